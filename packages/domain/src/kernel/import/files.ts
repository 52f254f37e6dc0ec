import { readCell, writeCell } from './csv';
import { runSteps } from '../job/steps';
import type { ListFormat } from './list';
import { cellsOf, valuesOf } from './lines';
import { readRecords, textOfRows, type TextRecord } from './records';

const headless = ({ section }: TextRecord): boolean => section.heading === null;

/** Rewrites a row without a heading with commas between its cells. */
const plainRow = (record: TextRecord, list: ListFormat): string =>
  record.kind === 'cells'
    ? cellsOf(record, list)
        .map((cell) => writeCell(readCell(cell)))
        .join(',')
    : record.raw;

/**
 * Appends a file to the rows of the box. Both keep their meaning: JSON becomes one entry per line, and rows
 * without a heading get one if the heading above would change how they are parsed.
 */
export function appendFile(text: string, file: string, list: ListFormat): string {
  const { records } = runSteps(readRecords(file, list));
  const fileText = records.some(({ kind }) => kind === 'json')
    ? textOfRows(records.map((record) => ({ raw: record.raw, heading: record.section.heading?.raw ?? null })))
    : file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (text.trim() === '') return fileText;

  const above = `${text.replace(/\n*$/, '')}\n`;
  const plain = records.filter(headless);
  const before = runSteps(readRecords(text, list)).last;
  const isReadAlike = plain.every(
    ({ kind, section }) =>
      kind === 'json' || (before.heading === null && section.delimiter === before.delimiter),
  );
  if (isReadAlike) return above + fileText;

  const rows = plain.flatMap((record) => valuesOf(record, list)?.map(writeCell) ?? [plainRow(record, list)]);
  const width = Math.max(
    1,
    ...plain.map((record) => (record.kind === 'cells' ? cellsOf(record, list).length : 1)),
  );
  const headed = records.filter((record) => !headless(record));
  const heading = list.columns.slice(0, width).map(({ name }) => name);
  return (
    above +
    [
      heading.join(','),
      ...rows,
      ...(headed.length === 0
        ? []
        : [textOfRows(headed.map(({ raw, section }) => ({ raw, heading: section.heading?.raw ?? null })))]),
    ].join('\n')
  );
}
