import type { Formats } from '../../internal/formats';
import type { ThemeChoice } from '../../layout/navigation';

/** What a person can choose for this browser. */
export interface PreferenceValues extends Formats {
  readonly theme: ThemeChoice;
  readonly density: 'comfortable' | 'compact';
  readonly motion: 'device' | 'reduced';
}

/** A difference between the preferences and a file. Lists have the number of their views. */
export interface PreferenceDifference {
  /** The name of a preference, `sidebar`, `keys` or `list:` with the name of a list. */
  readonly subject: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** A chosen file: what importing it would change, or why it cannot be imported. */
export type PreferenceImport =
  | { readonly changes: readonly PreferenceDifference[] }
  | { readonly refusal: 'not-json' | 'foreign' | 'newer' };
