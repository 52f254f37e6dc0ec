import type { Message } from './text';

/** How the page speaks. */
export interface Locale {
  /** A BCP 47 tag: `en`, `de`. */
  readonly language: string;
  readonly isRightToLeft?: boolean | undefined;
  /** A message in another language than English; `undefined` where it has none. */
  readonly translate?:
    | ((catalogue: string, key: string, english: Message) => Message | undefined)
    | undefined;
  /** What an EU size range is about elsewhere, as props of an element: “≈ US 4–15”, named “About US 4 to 15”. */
  readonly sizes?:
    | ((range: string) => Readonly<Record<'role' | 'children' | 'aria-label', string>> | undefined)
    | undefined;
}

let locale: Locale = { language: 'en' };
const listeners = new Set<() => void>();

/** What the page speaks now. The same object until it changes. */
export const currentLocale = (): Locale => locale;

/** Changes how the page speaks, before the first render or while it is shown. */
export function setLocale(change: Partial<Locale>): void {
  if (Object.entries(change).every(([key, value]) => locale[key as keyof Locale] === value)) return;
  locale = { ...locale, ...change };
  for (const listener of listeners) listener();
}

/** What a function says in English, for what is stored and read again in any language. */
export function inEnglish<Result>(say: () => Result): Result {
  const own = locale;
  locale = { language: 'en' };
  try {
    return say();
  } finally {
    locale = own;
  }
}

/** Calls the listener after each change, until the returned function is called. */
export function subscribeLocale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A table of text at module level: made at the first call, and again when the page speaks otherwise. */
export function localized<Table>(make: () => Table): () => Table {
  let made: readonly [Locale, Table] | undefined;
  return () => {
    if (made?.[0] !== locale) made = [locale, make()];
    return made[1];
  };
}

/** Kept, because creating a formatter is slow. */
let numbers: Intl.NumberFormat | undefined;

/** “12,345” with the browser's separators, in Western digits. */
export function formatNumber(value: number): string {
  // The same in every format; the first formatter of a visit takes as long as a component to render.
  if (Number.isInteger(value) && value >= 0 && value < 1_000) return String(value);
  numbers ??= new Intl.NumberFormat(undefined, { numberingSystem: 'latn' });
  return numbers.format(value);
}

const listTypes = { and: 'conjunction', or: 'disjunction', comma: 'unit' } as const;

/** “a, b and c” in the page's language; with `or`, “a, b or c”, with `comma`, “a, b, c”. */
export function formatList(items: Iterable<string>, join: keyof typeof listTypes = 'and'): string {
  const list = [...items];
  // The first formatter of a visit takes as long as a table of rows to render.
  if (list.length < 2) return list.join('');
  const language = locale.language === 'en' ? 'en-GB' : locale.language;
  const style = join === 'comma' ? 'short' : 'long';
  return new Intl.ListFormat(language, { type: listTypes[join], style }).format(list);
}
