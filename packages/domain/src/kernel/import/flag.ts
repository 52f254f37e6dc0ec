import { LineFault } from './list';

const flagWords: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  y: true,
  on: true,
  1: true,
  active: true,
  private: true,
  false: false,
  no: false,
  n: false,
  off: false,
  0: false,
  disabled: false,
  inactive: false,
};

/** Parses a cell that says yes or no; `otherwise` for a blank one. `name` is the column in the reason. */
export function readFlag(text: string, otherwise: boolean, name: string): boolean | LineFault {
  const word = text.trim().toLowerCase();
  if (word === '') return otherwise;
  const flag = Object.hasOwn(flagWords, word) ? flagWords[word] : undefined;
  return flag ?? new LineFault(`${name} is yes or no, not “${text.trim()}”.`);
}
