const FALLBACK = 'en-US';

/**
 * The language for the order of a date's parts and similar: the browser's, unless the browser reports none that is valid.
 * The product is in English, so a language that is written from right to left would only turn the arrow keys around.
 */
export function languageOf({ language }: { readonly language: string }): string {
  try {
    const [canonical = FALLBACK] = Intl.getCanonicalLocales(language);
    return /^(?:ar|dv|fa|he|ks|ku|ps|sd|ug|ur|yi)\b/.test(canonical) ? FALLBACK : canonical;
  } catch {
    return FALLBACK;
  }
}
