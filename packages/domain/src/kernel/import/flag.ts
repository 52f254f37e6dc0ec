import { LineFault } from './list';

const yes: ReadonlySet<string> = new Set(['true', 'yes', 'y', 'on', '1', 'active', 'private']);
const no: ReadonlySet<string> = new Set(['false', 'no', 'n', 'off', '0', 'disabled', 'inactive']);

/** Parses a cell that says yes or no; `otherwise` for a blank one. `name` is the column in the reason. */
export function readFlag(text: string, otherwise: boolean, name: string): boolean | LineFault {
  const word = text.trim().toLowerCase();
  if (word === '') return otherwise;
  if (yes.has(word)) return true;
  return no.has(word) ? false : new LineFault(`${name} is yes or no, not “${text.trim()}”.`);
}
