import type { Formats } from '../../lib/format/formats';
import type { ThemeChoice } from '../navigation';

/** What a person can choose for this browser. */
export interface PreferenceValues extends Formats {
  readonly theme: ThemeChoice;
  readonly density: 'comfortable' | 'compact';
  readonly motion: 'device' | 'reduced';
}
