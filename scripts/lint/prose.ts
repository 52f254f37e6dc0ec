/** A phrase that readers have to decode, and what to write instead (CONTRIBUTING.md, "Words"). */
const riddles: ReadonlyArray<readonly [pattern: RegExp, instead: string]> = [
  [/\b(whoever|somebody|nobody|anybody)\b/i, 'name the person or the part of the program'],
  [/\banew\b/i, 'again'],
  [/\b(is|are|was|were|be) said\b/i, 'reported, shown or written'],
  [/\btold\b/i, 'reported or notified'],
  [/\bof (its|their|our) own\b/i, 'its own …, or leave it out'],
  [/\b(bone|bones)\b/i, 'skeleton'],
  [/\b(drawn|drawing|redrawn)\b/i, 'rendered'],
  [/\b(stretch|stretches)\b/i, 'range'],
  [/\b(picture|pictures) of\b/i, 'image or screenshot'],
  [/\bthe look\b|\bboth looks\b|\bother look\b/i, 'theme'],
  [/\bas it is gone\b|\bis gone\b|\bare gone\b|\bwas gone\b/i, 'deleted, unmounted, closed or missing'],
  [/\bcalm\b/i, 'settled, idle, or a number of milliseconds'],
  [/\bat rest\b|\brests\b/i, 'idle or settled'],
  [/\bhears? (of|nothing|about)\b/i, 'receives, or is notified'],
  [/\bin pieces\b/i, 'time-sliced'],
  [/\bthe house\b/i, 'this codebase'],
];

/** Files and phrases that are exempt: quotations and the lint rules themselves. */
const exceptions: ReadonlyArray<readonly [file: RegExp, phrase: RegExp]> = [
  [/^scripts\/lint\//, /./],
  [/^docs\/specification\.md$/, /“[^”]*”/],
];

const proseOf = (
  file: string,
  text: string,
): ReadonlyArray<{ readonly line: number; readonly words: string }> => {
  const lineAt = (index: number): number => text.slice(0, index).split('\n').length;
  if (/\.mdx?$/.test(file)) return text.split('\n').map((words, index) => ({ line: index + 1, words }));
  const comments = [...text.matchAll(/(?<=^|[\s(,{])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm)];
  const titles = [
    ...text.matchAll(/\b(?:it|test|describe)(?:\.each\([^)]*\))?\(\s*(['"`])((?:(?!\1).)*)\1/g),
  ];
  return [
    ...comments.map(({ index, 0: words }) => ({
      line: lineAt(index),
      words: words.replace(/\n\s*\*?/g, ' '),
    })),
    ...titles.map(({ index, 2: words = '' }) => ({ line: lineAt(index), words })),
  ];
};

/** The riddles in the comments and test titles of a source file, or in the text of a Markdown file. */
export function riddlesIn(file: string, text: string): readonly string[] {
  return proseOf(file, text).flatMap(({ line, words }) =>
    riddles.flatMap(([pattern, instead]) => {
      const found = pattern.exec(words)?.[0];
      const isAllowed =
        found === undefined || exceptions.some(([where, phrase]) => where.test(file) && phrase.test(found));
      return isAllowed ? [] : [`${file}:${line} “${found}”: ${instead}`];
    }),
  );
}
