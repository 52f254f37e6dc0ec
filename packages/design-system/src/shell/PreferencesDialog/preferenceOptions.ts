import { localized } from '@dropdeck/text';
import { t } from './text.en';
import type { PreferenceValues } from './types';

interface Option<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly description?: string;
}

/** The options of each preference, in their order. */
export type PreferenceOptions = {
  readonly [Name in Exclude<keyof PreferenceValues, 'timeZone' | 'values' | 'changes'>]: readonly Option<
    PreferenceValues[Name]
  >[];
};

/** The options in the page’s language. */
export const preferenceOptions = localized((): PreferenceOptions => ({
  theme: [
    { id: 'light', label: t('light') },
    { id: 'dark', label: t('dark') },
    { id: 'system', label: t('system') },
  ],
  motion: [
    { id: 'device', label: t('device') },
    { id: 'reduced', label: t('reduced') },
  ],
  density: [
    { id: 'comfortable', label: t('comfortable') },
    { id: 'compact', label: t('compact') },
  ],
  hours: [
    { id: '24', label: t('hours24') },
    { id: '12', label: t('hours12') },
    { id: 'browser', label: t('browser') },
  ],
  weekStart: [
    { id: 'browser', label: t('browser') },
    { id: 'monday', label: t('monday') },
    { id: 'sunday', label: t('sunday') },
    { id: 'saturday', label: t('saturday') },
  ],
  times: [
    { id: 'absolute', label: t('absolute'), description: '14:02' },
    { id: 'relative', label: t('relative'), description: t('relativeExample') },
  ],
  numbers: [
    { id: 'comma', label: '1,234.5' },
    { id: 'point', label: '1.234,5' },
    { id: 'space', label: '1 234,5' },
    { id: 'browser', label: t('browser') },
  ],
}));
