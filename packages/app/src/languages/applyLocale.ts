import type { SpokenPreferences } from '@dropdeck/domain/shell/preferences';
import { setLocale, type Locale, type Message } from '@dropdeck/text';
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

let spoken = 'en';
let wanted = spoken;

/** Whether the page speaks the chosen language already. */
export const isSpoken = (chosen: string | null): boolean =>
  languageFor(chosen, navigator.languages).code === spoken;

/** Speaks as chosen from now on. Rejects if the language does not load; the page then keeps the one that it has. */
export async function applyLocale({ language: chosen, numbers }: SpokenPreferences): Promise<void> {
  setLocale({ numbers });
  const language = languageFor(chosen, navigator.languages);
  const { code, isRightToLeft } = language;
  wanted = code;
  if (code === spoken) return;
  const translate = await load[code]?.();
  // Another one was chosen meanwhile.
  if (wanted !== code) return;
  spoken = code;
  setLocale({ language: code, isRightToLeft, translate });
  markLanguage(language);
}
