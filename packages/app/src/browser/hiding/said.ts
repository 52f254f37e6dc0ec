import type { Locale } from '@dropdeck/text';

/** What stands for a value: always the same, so that it does not even tell a length. */
export const MASK = '••••••';

/** The mark of a slot for an element in a message (`slot` of the text package). */
const SLOT = '\uE000';

/** What messages have said since values are hidden. It is the product’s own text, everything else is a value. */
const said = new Set<string>();
const listeners = new Set<() => void>();

/** Parameters that hold no data: times, numbers, units, positions in a file. */
const plainParameters = new Set(
  'at code date day delay done encoding format from header limit path position price region regions share status time timeZone total until width zone'.split(
    ' ',
  ),
);

/** “36-50”, “14:05”, “12 %”, “EU”: neither a name nor a link, and no ID. An address of four numbers is none of them. */
const isHarmless = (text: string): boolean =>
  text.length <= 12 && !/\d{5}|\.\d+\./.test(text) && (!/\p{L}/u.test(text) || /^[A-Z]{2}$/.test(text));

/** Between the parts of a text that messages and values were joined to. */
const separators = /( · |, | – |: |● | \(|\)$|\n)/;

const isShown = (part: string): boolean => said.has(part.trim()) || isHarmless(part.trim());

/** A text as it may be seen: what messages have said, and a mask in place of everything else. */
export function hide(text: string): string {
  if (isShown(text)) return text;
  const parts = text.split(separators);
  if (!parts.some((part, index) => index % 2 === 0 && said.has(part.trim()))) return MASK;
  return parts.map((part, index) => (index % 2 === 1 || isShown(part) ? part : MASK)).join('');
}

/** Takes a text for the product’s own. */
function say(text: string): string {
  const before = said.size;
  for (const [index, part] of text.split(SLOT).entries()) if (index % 2 === 0) said.add(part.trim());
  if (said.size > before) for (const listener of listeners) listener();
  return text;
}

/** Calls the listener when more became the product’s own text. */
export const onSaid = (listener: () => void): void => void listeners.add(listener);

/** The value without the marks that isolate its direction. */
const bare = (value: string): string => value.replaceAll(/[\u2068\u2069]/g, '');

type Values = Readonly<Record<string, string | number>>;

const masked = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' || plainParameters.has(name) || bare(value).startsWith(SLOT)
        ? value
        : hide(bare(value)),
    ]),
  );

/** A language that masks the values in its messages, and remembers what it says. */
export const hiding =
  (own: Locale['translate']): Locale['translate'] =>
  (catalogue, key, english) => {
    const message = own?.(catalogue, key, english) ?? english;
    if (typeof message === 'string') return say(message);
    return (values, formatter) => say(message(values && masked(values as Values), formatter));
  };
