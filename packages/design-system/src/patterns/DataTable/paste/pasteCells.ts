import type { CellBlock } from '../useCellEditing';
import { t } from './text.en';

/** The cells of a spreadsheet, by rows; `null` for a text of one cell, which is pasted as any text. */
export function readCells(text: string): readonly (readonly string[])[] | null {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const cells = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  return cells.length > 1 || (cells[0]?.length ?? 0) > 1 ? cells : null;
}

/**
 * Saves cells into a table, from the edited cell to the end and down: all of them, or none where one is wrong. Rows that
 * there is no room for go to `onRest`.
 *
 * @returns what is wrong; `null` when everything was saved.
 */
export function pasteCells<Row>(
  cells: readonly (readonly string[])[],
  { rows, columns, edits, onRest }: CellBlock<Row>,
): string | null {
  const width = Math.max(...cells.map(({ length }) => length));
  if ((cells.length > rows.length && onRest === undefined) || width > edits.length)
    return t('pasteTooLarge', {
      rows: cells.length,
      columns: width,
      maxRows: rows.length,
      maxColumns: edits.length,
    });
  const saves: (() => void)[] = [];
  for (const [index, line] of cells.entries()) {
    for (const [at, text] of line.entries()) {
      const [row, edit] = [rows[index], edits[at]];
      if (row === undefined || edit === undefined || text === edit.value(row)) continue;
      const error = edit.validate?.(text, row) ?? null;
      if (error !== null) return t('pasteWrong', { row: index + 1, error });
      saves.push(() => edit.onCommit(row, text));
    }
  }
  for (const save of saves) save();
  const rest = cells.slice(rows.length);
  if (rest.length > 0) onRest?.({ columns: columns.slice(0, width), rows: rest });
  return null;
}
