// Apart from the reports on lines, which the first page does not need.

/** Splits a text into lines (specification 5). A trailing newline does not start another entry. */
export function splitLines(text: string): string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
