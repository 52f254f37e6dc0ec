/** The content of a component's docs page besides its props. */
export interface Usage {
  summary?: string | undefined;
  when: readonly string[];
  /** When to use another component, and which. */
  whenNot: readonly string[];
  /** Keys and what they do: `[['Enter', 'Presses the button']]`. */
  keyboard?: ReadonlyArray<readonly [key: string, action: string]> | undefined;
  do?: readonly string[] | undefined;
  dont?: readonly string[] | undefined;
}

const list = (heading: string, items: readonly string[] | undefined): string[] =>
  items && items.length > 0 ? [`### ${heading}`, items.map((item) => `- ${item}`).join('\n')] : [];

/** Builds the description of a docs page as markdown, in the same order on every page. */
export function usage({ summary, when, whenNot, keyboard, do: dos, dont }: Usage): string {
  return [
    ...(summary ? [summary] : []),
    ...list('When to use', when),
    ...list('When not to', whenNot),
    ...(keyboard && keyboard.length > 0
      ? [
          '### Keyboard',
          [
            '| Key | Action |',
            '| --- | --- |',
            ...keyboard.map(([key, action]) => `| \`${key}\` | ${action} |`),
          ].join('\n'),
        ]
      : []),
    ...list('Do', dos),
    ...list('Don’t', dont),
  ].join('\n\n');
}
