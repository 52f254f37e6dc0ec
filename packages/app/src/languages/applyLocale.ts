import type { Preferences } from '@dropdeck/domain/shell/preferences';
import { setLocale, type Locale, type Message } from '@dropdeck/text';
import { languageFor, markLanguage } from './languages';

const pseudo = async (): Promise<Locale['translate']> => (await import('./pseudo')).translate;

type Translation = Readonly<Record<string, Readonly<Record<string, Message>>>>;

/** What other languages say instead of English: a chunk each. */
const translations = import.meta.glob<Translation>('./*.json', { import: 'default' });

async function load(code: string): Promise<Locale['translate']> {
  if (code.startsWith('en-')) return pseudo();
  const messages = await translations[`./${code}.json`]?.();
  return messages && ((catalogue, key) => messages[catalogue]?.[key]);
}

type Chosen = Pick<Preferences, 'language'>;

const codeOf = ({ language }: Chosen): string => languageFor(language, navigator.languages).code;

let spoken = 'en';
let wanted = spoken;

/** Whether the page speaks as chosen already. */
export const isSpoken = (chosen: Chosen): boolean => codeOf(chosen) === spoken;

/** Speaks as chosen from now on. Rejects if the language does not load; the page then stays as it is. */
export async function applyLocale(chosen: Chosen): Promise<void> {
  const language = languageFor(chosen.language, navigator.languages);
  const { code, isRightToLeft } = language;
  wanted = code;
  if (code === spoken) return;
  const translate = await load(code);
  // Another one was chosen meanwhile.
  if (wanted !== code) return;
  spoken = code;
  setLocale({ language: code, isRightToLeft, translate });
  markLanguage(language);
}
