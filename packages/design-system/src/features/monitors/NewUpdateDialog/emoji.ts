import { gemoji } from 'gemoji';

/** An emoji and the name by which Discord and GitHub know it. */
export interface NamedEmoji {
  readonly emoji: string;
  readonly name: string;
  /** All words by which it is found, in lower case. */
  readonly words: string;
}

/** Every emoji by its first name. */
export const allEmoji: readonly NamedEmoji[] = gemoji.map(({ emoji, names, tags, description }) => ({
  emoji,
  name: names[0] ?? '',
  words: [...names, ...tags, description].join(' ').toLowerCase(),
}));

const byName = new Map(gemoji.flatMap(({ emoji, names }) => names.map((name) => [name, emoji] as const)));

/** A text with emoji in place of their names: “:tada:”. Unknown names and custom emoji stay. */
export const withEmoji = (text: string): string =>
  text.replaceAll(/(<a?)?:([\w+-]+):/g, (whole, custom: string | undefined, name: string) =>
    custom === undefined ? (byName.get(name) ?? whole) : whole,
  );
