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

const keyOf = ({ language, values }: Pick<SpokenPreferences, 'language' | 'values'>): string =>
  `${languageFor(language, navigator.languages).code} ${values}`;

let spoken = 'en shown';
let wanted = spoken;

/** Whether the page speaks as chosen already. */
export const isSpoken = (chosen: SpokenPreferences): boolean => keyOf(chosen) === spoken;

/**
 * Speaks as chosen from now on, and hides values or shows them. Rejects if what this needs does not load; the page then
 * stays as it is.
 */
export async function applyLocale(chosen: SpokenPreferences): Promise<void> {
  setLocale({ numbers: chosen.numbers });
  const key = keyOf(chosen);
  const areValuesHidden = chosen.values === 'hidden';
  const isHiding = areValuesHidden || currentLocale().areValuesHidden === true;
  wanted = key;
  if (key === spoken) return;
  const language = languageFor(chosen.language, navigator.languages);
  const { code, isRightToLeft } = language;
  const translate = await load[code]?.();
  const page = isHiding ? await import('../browser/hiding/hiding') : undefined;
  // Another one was chosen meanwhile.
  if (wanted !== key) return;
  spoken = key;
  setLocale({
    language: code,
    isRightToLeft,
    areValuesHidden,
    translate: areValuesHidden ? page?.hiding(translate) : translate,
  });
  markLanguage(language);
  page?.setHiding(areValuesHidden);
}
