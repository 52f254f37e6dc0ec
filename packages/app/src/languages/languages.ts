/** A language that the product speaks. */
export interface Language {
  /** A BCP 47 tag, also for `Intl`. */
  readonly code: string;
  /** In itself: “Deutsch”. */
  readonly name: string;
  readonly isRightToLeft?: true;
  /** For tests of the layout, in no menu. */
  readonly isPseudo?: true;
}

/** The languages, in the order of the menu. The first is the reference; the others are a JSON file each. */
export const languages: readonly [Language, ...(readonly Language[])] = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'es', name: 'Español' },
  { code: 'ar', name: 'العربية', isRightToLeft: true },
  { code: 'en-XA', name: 'Pseudo', isPseudo: true },
  { code: 'en-XB', name: 'Pseudo, mirrored', isPseudo: true, isRightToLeft: true },
];

/**
 * The language of the page: the chosen one, else the first of the browser's that the product speaks, else English.
 *
 * @param chosen A code; `null` follows the browser.
 * @param accepted The browser's languages, the best first.
 */
export function languageFor(chosen: string | null, accepted: readonly string[]): Language {
  const known = languages.find(({ code }) => code === chosen);
  if (known) return known;
  for (const tag of accepted) {
    const [base = ''] = tag.toLowerCase().split('-');
    const spoken = languages.find(({ code }) => code === base);
    if (spoken) return spoken;
  }
  return languages[0];
}

/** Says to the browser in which language the document is. */
export function markLanguage({ code, isRightToLeft }: Language): void {
  const { documentElement } = document;
  documentElement.lang = code;
  if (isRightToLeft) documentElement.dir = 'rtl';
  else documentElement.removeAttribute('dir');
}
