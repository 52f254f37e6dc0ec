import type { SpokenPreferences } from '@dropdeck/domain/shell/preferences';
import { currentLocale, setLocale, type Locale, type Message } from '@dropdeck/text';
import { languageFor, markLanguage } from './languages';

const pseudo = async (): Promise<Locale['translate']> => (await import('./pseudo')).translate;

/** Looks messages up in a language’s folder. */
const pack =
  (messages: Readonly<Record<string, Readonly<Record<string, Message>>>>): Locale['translate'] =>
  (catalogue, key) =>
    messages[catalogue]?.[key];

/** What a language says instead of English: a chunk each. */
const load: Readonly<Record<string, () => Promise<Locale['translate']>>> = {
  de: async () => pack((await import('./de')).default),
  es: async () => pack((await import('./es')).default),
  ar: async () => pack((await import('./ar')).default),
  'en-XA': pseudo,
  'en-XB': pseudo,
};

const keyOf = ({ language, values }: SpokenPreferences): string =>
  languageFor(language, navigator.languages).code + values;

let spoken = 'enshown';
let wanted = spoken;

/** Whether the page speaks as chosen already. */
export const isSpoken = (chosen: SpokenPreferences): boolean => keyOf(chosen) === spoken;

/**
 * Speaks as chosen from now on, and hides values or shows them. Rejects if what this needs does not load; the page then
 * stays as it is.
 */
export async function applyLocale(chosen: SpokenPreferences): Promise<void> {
  wanted = keyOf(chosen);
  const key = wanted;
  if (isSpoken(chosen)) return;
  const language = languageFor(chosen.language, navigator.languages);
  const { code, isRightToLeft } = language;
  const areValuesHidden = chosen.values === 'hidden';
  const own = await load[code]?.();
  const page =
    areValuesHidden || currentLocale().areValuesHidden ? await import('../browser/hiding/hiding') : undefined;
  // Another one was chosen meanwhile.
  if (wanted !== key) return;
  spoken = key;
  const translate = areValuesHidden ? page?.hiding(own) : own;
  setLocale({ language: code, isRightToLeft, areValuesHidden, translate });
  markLanguage(language);
  page?.setHiding(areValuesHidden);
}
