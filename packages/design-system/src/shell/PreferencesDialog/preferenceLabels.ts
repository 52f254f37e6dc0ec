import type { PreferenceValues } from './types';

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
