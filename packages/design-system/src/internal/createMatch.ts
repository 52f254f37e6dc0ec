/** The words of a query, in lower case. */
export const wordsOf = (query: string): readonly string[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/**
 * The test behind a search over options or rows that a component holds itself. A text matches when it
 * contains every word of the query, in any order; a blank query matches everything. The lists that the
 * domain filters search by the same rule.
 *
 * @returns a test that takes a text in lower case.
 */
export function createMatch(query: string): (text: string) => boolean {
  const words = wordsOf(query);
  return (text) => words.every((word) => text.includes(word));
}
