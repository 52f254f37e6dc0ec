import {
  LocalizedStringDictionary,
  LocalizedStringFormatter,
  type LocalizedString,
} from '@internationalized/string';
import { currentLocale, formatNumber, type Locale } from './locale';

/** A message: plain text, or the function that the build makes of an ICU message with parameters. */
export type Message = LocalizedString;

/** ICU messages by key, whole sentences: `{ saved: 'Saved “{name}”.' }`. */
export type Catalogue = Readonly<Record<string, string>>;

/** What stands before a brace that begins a branch of a plural. */
type Branch = `${string}${'one' | 'other' | `=${number}`} `;

/** The parameters that an ICU message names. */
type Parameters<
  M extends string,
  Found = unknown,
  Place extends 'text' | 'plural' = 'text',
> = M extends `${infer Before}{${infer Rest}`
  ? `${Place}${Before}` extends `plural${Branch}`
    ? Parameters<Rest, Found, Place>
    : Rest extends `${infer Name}}${infer After}`
      ? Name extends `${infer Count}, plural,${string}`
        ? Rest extends `${Count}, plural,${infer Branches}`
          ? Parameters<Branches, Found & Readonly<Record<Count, number>>, 'plural'>
          : never
        : Name extends `${infer Count}, number`
          ? Parameters<After, Found & Readonly<Record<Count, number>>, Place>
          : Parameters<After, Found & Readonly<Record<Name, string | number>>, Place>
      : Found
  : Found;

/** Says a message of one catalogue. */
interface Say<M extends Catalogue> {
  <Key extends keyof M & string>(
    key: Key,
    ...values: unknown extends Parameters<M[Key]> ? [] : [values: Parameters<M[Key]>]
  ): string;
}

/** Says the messages of one catalogue in the page's language, at the time of the call. */
export interface Text<M extends Catalogue> extends Say<M> {
  readonly id: string;
  readonly messages: M;
  /** In the language of a locale. */
  readonly in: (locale: Locale) => Say<M>;
}

/** Numbers in messages as the person has chosen. */
class Formatter extends LocalizedStringFormatter {
  protected override number(value: number): string {
    return formatNumber(value);
  }
}

const noStrings = new LocalizedStringDictionary({});
let formatter = new Formatter('en', noStrings);
let formatterLanguage = 'en';

/** The plural rules of the language. */
function formatterOf(language: string): Formatter {
  if (language !== formatterLanguage) {
    formatter = new Formatter(language, noStrings);
    formatterLanguage = language;
  }
  return formatter;
}

const SLOT = '\uE000';

/** A mark in a message where an element comes: give it as the value of a parameter, and the whole to `fill`. */
export const slot = (name: string): string => SLOT + name + SLOT;

type Values = Readonly<Record<string, string | number>> | undefined;

/** Names, links and other data keep their own direction within a sentence that runs from right to left. */
const isolated = (values: Values): Values =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value[0] !== SLOT ? `\u2068${value}\u2069` : value,
    ]),
  );

/**
 * A catalogue: the English text of what loads together, in a `text.en.ts` beside it. Call the result while rendering
 * or answering, never while a module loads: the language may not be known yet, and it may change.
 * @param id The path of the folder, by which translations find it.
 */
export function defineText<const M extends Catalogue>(id: string, messages: M): Text<M> {
  const english: Readonly<Record<string, Message>> = messages;
  const say = (
    { language, isRightToLeft = false, translate }: Locale,
    key: string,
    values?: Values,
  ): string => {
    const own = english[key] ?? key;
    const message = translate?.(id, key, own) ?? own;
    if (typeof message === 'string') return message;
    return message(isRightToLeft ? isolated(values) : values, formatterOf(language));
  };
  const t = (...message: [key: string, values?: Values]) => say(currentLocale(), ...message);
  return Object.assign(t, {
    id,
    messages,
    in: (locale: Locale) => say.bind(null, locale),
  }) as Text<M>;
}
