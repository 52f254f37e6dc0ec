import type { Field } from '../../kernel/save';

/** Declares fields with the labels of a catalogue. */
export const labelsOf =
  <Word extends string>(t: (word: Word) => string) =>
  <Key extends string>(
    key: Key,
    label: Word,
    options: Omit<Field, 'key' | 'label'> = {},
  ): Field & { readonly key: Key } => ({
    key,
    get label() {
      return t(label);
    },
    ...options,
  });
