import type { NewCustomer } from '../../contract/calls/onboarding';
import { readLink } from '../../kernel/pasted';
import { t } from './text.en';

export interface SetupValues {
  readonly name: string;
  readonly imageUrl: string;
  readonly hexColor: string;
  readonly footerText: string;
  readonly footerIcon: string;
}
export type SetupField = keyof SetupValues;

/** The initial color (specification 9). */
export const DEFAULT_COLOR = '#1c2a97';

export const emptySetup: SetupValues = {
  name: '',
  imageUrl: '',
  hexColor: DEFAULT_COLOR,
  footerText: '',
  footerIcon: '',
};

/** Whether a text is a hex color: 3 or 6 digits, the leading # optional (specification 5). */
export const isHexColor = (text: string): boolean => /^#?(?:[\da-f]{3}|[\da-f]{6})$/i.test(text);

/** Errors by field; empty if the form is valid. */
export function setupErrors(values: SetupValues): Partial<Record<SetupField, string>> {
  const errors: Partial<Record<SetupField, string>> = {};
  for (const field of Object.keys(emptySetup) as SetupField[]) {
    if (values[field].trim() === '') errors[field] = t(`${field}Required`);
  }
  if (!isHexColor(values.hexColor)) errors.hexColor = t('invalidColor');
  return errors;
}

/** The payload of POST /v1/create/customer; texts as typed, links as read. */
export const toNewCustomer = (values: SetupValues): NewCustomer => ({
  name: values.name,
  image_url: readLink(values.imageUrl),
  hex_color: values.hexColor,
  footer_text: values.footerText,
  footer_icon: readLink(values.footerIcon),
});
