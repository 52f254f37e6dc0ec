import type { ClipboardEvent } from 'react';

export const LINES = /\r?\n|\r/;
/** The comma of a number that a spreadsheet shortened (`8,78E+17`) separates nothing. */
export const WORDS = /(?:[\s;]|,(?!\d+E\+\d))+/i;

/**
 * Splits a paste into a one-line input, joined with the text around the cursor, into entries. The browser
 * would drop the line breaks and run the entries into one.
 *
 * @returns `null` for a paste of one entry, which the browser handles.
 */
export function splitPaste(
  event: ClipboardEvent,
  input: HTMLInputElement,
  separator: RegExp,
): readonly string[] | null {
  const split = (text: string): readonly string[] =>
    text
      .split(separator)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '');
  const pasted = event.clipboardData.getData('text');
  if (split(pasted).length < 2) return null;
  const { value, selectionStart, selectionEnd } = input;
  return split(
    value.slice(0, selectionStart ?? value.length) + pasted + value.slice(selectionEnd ?? value.length),
  );
}
