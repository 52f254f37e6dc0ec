import { Label, Text } from 'react-aria-components/TextField';
import type { FieldParts, FieldTexts } from './Field';

/** The label and the line below a field of React Aria, which associates them by itself. */
export const ariaParts: FieldParts = { Label, Message: Text };

/** What a field of React Aria gets of the texts around it. Rules live in the domain. */
export const ariaValidation = ({ isRequired = false, error }: FieldTexts) => ({
  isRequired,
  isInvalid: Boolean(error),
  validationBehavior: 'aria' as const,
});
