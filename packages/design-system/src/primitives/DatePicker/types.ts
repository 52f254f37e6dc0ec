import type { FieldTexts } from '../Field/Field';

export interface DatePickerProps extends FieldTexts {
  /** A date as `yyyy-MM-dd`; `null` while empty or invalid. */
  value: string | null;
  /** Called while typing or picking with a complete date, or `null` when it is cleared. */
  onChange: (value: string | null) => void;
  /** The focus left the whole field: the date is committed. */
  onBlur?: (() => void) | undefined;
  /** For users of the package: the product does not disable it. */
  isDisabled?: boolean | undefined;
}
