import { createEvent, sample } from 'effector';
import * as z from 'zod/mini';
import { $choicesText, choicesWritten } from '../index';
import { numberFormats, type NumberFormat } from '../../../kernel/format';
import { readJson } from '../../../kernel/page/read-json';
import { isTimeZone } from './zone';

/** What a person has chosen for this browser, besides the theme and the sidebar. */
export interface Choices {
  /** Of every list for which the person has not chosen another one. */
  readonly density: 'comfortable' | 'compact';
  readonly motion: 'device' | 'reduced';
  /** An IANA name; `null` follows the browser. */
  readonly timeZone: string | null;
  readonly hours: '24' | '12' | 'browser';
  readonly weekStart: 'browser' | 'monday' | 'sunday' | 'saturday';
  readonly times: 'absolute' | 'relative';
  readonly numbers: NumberFormat;
}

export const defaultChoices: Choices = {
  density: 'comfortable',
  motion: 'device',
  timeZone: null,
  hours: '24',
  weekStart: 'browser',
  times: 'absolute',
  numbers: 'comma',
};

const schema = z.record(z.string(), z.unknown());
const options = {
  density: z.enum(['comfortable', 'compact']),
  motion: z.enum(['device', 'reduced']),
  hours: z.enum(['24', '12', 'browser']),
  weekStart: z.enum(['browser', 'monday', 'sunday', 'saturday']),
  times: z.enum(['absolute', 'relative']),
  numbers: z.enum(numberFormats),
} as const;
const text = z.string();

/** Reads the stored text. A value that is missing, broken or unknown is the default; the others stay. */
export function parseChoices(stored: string | null): Choices {
  const record = readJson(stored, schema) ?? {};
  const read = <Name extends keyof typeof options>(name: Name): Choices[Name] =>
    (options[name].safeParse(record[name]).data as Choices[Name] | undefined) ?? defaultChoices[name];
  const timeZone = text.safeParse(record['timeZone']).data;
  return {
    density: read('density'),
    motion: read('motion'),
    timeZone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : null,
    hours: read('hours'),
    weekStart: read('weekStart'),
    times: read('times'),
    numbers: read('numbers'),
  };
}

/** The text to store: the values that are not the default, or `null` without any. */
function formatChoices(choices: Choices): string | null {
  const chosen = Object.entries(choices).filter(
    ([key, value]) => value !== defaultChoices[key as keyof Choices],
  );
  return chosen.length === 0 ? null : JSON.stringify(Object.fromEntries(chosen));
}

/** Some of the choices were changed. They apply at once, in every tab. */
export const choicesChanged = createEvent<Partial<Choices>>();

export const $choices = $choicesText.map(parseChoices);

sample({
  clock: choicesChanged,
  source: $choices,
  fn: (choices, changed) => formatChoices({ ...choices, ...changed }),
  target: choicesWritten,
});
