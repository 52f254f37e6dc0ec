/**
 * The matcher of a list's search box. A text matches if it contains every word of the query, in any order
 * ("nike snkrs 12"); a blank query matches everything. Create it once per query, not once per row.
 *
 * @returns a test that takes the text of a row in lower case.
 */
export function createMatch(query: string): (text: string) => boolean {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return (text) => words.every((word) => text.includes(word));
}
