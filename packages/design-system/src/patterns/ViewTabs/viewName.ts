import { countCharacters } from '../../lib/text/countCharacters';

/** The longest name of a view, in characters. */
export const MAX_VIEW_NAME = 40;

const keyOf = (name: string): string => name.trim().normalize('NFC').toLowerCase();

/**
 * Why a view cannot have this name; null if it can.
 *
 * @param others the names of the other views; upper and lower case are the same.
 */
export function viewNameError(name: string, others: readonly string[]): string | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'Enter a name.';
  if (countCharacters(trimmed) > MAX_VIEW_NAME) return `Use at most ${MAX_VIEW_NAME} characters.`;
  const same = others.find((other) => keyOf(other) === keyOf(trimmed));
  return same === undefined ? null : `“${same}” is another view. Choose another name.`;
}
