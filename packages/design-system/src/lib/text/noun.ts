/** What is counted: `['server', 'servers']`. */
export type Noun = readonly [one: string, many: string];
