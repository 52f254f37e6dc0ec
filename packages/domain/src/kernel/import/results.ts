import type { ImportLine } from './lines';

/** A line of the box, and whether the running job has added it. */
export type BoxLine<Item> = ImportLine<Item> & { readonly isAdded?: boolean };

/** The line itself without a result, so that rows of unchanged lines do not render again. */
export const withResult = <Item>(
  line: ImportLine<Item>,
  isAdded: boolean,
  failReason: string | null,
): BoxLine<Item> =>
  isAdded || failReason !== null ? { ...line, isAdded, reason: line.reason ?? failReason } : line;

type Lines<Item> = ReadonlyArray<ImportLine<Item>>;

/** The valid lines, without the duplicates and conflicts that are not wanted. */
export const linesToAdd = <Item>(
  lines: Lines<Item>,
  withDuplicates: boolean,
  withConflicts: boolean,
): Lines<Item> =>
  lines.filter(
    ({ item, duplicate }) =>
      item !== null && (duplicate === null || (duplicate === 'conflict' ? withConflicts : withDuplicates)),
  );

/** The number of lines to add, and of duplicates, conflicts and invalid lines. */
export function countLines<Item>(lines: Lines<Item>, toAdd: Lines<Item>) {
  const count = (isCounted: (line: ImportLine<Item>) => boolean): number => lines.filter(isCounted).length;
  return {
    total: lines.length,
    toAdd: toAdd.length,
    duplicates: count(({ duplicate }) => duplicate === 'text' || duplicate === 'list'),
    conflicts: count(({ duplicate }) => duplicate === 'conflict'),
    bad: count(({ item }) => item === null),
  };
}
