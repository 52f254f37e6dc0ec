import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { EnglishCatalogue, Translations } from './catalogues.ts';

/** What is wrong with a language, or may be: lists of `catalogue:key`. */
export interface Status {
  readonly total: number;
  readonly missing: readonly string[];
  /** In no English catalogue. */
  readonly unknown: readonly string[];
  /** Not ICU, or with other parameters than English. */
  readonly broken: readonly string[];
  readonly sameAsEnglish: readonly string[];
  /** Half as long again as English, and more than a word longer. */
  readonly tooLong: readonly string[];
}

/** The parameters of a message; null if it is not ICU. */
function parametersOf(text: string): ReadonlySet<string> | null {
  const names = new Set<string>();
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      names.add(element.value);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const { value } of Object.values(element.options)) visit(value);
    }
  };
  try {
    visit(parse(text));
    return names;
  } catch {
    return null;
  }
}

const GROWTH = 1.5;
const WORD = 12;

/** Compares a language with English. */
export function statusOf(catalogues: readonly EnglishCatalogue[], translations: Translations): Status {
  const status = {
    total: 0,
    missing: [] as string[],
    unknown: [] as string[],
    broken: [] as string[],
    sameAsEnglish: [] as string[],
    tooLong: [] as string[],
  };
  for (const { id, messages } of catalogues) {
    for (const [key, { text: english }] of messages) {
      status.total++;
      const name = `${id}:${key}`;
      const text = translations.get(id)?.get(key);
      if (text === undefined) {
        status.missing.push(name);
        continue;
      }
      const parameters = parametersOf(text);
      const expected = parametersOf(english);
      if (
        parameters === null ||
        [...parameters].toSorted().join(' ') !== [...(expected ?? [])].toSorted().join(' ')
      )
        status.broken.push(name);
      if (text === english && /[a-z]{3}/i.test(english)) status.sameAsEnglish.push(name);
      if (!text.includes('plural,') && text.length > Math.max(english.length * GROWTH, english.length + WORD))
        status.tooLong.push(name);
    }
  }
  const known = new Map(catalogues.map(({ id, messages }) => [id, messages]));
  for (const [id, own] of translations)
    for (const key of own.keys()) if (!known.get(id)?.has(key)) status.unknown.push(`${id}:${key}`);
  return status;
}
