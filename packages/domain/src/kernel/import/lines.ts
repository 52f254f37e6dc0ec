import { STEP_LINES, type Steps } from '../job/time-slices';
import { readText, shortenedFault } from '../pasted';
import { csvRows, readCell, type CsvRow } from './csv';
import {
  IGNORED,
  LineFault,
  OTHER,
  type Identity,
  type ImportList,
  type ListColumns,
  type ListedItems,
} from './list';
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

const headingKey = (heading: string): string =>
  readText(heading)
    .toLowerCase()
    .replace(/[\s_-]/g, '');

/** The columns that a row names if it is a heading, which has the first column and no others than those of the list. */
function headingReader({ columns }: ListColumns<never>) {
  const byHeading = new Map<string, string>([
    [IGNORED, IGNORED],
    [OTHER, OTHER],
    ...columns.flatMap(({ name, aliases = [] }) =>
      [headingKey(name), ...aliases].map((heading) => [heading, name] as const),
    ),
  ]);
  return ({ cells }: CsvRow): readonly string[] | null => {
    const names = cells?.map((cell) => byHeading.get(headingKey(cell)) ?? '') ?? [];
    return names.includes(columns[0]?.name ?? '') && !names.includes('') ? names : null;
  };
}

function createDuplicates<Item>({ keyOf, variantOf }: Identity<Item>, listed: ListedItems) {
  const seen = new Map<string, Set<string>>();
  return (item: Item): 'text' | 'list' | 'conflict' | null => {
    const key = keyOf(item);
    const value = variantOf?.(item) ?? '';
    const [inList, inText] = [listed.get(key), seen.get(key)];
    const values = (inText ?? new Set<string>()).add(value);
    seen.set(key, values);
    if (inList !== undefined) return inList.has(value) ? 'list' : 'conflict';
    if (inText === undefined) return null;
    return values.size === 1 ? 'text' : 'conflict';
  };
}

const yes: ReadonlySet<string> = new Set(['true', 'yes', 'y', 'on', '1', 'active', 'private']);
const no: ReadonlySet<string> = new Set(['false', 'no', 'n', 'off', '0', 'disabled', 'inactive']);

/** Parses a cell that says yes or no, in English or the person's language; `otherwise` for a blank one. `fault` says why it is neither. */
export function readFlag(
  text: string,
  otherwise: boolean,
  fault: (text: string) => string,
): boolean | LineFault {
  const word = readText(text).toLowerCase();
  if (word === '') return otherwise;
  if (yes.has(word) || word === t('yes')) return true;
  return no.has(word) || word === t('no') ? false : new LineFault(fault(text.trim()));
}

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

/** Cells with a number that a spreadsheet shortened (`4,06E+12`) as one, so that it is refused as a whole. */
function withShortened(cells: readonly string[]): readonly string[] {
  const joined = (at: number): string => `${cells[at]},${cells[at + 1]}`;
  const found = cells.findIndex((_, at) => shortenedFault(joined(at)) !== null);
  return found < 0 ? cells : [...cells.slice(0, found), joined(found), ...cells.slice(found + 2)];
}

function readRow(texts: readonly string[] | null, names: readonly string[]) {
  if (texts === null) return new LineFault(t('unclosedQuote'));
  if (texts.length > names.length) return new LineFault(t('tooManyColumns'));
  const row = Object.fromEntries(texts.map((text, at) => [names[at] ?? '', readCell(text)]));
  const { [IGNORED]: _, [OTHER]: otherText = '', ...cells } = row;
  const other = readOther(otherText);
  return other instanceof LineFault ? other : { cells, other };
}

/**
 * Reads a pasted or imported list: one value per line, or CSV whose first row may be a heading. Each row becomes an
 * item or has a reason why it is none.
 */
export function* readLines<Item, Context, Name extends string>(
  list: ImportList<Item, Context, Name>,
  text: string,
  { context, listed }: ReadContext<Context>,
): Steps<ReadonlyArray<ImportLine<Item>>> {
  const { columns, cellsOf, split } = list;
  const blank = Object.fromEntries(columns.map(({ name }) => [name, ''])) as Record<Name, string>;
  const first = columns[0]?.name ?? '';
  const readHeading = headingReader(list);
  const duplicateOf = createDuplicates(list, listed);
  const lines: ImportLine<Item>[] = [];
  let heading: string | null = null;
  let names: readonly string[] = columns.map(({ name }) => name);
  let isBelowOther = false;

  for (const row of csvRows(text)) {
    const headed = readHeading(row);
    if (headed !== null && heading === null && lines.length === 0) {
      heading = row.raw;
      names = headed;
      continue;
    }
    // Another file with the same columns.
    if (headed !== null && row.raw === heading) continue;
    // A lone “link” may be a value.
    isBelowOther ||= headed !== null && headed.length > 1;
    const values = names.length === 1 || heading === null ? (split?.(row.raw) ?? null) : null;
    const whole = row.cells === null ? null : withShortened(row.cells);
    const own = heading === null && whole !== null ? cellsOf?.(whole, row.raw) : undefined;
    const rows = values?.map((raw) => ({ raw, cells: [raw] })) ?? [{ raw: row.raw, cells: own ?? whole }];
    for (const { raw, cells } of rows) {
      if (lines.length % STEP_LINES === STEP_LINES - 1) yield;
      const found = isBelowOther ? new LineFault(t('otherColumns')) : readRow(cells, names);
      const named = { ...blank, ...(found instanceof LineFault ? {} : found.cells) };
      const read =
        found instanceof LineFault ? found : list.read({ cells: named, other: found.other }, context);
      const item = read instanceof LineFault ? null : read;
      // Other cells are not shown, since they may hold a webhook.
      const name = (cells ?? raw.split(/[,;\t]/))[Math.max(0, names.indexOf(first))] ?? '';
      lines.push({
        key: lines.length,
        line: row.line,
        raw,
        heading,
        name: name.trim(),
        item,
        reason: read instanceof LineFault ? read.reason : null,
        warning: (item === null ? undefined : list.warn?.(item, named)) ?? null,
        duplicate: item === null ? null : duplicateOf(item),
      });
    }
  }
  return lines;
}

/** Joins rows to text, below their heading. */
export const textOfLines = (lines: ReadonlyArray<Pick<ImportLine<unknown>, 'raw' | 'heading'>>): string =>
  [lines[0]?.heading ?? [], ...lines.map(({ raw }) => raw)].flat().join('\n');
