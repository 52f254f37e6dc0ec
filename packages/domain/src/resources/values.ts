import type { Field } from '../kernel/save';
import { t } from './fields/text.en';

/** A field before and after, as text. */
export interface ChangedValue {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly isSecret?: boolean;
}

/** A value as text: a flag as Yes or No, a list line by line. */
export const plainText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  return Array.isArray(value) ? value.map(String).join('\n') : String(value);
};

/** A field of a value as text; '' for none. */
export const textIn = (value: object | null, { key, textOf = plainText }: Field): string =>
  textOf((value as Readonly<Record<string, unknown>> | null)?.[key]);

/** The fields whose texts differ, for plans and comparisons; all with a text of what was not there before. */
export const changedValues = (
  fields: readonly Field[],
  before: object | null,
  after: object | null,
): readonly ChangedValue[] =>
  fields.flatMap((field) => {
    const [was, is] = [
      before === null ? '' : textIn(before, field),
      after === null ? '' : textIn(after, field),
    ];
    if (was === is) return [];
    const value = { label: field.label, before: was, after: is };
    return [field.secret === undefined ? value : { ...value, isSecret: true }];
  });
