import type { ReactNode } from 'react';
import { formatList, numberFormatOf } from '@dropdeck/text';
import { timeFormatOf, timeZoneOf } from '../../lib/format/formatTime';
import { useMinute } from '../../lib/react/useMinute';
import { Button, Dialog, Disclosure, RadioGroup, Select } from '../../primitives';
import LanguageSelect from '../../patterns/LanguageSelect/LanguageSelect';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import type { SharedSectionProps } from './SharedSection';
import { preferenceOptions, type PreferenceOptions } from './preferenceOptions';
import { Fields, Muted, Preview, Section } from './preferenceStyles';
import { TimeZoneField } from './TimeZoneField';
import type { PreferenceValues } from './types';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

const sharedSection = createLazyComponent<SharedSectionProps>(() => import('./SharedSection'));

const labelOf = (name: keyof PreferenceOptions): string => t(name);

/** Has a group and a decimal separator. */
const SAMPLE = 12_345.6;

export interface PreferencesDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Keep the value stable. */
  values: PreferenceValues;
  /** A choice; it applies at once. */
  onChange: (changed: Partial<PreferenceValues>) => void;
  /** The moment of the preview, in milliseconds since the epoch; now by default. For stories. */
  previewAt?: number | undefined;
}

/**
 * The preferences of this browser. What the browser knows by itself is folded. There is no Save: each choice applies at
 * once.
 */
export function PreferencesDialog({
  isOpen,
  onClose,
  values,
  onChange,
  previewAt,
}: PreferencesDialogProps): ReactNode {
  useLocale();
  const now = useMinute();
  const at = previewAt ?? now;
  const { date, time, zone } = timeFormatOf(values);
  const modes = [
    ...(values.values === 'hidden' ? [t('hidden')] : []),
    ...(values.changes === 'locked' ? [t('locked')] : []),
  ];
  const radios = <Name extends 'theme' | 'motion' | 'density' | 'times'>(name: Name): ReactNode => (
    <RadioGroup<PreferenceValues[Name]>
      label={labelOf(name)}
      options={preferenceOptions()[name]}
      value={values[name]}
      onChange={(value) => onChange({ [name]: value })}
      orientation="horizontal"
    />
  );
  const select = <Name extends 'hours' | 'weekStart' | 'numbers'>(name: Name): ReactNode => (
    <Select<PreferenceValues[Name]>
      label={labelOf(name)}
      options={[...preferenceOptions()[name]]}
      value={values[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      description={t('description')}
      footer={<Button onPress={onClose}>{common('close')}</Button>}
    >
      <Section>
        <Fields>
          <LanguageSelect />
          {radios('theme')}
          {radios('density')}
        </Fields>
      </Section>
      <Section>
        <Disclosure
          title={t('shared')}
          level={3}
          aside={<Muted>{modes.length === 0 ? t('off') : formatList(modes, 'comma')}</Muted>}
        >
          <Lazy component={sharedSection} props={{ values, onChange }} />
        </Disclosure>
      </Section>
      <Section>
        <Disclosure
          title={t('formats')}
          level={3}
          aside={
            <Muted>
              {values.timeZone === null ? t('zoneOfBrowser', { zone: timeZoneOf(values) }) : values.timeZone}
            </Muted>
          }
        >
          <Fields>
            <TimeZoneField
              label={t('timeZone')}
              value={values.timeZone}
              onChange={(timeZone) => onChange({ timeZone })}
              at={at}
            />
            {select('hours')}
            {select('weekStart')}
            {select('numbers')}
            {radios('times')}
            {radios('motion')}
          </Fields>
          <Preview aria-label={t('preview')}>
            <dt>{t('date')}</dt>
            <dd>{date(at)}</dd>
            <dt>{t('time')}</dt>
            <dd>{`${time(at)}, ${zone(at)}`}</dd>
            <dt>{t('number')}</dt>
            <dd>{numberFormatOf(values.numbers).format(SAMPLE)}</dd>
          </Preview>
        </Disclosure>
      </Section>
    </Dialog>
  );
}
