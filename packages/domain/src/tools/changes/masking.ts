import { limits, type Change, type Row } from './entries';

const maskText = (text: string, secret: NonNullable<Change['secret']>): string => {
  if (text === '') return '';
  if (secret === 'webhook') return `…${text.trim().slice(-4)}`;
  const count = text.split('\n').length;
  return count === 1 ? '1 line' : `${count} lines`;
};

/** The change with masked values, if it is one of a secret. */
export const maskChange = (change: Change): Change => {
  const { secret, before, after } = change;
  if (secret === undefined) return change;
  return {
    ...change,
    before: before === null ? null : maskText(before, secret),
    after: maskText(after, secret),
  };
};

const isLarge = ({ undo }: Row): boolean => undo !== null && JSON.stringify(undo).length > limits.undo;

/** Whether local storage may not have the whole row. */
export const isTabOnly = (row: Row): boolean =>
  isLarge(row) || row.changes.some(({ secret }) => secret !== undefined);

/** The row as local storage has it: without secrets, and without an undo that needs one or is large. */
export const maskRow = (row: Row): Row =>
  isTabOnly(row)
    ? {
        ...row,
        changes: row.changes.map(maskChange),
        undo: null,
        isMasked: true,
        ...(row.undo === null ? {} : { isTabOnly: true }),
      }
    : row;
