import { noTags, tagNames, type Tags } from '../arrangement';

/** The most characters of a tag, and the most tags of a monitor. */
const TAG_LENGTH = 30;
const MAX_TAGS = 10;

export interface TagChange {
  readonly uuids: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Tags that tables sort as one are one, so that each has a group. */
const isSameTag = (a: string, b: string): boolean => compare(a, b) === 0;

/** Tags added to monitors and removed from them. One that is known in other letters (“eu”, “EU”, “Eú”) keeps its first ones. */
export function changeTags(tags: Tags, { uuids, added, removed }: TagChange): Tags {
  const known = [...tagNames(tags)];
  const names = added.flatMap((text) => {
    const name = text.trim().replace(/\s+/g, ' ');
    if (name === '' || name.length > TAG_LENGTH) return [];
    const first = known.find((one) => isSameTag(one, name)) ?? name;
    known.push(first);
    return first;
  });
  const next: Record<string, readonly string[]> = { ...tags };
  for (const uuid of uuids) {
    const kept = (tags[uuid] ?? noTags).filter((tag) => !removed.some((one) => isSameTag(one, tag)));
    const own = [...new Set([...kept, ...names])].slice(0, MAX_TAGS).toSorted(compare);
    if (own.length > 0) next[uuid] = own;
    else delete next[uuid];
  }
  return next;
}
