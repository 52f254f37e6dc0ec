import { LineFault } from './list';

const yes: ReadonlySet<string> = new Set(['true', 'yes', 'y', 'on', '1', 'active', 'private']);
const no: ReadonlySet<string> = new Set(['false', 'no', 'n', 'off', '0', 'disabled', 'inactive']);

/** Parses a cell that says yes or no; `otherwise` for a blank one. `fault` says why it is neither. */
export function readFlag(
  text: string,
  otherwise: boolean,
  fault: (text: string) => string,
): boolean | LineFault {
  const word = text.trim().toLowerCase();
  if (word === '') return otherwise;
  if (yes.has(word)) return true;
  return no.has(word) ? false : new LineFault(fault(text.trim()));
}
