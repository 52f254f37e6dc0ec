import type { ThemeChoice } from '../navigation';

/** What a person can choose for this browser. */
export interface PreferenceValues {
  readonly theme: ThemeChoice;
  readonly values: 'shown' | 'hidden';
}
