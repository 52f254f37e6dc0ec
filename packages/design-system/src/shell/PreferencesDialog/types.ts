import type { NumberFormat } from '@dropdeck/text';
import type { Formats } from '../../lib/format/formats';
import type { ThemeChoice } from '../navigation';

/** What a person can choose for this browser. */
export interface PreferenceValues extends Formats {
  /** The separators of numbers: 1,234.5 or 1.234,5 or 1 234,5. */
  readonly numbers: NumberFormat;
  readonly theme: ThemeChoice;
  readonly density: 'comfortable' | 'compact';
  readonly motion: 'device' | 'reduced';
  readonly values: 'shown' | 'hidden';
  readonly changes: 'allowed' | 'locked';
}
