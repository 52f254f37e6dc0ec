import type { ReactNode } from 'react';
import { countsOf } from '../../internal/formatCount';
import { timeFormatOf } from '../../internal/formatTime';
import { useMinute } from '../../internal/useMinute';
import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup';
import { Select } from '../../primitives/Select/Select';
import { preferenceLabels, preferenceOptions } from './preferenceLabels';
import { Fields, Preview, Section } from './preferenceStyles';
import { PreferencesFile, type PreferencesFileProps } from './PreferencesFile';
import { TimeZoneField } from './TimeZoneField';
import type { PreferenceValues } from './types';

/** Has a group and a decimal separator. */
const SAMPLE = 12_345.6;

export type { PreferenceDifference, PreferenceImport, PreferenceValues } from './types';

export interface PreferencesDialogProps extends PreferencesFileProps {
  isOpen: boolean;
  onClose: () => void;
  /** Keep the value stable. */
  values: PreferenceValues;
  /** A choice; it applies at once. */
  onChange: (changed: Partial<PreferenceValues>) => void;
  /** Undoes the import or the reset; undefined without any. */
  onUndo?: (() => void) | undefined;
  /** The moment of the preview, in milliseconds since the epoch; now by default. For stories. */
  previewAt?: number | undefined;
}

/**
 * The preferences of this browser: appearance, lists, dates and times, numbers, and their file. There is no Save: each
 * choice applies at once.
 */
export function PreferencesDialog({
  isOpen,
  onClose,
  values,
  onChange,
  onUndo,
  previewAt,
  ...file
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
      footer={
        <>
          {onUndo && (
            <Button variant="ghost" onPress={() => onUndo()}>
              Undo
            </Button>
          )}
          <Button onPress={() => onClose()}>Close</Button>
        </>
      }
    >
      <Section>
        <h3>Appearance</h3>
        <Fields>
          {radios('theme')}
          {radios('motion')}
        </Fields>
      </Section>
      <Section>
        <h3>Lists</h3>
        <p>A list for which you have chosen a density keeps it.</p>
        {radios('density')}
      </Section>
      <Section>
        <h3>Dates and times</h3>
        <Fields>
          <TimeZoneField
            label={preferenceLabels.timeZone}
            value={values.timeZone}
            onChange={(timeZone) => onChange({ timeZone })}
            at={at}
          />
          {select('hours')}
          {select('weekStart')}
          {radios('times')}
        </Fields>
        <Preview aria-label="Preview of dates and times">
          <dt>Date</dt>
          <dd>{date(at)}</dd>
          <dt>Time</dt>
          <dd>{`${time(at)}, ${zone(at)}`}</dd>
        </Preview>
      </Section>
      <Section>
        <h3>Numbers</h3>
        <Fields>{select('numbers')}</Fields>
        <Preview aria-label="Preview of numbers">
          <dt>Number</dt>
          <dd>{countsOf(values.numbers).formatCount(SAMPLE)}</dd>
        </Preview>
      </Section>
      <Section>
        <h3>This browser</h3>
        <p>
          The file has the preferences, the views and columns of lists, and your keys. It has nothing about
          you or your sign-in.
        </p>
        <PreferencesFile {...file} />
      </Section>
    </Dialog>
  );
}
