import type { ReactNode } from 'react';
import type { FieldTexts } from '../Field/Field';

export interface SelectOption<Id extends string = string> {
  id: Id;
  label: string;
  /** What the option means: a second line in the list, beside the chosen one in the field. */
  description?: string | undefined;
  /** A 16 px `Icon` or a small Avatar. */
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface SelectProps<Id extends string = string> extends FieldTexts {
  options: ReadonlyArray<SelectOption<Id>>;
  /** Id of the chosen option; null for none. */
  value: Id | null;
  onChange: (value: Id) => void;
  placeholder?: string | undefined;
  isDisabled?: boolean | undefined;
  /** The labels are names that others may not see on a shared screen. */
  isSecret?: boolean | undefined;
  /** Controls the state; for stories. */
  isOpen?: boolean | undefined;
}
