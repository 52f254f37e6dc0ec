import type { ClipboardEvent } from 'react';

/** Between entries that may hold spaces themselves. */
export const LINES = /\r?\n|\r/;
/** Between entries without spaces, such as IDs. */
export const WORDS = /[\s,;]+/;

/**
 * The entries of a paste into a one-line input, together with what the input holds around the cursor. A
 * browser drops the line breaks of such a paste, so that several entries would run into one.
 *
 * @returns `null` for a paste of one entry, which the browser handles.
 */
export function pastedEntries(
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
