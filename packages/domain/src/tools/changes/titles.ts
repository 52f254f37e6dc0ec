import type { Entry, Row } from './entries';

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** “Redirect “Dunk””. */
export const rowTitle = ({ noun, name, parent }: Row): string =>
  `${capitalized(noun)}${name === '' ? '' : ` “${name}”`}${parent === undefined ? '' : ` of ${parent}`}`;

/** “Redirect “Dunk” changed”, “12 inputs of SNKRS deleted”; “Reverted: ” before what reverts another entry. */
export function entryTitle({ rows, action, revertOf }: Entry): string {
  const [first] = rows;
  if (first === undefined) return '';
  const isOne = rows.every(
    ({ noun, name, href }) => noun === first.noun && name === first.name && href === first.href,
  );
  const parent = rows.every((row) => row.parent === first.parent) ? first.parent : undefined;
  const many = `${rows.length} ${first.noun}s${parent === undefined ? '' : ` of ${parent}`}`;
  return `${revertOf === undefined ? '' : 'Reverted: '}${isOne ? rowTitle(first) : many} ${action}`;
}
