import type { PreferenceDifference, PreferenceValues } from './types';

interface Option<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly description?: string;
}

/** The options of each preference, in their order. */
export const preferenceOptions: {
  readonly [Name in Exclude<keyof PreferenceValues, 'timeZone'>]: readonly Option<PreferenceValues[Name]>[];
} = {
  theme: [
    { id: 'light', label: 'Light' },
    { id: 'dark', label: 'Dark' },
    { id: 'system', label: 'System' },
  ],
  motion: [
    { id: 'device', label: 'As the device' },
    { id: 'reduced', label: 'Reduced' },
  ],
  density: [
    { id: 'comfortable', label: 'Comfortable' },
    { id: 'compact', label: 'Compact' },
  ],
  hours: [
    { id: '24', label: '24 hours' },
    { id: '12', label: '12 hours' },
    { id: 'browser', label: 'Browser’s' },
  ],
  weekStart: [
    { id: 'browser', label: 'Browser’s' },
    { id: 'monday', label: 'Monday' },
    { id: 'sunday', label: 'Sunday' },
    { id: 'saturday', label: 'Saturday' },
  ],
  times: [
    { id: 'absolute', label: 'Absolute', description: '14:02' },
    { id: 'relative', label: 'Relative', description: '5 minutes ago' },
  ],
  numbers: [
    { id: 'comma', label: '1,234.5' },
    { id: 'point', label: '1.234,5' },
    { id: 'space', label: '1 234,5' },
    { id: 'browser', label: 'Browser’s' },
  ],
};

export const preferenceLabels: Readonly<Record<keyof PreferenceValues, string>> = {
  theme: 'Theme',
  motion: 'Motion',
  density: 'Density',
  timeZone: 'Time zone',
  hours: 'Hours',
  weekStart: 'First day of the week',
  times: 'Times',
  numbers: 'Number format',
};

const otherLabels: Readonly<Record<string, string>> = {
  ...preferenceLabels,
  sidebar: 'Sidebar',
  keys: 'Keys',
  'list:access': 'Views and columns of Dashboard access',
  'list:commands': 'Views and columns of Commands',
  'list:customers': 'Views of Customers',
  'list:inputs': 'Views and columns of a monitor’s inputs',
  'list:monitors': 'Views and columns of Monitors',
  'list:redirects': 'Views and columns of Redirects',
};

const options: Readonly<Record<string, readonly Option<string>[]>> = {
  ...preferenceOptions,
  sidebar: [
    { id: 'open', label: 'Open' },
    { id: 'collapsed', label: 'Collapsed' },
  ],
};

function valueLabel(subject: string, value: string | null): string {
  if (subject.startsWith('list:')) return value === '1' ? '1 view' : `${value ?? 0} views`;
  if (subject === 'timeZone') return value ?? 'Browser’s';
  return options[subject]?.find(({ id }) => id === value)?.label ?? value ?? '';
}

/** A difference as text: “Theme”, and “Light → Dark” or “changed”. */
export function differenceText({ subject, from, to }: PreferenceDifference): { label: string; text: string } {
  const label = otherLabels[subject] ?? subject;
  const [before, after] = [valueLabel(subject, from), valueLabel(subject, to)];
  return { label, text: before === after ? 'changed' : `${before} → ${after}` };
}
