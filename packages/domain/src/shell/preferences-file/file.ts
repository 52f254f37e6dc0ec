import * as z from 'zod/mini';
import { preferenceKeys } from '../preferences';
import { listKey, listNames, type ListName } from '../../kernel/list/names';
import { readPersonal, writePersonal } from '../../kernel/list/personal';
import { formatChoices, parseChoices, readChoices } from '../choices';

/** Entries of local storage by their keys; `null` for a missing one. */
export type Entries = Readonly<Record<string, string | null>>;

/** Where the changed keys of the keyboard are stored. */
export const KEYS_KEY = 'dropdeck:keys';

/**
 * What an account has in a file, besides the preferences of the browser. The token, the name and what was searched for
 * never leave the browser.
 */
export const accountKeys: readonly string[] = [...listNames.map(listKey), KEYS_KEY];

const FORMAT = 'dropdeck-preferences';
const VERSION = 1;

const schema = z.object({
  format: z.string(),
  version: z.number(),
  theme: z.optional(z.unknown()),
  sidebar: z.optional(z.unknown()),
  preferences: z.optional(z.unknown()),
  lists: z.optional(z.unknown()),
  keys: z.optional(z.unknown()),
});
const record = z.record(z.string(), z.unknown());

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A foreign file is refused with a reason.
    return undefined;
  }
}

/** The file's text for the stored entries. */
export function writeFile(entries: Entries): string {
  const jsonOf = (key: string): unknown => parseJson(entries[key] ?? 'null') ?? null;
  const lists = listNames.flatMap((name): [ListName, unknown][] => {
    const text = writePersonal(readPersonal(entries[listKey(name)] ?? null));
    return text === null ? [] : [[name, JSON.parse(text)]];
  });
  const file = {
    format: FORMAT,
    version: VERSION,
    theme: entries[preferenceKeys.theme] ?? 'system',
    sidebar: entries[preferenceKeys.sidebar] === 'collapsed' ? 'collapsed' : 'open',
    preferences: parseChoices(entries[preferenceKeys.choices] ?? null),
    lists: Object.fromEntries(lists),
    keys: jsonOf(KEYS_KEY),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Why a file was refused. */
export type Refusal = 'not-json' | 'foreign' | 'newer';

/**
 * Reads a file of `writeFile`. Broken values in it are the default; parts that it lacks are left as they are.
 *
 * @returns the entries to store, or why the file was refused.
 */
export function readFile(text: string): { readonly entries: Entries } | { readonly refusal: Refusal } {
  const json = parseJson(text);
  if (json === undefined) return { refusal: 'not-json' };
  const read = schema.safeParse(json);
  if (!read.success || read.data.format !== FORMAT) return { refusal: 'foreign' };
  if (read.data.version > VERSION) return { refusal: 'newer' };
  const { theme, sidebar, preferences, keys } = read.data;
  const lists = record.safeParse(read.data.lists).data ?? {};
  const known = listNames.filter((name) => Object.hasOwn(lists, name));
  return {
    entries: {
      ...(theme === undefined
        ? {}
        : { [preferenceKeys.theme]: theme === 'light' || theme === 'dark' ? theme : null }),
      ...(sidebar === undefined
        ? {}
        : { [preferenceKeys.sidebar]: sidebar === 'collapsed' ? sidebar : null }),
      ...(preferences === undefined
        ? {}
        : { [preferenceKeys.choices]: formatChoices(readChoices(preferences)) }),
      ...Object.fromEntries(
        known.map((name) => [listKey(name), writePersonal(readPersonal(JSON.stringify(lists[name])))]),
      ),
      ...(keys === undefined
        ? {}
        : { [KEYS_KEY]: keys === null ? null : JSON.stringify(record.safeParse(keys).data ?? {}) }),
    },
  };
}
