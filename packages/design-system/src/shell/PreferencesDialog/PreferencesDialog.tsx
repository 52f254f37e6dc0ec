import type { ReactNode } from 'react';
import { numberFormatOf } from '@dropdeck/text';
import { timeFormatOf, timeZoneOf } from '../../lib/format/formatTime';
import { useMinute } from '../../lib/react/useMinute';
import { Button, Dialog, Disclosure, RadioGroup, Select } from '../../primitives';
import LanguageSelect from '../../patterns/LanguageSelect/LanguageSelect';
import { preferenceLabels, preferenceOptions } from './preferenceLabels';
import { Fields, Muted, Preview, Section } from './preferenceStyles';
import { TimeZoneField } from './TimeZoneField';
import type { PreferenceValues } from './types';

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
  const now = useMinute();
  const at = previewAt ?? now;
  const { date, time, zone } = timeFormatOf(values);
  const radios = <Name extends 'theme' | 'motion' | 'density' | 'times'>(name: Name): ReactNode => (
    <RadioGroup<PreferenceValues[Name]>
      label={preferenceLabels[name]}
      options={preferenceOptions[name]}
      value={values[name]}
      onChange={(value) => onChange({ [name]: value })}
      orientation="horizontal"
    />
  );
  const select = <Name extends 'hours' | 'weekStart' | 'numbers'>(name: Name): ReactNode => (
    <Select<PreferenceValues[Name]>
      label={preferenceLabels[name]}
      options={[...preferenceOptions[name]]}
      value={values[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Preferences"
      description="They apply at once, and belong to this browser."
      footer={<Button onPress={onClose}>Close</Button>}
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
          title="Formats and motion"
          level={3}
          aside={
            <Muted>{`${timeZoneOf(values)}${values.timeZone === null ? ', from this browser' : ''}`}</Muted>
          }
        >
          <Fields>
            <TimeZoneField
              label={preferenceLabels.timeZone}
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
          <Preview aria-label="Preview">
            <dt>Date</dt>
            <dd>{date(at)}</dd>
            <dt>Time</dt>
            <dd>{`${time(at)}, ${zone(at)}`}</dd>
            <dt>Number</dt>
            <dd>{numberFormatOf(values.numbers).format(SAMPLE)}</dd>
          </Preview>
        </Disclosure>
      </Section>
    </Dialog>
  );
}
