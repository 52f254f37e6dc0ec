export const wordsOf = (query: string): readonly string[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/**
 * The filter predicate of searches over options or rows: a text matches when it contains every word of the
 * query in any order, and a blank query matches everything. Lists filtered by the domain use the same rule.
 *
 * @returns a predicate that takes a lower-case text.
 */
export function createMatcher(query: string): (text: string) => boolean {
  const words = wordsOf(query);
  return (text) => words.every((word) => text.includes(word));
}
