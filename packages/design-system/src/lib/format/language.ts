import { currentLocale, type Locale } from '@dropdeck/text';

const FALLBACK = 'en-US';

/**
 * The locale for the order of a date's parts and similar: the page's language as the browser's region has it. An English
 * page follows any browser, unless that reports no valid language, or one that would turn the arrow keys around.
 */
export function languageOf(
  { language }: { readonly language: string },
  page: Pick<Locale, 'language' | 'isRightToLeft'> = { language: 'en' },
): string {
  const isEnglish = page.language.startsWith('en');
  // React Aria takes the direction from the locale; mirrored English has none of its own.
  if (page.isRightToLeft) return `${isEnglish ? 'ar' : page.language}-u-nu-latn`;
  try {
    const [canonical = FALLBACK] = Intl.getCanonicalLocales(language);
    if (!isEnglish) return canonical.split('-')[0] === page.language ? canonical : page.language;
    return /^(?:ar|dv|fa|he|ks|ku|ps|sd|ug|ur|yi)\b/.test(canonical) ? FALLBACK : canonical;
  } catch {
    return isEnglish ? FALLBACK : page.language;
  }
}

/** The language of dates and prices, with Western digits; English is American (specification 2.12). */
export const languageOfFormats = (): string => {
  const { language } = currentLocale();
  return `${language.startsWith('en') ? FALLBACK : language}-u-nu-latn`;
};
