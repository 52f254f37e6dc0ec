/** The tags of monitors by their uuids, in alphabetical order. A monitor without tags is not there. */
export type Tags = Readonly<Record<string, readonly string[]>>;

export const noTags: readonly string[] = [];

const FILTER = 'tag.';
export type TagFilter = `tag.${string}`;

/** The filter of the overview that shows the monitors with a tag. */
export const tagFilter = (tag: string): TagFilter => `${FILTER}${tag}`;

/** The tag that is filtered by; `null` for another filter. */
export const tagOf = (filter: string): string | null =>
  filter.startsWith(FILTER) ? filter.slice(FILTER.length) : null;

/** Every tag that a monitor has, in alphabetical order. */
export const tagNames = (tags: Tags): readonly string[] =>
  [...new Set(Object.values(tags).flat())].toSorted((a, b) => a.localeCompare(b));
