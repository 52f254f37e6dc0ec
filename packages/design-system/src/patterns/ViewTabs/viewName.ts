import { countCharacters } from '../../lib/text/countCharacters';
import { t } from './text.en';

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
  if (trimmed === '') return t('nameMissing');
  if (countCharacters(trimmed) > MAX_VIEW_NAME) return t('nameTooLong', { limit: MAX_VIEW_NAME });
  const same = others.find((other) => keyOf(other) === keyOf(trimmed));
  return same === undefined ? null : t('nameTaken', { name: same });
}
