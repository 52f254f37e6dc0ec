import type { Formats } from '../../internal/formats';
import type { ThemeChoice } from '../../layout/navigation';

/** What a person can choose for this browser. */
export interface PreferenceValues extends Formats {
  readonly theme: ThemeChoice;
  readonly density: 'comfortable' | 'compact';
  readonly motion: 'device' | 'reduced';
}
