import { readCell } from './csv';
import { STEP_LINES, type Steps } from '../job/steps';
import { IGNORED, OTHER } from './columns';
import { columnIndex, type ColumnIndex } from './headings';
import { entryCells, type PartialCells } from './json';
import { LineFault, type ImportList, type ListedItems, type ListFormat } from './list';
import { readRecords, type TextRecord } from './records';
import { t } from './text.en';

/** A row of imported text: an item, or the reason why it is none. */
export interface ImportLine<Item> {
  /** Unique; one line may hold several items. */
  readonly key: number;
  /** The number of its first line, from 1. */
  readonly line: number;
  /** Text that parses to the same row below `heading`. It may hold secrets. */
  readonly raw: string;
  readonly heading: string | null;
  /** The first column, also of an invalid row. */
  readonly name: string;
  /** `null` for an invalid row; `reason` says why. */
  readonly item: Item | null;
  readonly reason: string | null;
  /** A hint that does not prevent adding. */
  readonly warning: string | null;
  /** Whether an equal item is earlier in the text or in the list, or one that should have the same value. */
  readonly duplicate: 'text' | 'list' | 'conflict' | null;
}

/** What the rows of a text are compared with. */
export interface ReadContext<Context> {
  readonly context: Context;
  /** The items that the list already has. */
  readonly listed: ListedItems;
}

type CellsRecord = Extract<TextRecord, { kind: 'cells' }>;

/** The cells of a row; one value that contains delimiters stays one cell. */
export const cellsOf = (
  { raw, cells, section }: CellsRecord,
  { isOneValue }: ListFormat,
): readonly string[] => (section.heading === null && isOneValue?.(cells) === true ? [raw] : cells);

function readOther(text: string): Record<string, unknown> | LineFault {
  if (text === '') return {};
  try {
    const other: unknown = JSON.parse(text);
    if (typeof other === 'object' && other !== null && !Array.isArray(other)) return { ...other };
  } catch {
    // Fall through: the cell is reported as unreadable.
  }
  return new LineFault(t('lastColumn'));
}

function rowCells(cells: readonly string[], names: readonly string[]): PartialCells | LineFault {
  if (cells.length > names.length) return new LineFault(t('tooManyColumns'));
  const row = Object.fromEntries(cells.map((cell, at) => [names[at] ?? '', readCell(cell)]));
  const { [IGNORED]: _, [OTHER]: other = '', ...texts } = row;
  const rest = readOther(other);
  return rest instanceof LineFault ? rest : { cells: texts, other: rest };
}

function readCells(record: TextRecord, index: ColumnIndex, list: ListFormat): PartialCells | LineFault {
  switch (record.kind) {
    case 'json':
      return entryCells(record.entry, index, list);
    case 'cells':
      return rowCells(cellsOf(record, list), record.section.heading?.columns ?? index.unnamed);
    case 'unclosed':
      return new LineFault(record.isJson ? t('unreadableJson') : t('unclosedQuote'));
  }
}

/** The first column of an invalid row, for display. Other cells are left out, since they may hold a webhook. */
function nameOf(
  record: TextRecord,
  row: PartialCells | LineFault,
  { names: [first = ''] }: ColumnIndex,
): string {
  if (!(row instanceof LineFault)) return (row.cells[first] ?? '').trim();
  if (record.kind === 'json') return '';
  if (record.kind === 'unclosed') return record.isJson ? '' : (record.raw.split(/[,;\t|]/)[0] ?? '').trim();
  return (record.cells[Math.max(0, record.section.heading?.columns.indexOf(first) ?? 0)] ?? '').trim();
}

/** The values of a row that consists of several, unless a heading gives its values their own rows. */
export function valuesOf(record: TextRecord, { columns, split }: ListFormat): readonly string[] | null {
  const { heading } = record.section;
  const isLone = heading === null || (heading.columns.length === 1 && columns.length > 1);
  return record.kind === 'cells' && isLone ? (split?.(record.raw) ?? null) : null;
}

function splitRecord(record: TextRecord, list: ListFormat): readonly TextRecord[] {
  const { line, section } = record;
  return (
    valuesOf(record, list)?.map((raw) => ({ kind: 'cells', line, section, raw, cells: [raw] })) ?? [record]
  );
}

/** Tells duplicates of the list and of earlier rows. */
function createDuplicates<Item>(
  list: Pick<ImportList<Item, never>, 'keyOf' | 'variantOf'>,
  listed: ListedItems,
) {
  const seen = new Map<string, Set<string>>();
  return (item: Item): ImportLine<Item>['duplicate'] => {
    const key = list.keyOf(item);
    const value = list.variantOf?.(item) ?? '';
    const [inList, inText] = [listed.get(key), seen.get(key)];
    if (inText === undefined) seen.set(key, new Set([value]));
    else inText.add(value);
    if (inList?.has(value) === true) return 'list';
    if (inList !== undefined) return 'conflict';
    if (inText === undefined) return null;
    return list.variantOf === undefined || inText.size === 1 ? 'text' : 'conflict';
  };
}

/**
 * Reads a pasted or imported list: one value per line, CSV with or without a heading, JSON, or a mix. Each row
 * becomes an item or has a reason why it is none.
 */
export function* readLines<Item, Context, Name extends string>(
  list: ImportList<Item, Context, Name>,
  text: string,
  { context, listed }: ReadContext<Context>,
): Steps<ReadonlyArray<ImportLine<Item>>> {
  const index = columnIndex(list);
  const blank = Object.fromEntries(index.names.map((name) => [name, ''])) as Record<Name, string>;
  const duplicateOf = createDuplicates(list, listed);
  const { records } = yield* readRecords(text, list);
  const lines: ImportLine<Item>[] = [];
  for (const record of records.flatMap((one) => splitRecord(one, list))) {
    if (lines.length % STEP_LINES === STEP_LINES - 1) yield;
    const row = readCells(record, index, list);
    const read =
      row instanceof LineFault
        ? row
        : list.read({ cells: { ...blank, ...row.cells }, other: row.other }, context);
    const item = read instanceof LineFault ? null : read;
    lines.push({
      key: lines.length,
      line: record.line,
      raw: record.raw,
      heading: record.section.heading?.raw ?? null,
      name: nameOf(record, row, index),
      item,
      reason: read instanceof LineFault ? read.reason : null,
      warning: (item === null ? undefined : list.warn?.(item)) ?? null,
      duplicate: item === null ? null : duplicateOf(item),
    });
  }
  return lines;
}
