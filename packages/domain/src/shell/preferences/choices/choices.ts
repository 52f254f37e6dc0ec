import { createEvent, sample } from 'effector';
import * as z from 'zod/mini';
import { $choicesText, choicesWritten } from '../index';
import { orElse } from '../../../contract/wire/schemas';
import { numberFormats } from '../../../kernel/format';
import { readJson } from '../../../kernel/page/read-json';
import { isTimeZone } from './zone';

const schema = z.object({
  /** Of every list for which the person has not chosen another one. */
  density: orElse(z.enum(['comfortable', 'compact']), 'comfortable' as const),
  motion: orElse(z.enum(['device', 'reduced']), 'device' as const),
  /** An IANA name; `null` follows the browser. */
  timeZone: orElse(z.nullable(z.string().check(z.refine(isTimeZone))), null),
  hours: orElse(z.enum(['24', '12', 'browser']), '24' as const),
  weekStart: orElse(z.enum(['browser', 'monday', 'sunday', 'saturday']), 'browser' as const),
  times: orElse(z.enum(['absolute', 'relative']), 'absolute' as const),
  numbers: orElse(z.enum(numberFormats), 'comma' as const),
});

/** What a person has chosen for this browser, besides the theme and the sidebar. */
export type Choices = Readonly<z.infer<typeof schema>>;

export const defaultChoices: Choices = schema.parse({});

/** Reads the stored text. A value that is missing, broken or unknown is the default; the others stay. */
export const parseChoices = (stored: string | null): Choices => readJson(stored, schema) ?? defaultChoices;

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
