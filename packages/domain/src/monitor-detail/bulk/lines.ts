import type { MonitorInput } from '../contract';
import { inputFromFile } from '../contract';
import { NEW_ID, readPriceLimit } from '../inputs/form';
import { inputTypeOf, type InputType } from '../input-type';
import { ALL_REGIONS, type Region } from '../regions';
import { DEFAULT_SIZE_RANGE, readSizeRange } from '../size-range';
import { columns, readHeading, type Column } from './columns';
import { delimiterOf, readCell, splitRecords } from './records';

/** What a pasted list is read against. */
export interface BulkContext {
  readonly regions: readonly Region[];
  /** The links that the monitor has. */
  readonly links: ReadonlySet<string>;
  /** Regions that its inputs name, whether there is a webhook for them or not. */
  readonly usedRegions: ReadonlySet<string>;
  readonly hasPrivateInputs: boolean;
}

/** One line of a pasted list. */
export interface BulkLine {
  readonly line: number;
  readonly raw: string;
  readonly link: string;
  readonly type: InputType;
  /** `null` for a line that cannot be added; `reason` says why. */
  readonly item: MonitorInput | null;
  readonly reason: string | null;
  /** Whether the link is in the monitor, or on a line above, already. */
  readonly duplicate: 'monitor' | 'paste' | null;
}

/** A pasted list: the heading that its rows need, if they do, and the lines. */
export interface BulkList {
  readonly heading: string | null;
  readonly lines: readonly BulkLine[];
}

/** Two links are the same without regard to case and to space around them. */
export const linkKey = (link: string): string => link.trim().toLowerCase();

type Cells = Partial<Record<Column, string>>;
type Fault = { readonly fault: string };
const fault = (text: string): Fault => ({ fault: text });
const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'fault' in value;

function linkFault(link: string): string | null {
  if (link === '') return 'There is no link or product ID.';
  if (/\s/.test(link)) return 'A link or product ID has no spaces.';
  if (/^https?:/i.test(link) && !/^https?:\/\/[^/?#]+\.?[^/?#]*/i.test(link))
    return 'The link is not complete.';
  return null;
}

const words: Readonly<Record<string, boolean>> = {
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
};

function readFlag(text: string, otherwise: boolean, name: string): boolean | Fault {
  const word = text.trim().toLowerCase();
  if (word === '') return otherwise;
  return words[word] ?? fault(`${name} is yes or no, not “${text.trim()}”.`);
}

function readRegion(text: string, { regions, usedRegions }: BulkContext): string | Fault {
  const name = text.trim();
  const wanted = name.toLowerCase();
  if (wanted === '' || wanted === ALL_REGIONS) return ALL_REGIONS;
  const found =
    regions.find(({ region }) => region.toLowerCase() === wanted) ??
    regions.find(({ label }) => label.toLowerCase() === wanted);
  if (found !== undefined) return found.region;
  return usedRegions.has(name) ? name : fault(`There is no region “${name}”.`);
}

function readId(text: string): MonitorInput['keywordId'] {
  if (text === '') return null;
  if (/^-?\d+(?:\.\d+)?$/.test(text) && String(Number(text)) === text) return Number(text);
  return /^".*"$/.test(text) ? text.slice(1, -1).replace(/\\(["\\])/g, '$1') : text;
}

function readOther(text: string): Record<string, unknown> | Fault {
  if (text === '') return {};
  try {
    const other: unknown = JSON.parse(text);
    if (typeof other === 'object' && other !== null && !Array.isArray(other)) return { ...other };
  } catch {
    // Said below: the cell is no object either way.
  }
  return fault('The last column cannot be read.');
}

function toInput(cells: Cells, context: BulkContext): MonitorInput | Fault {
  const link = (cells.link ?? '').trim();
  const wrong = linkFault(link);
  if (wrong !== null) return fault(wrong);
  const sizes = (cells.sizeRange ?? '').trim();
  const sizeRange = sizes === '' ? DEFAULT_SIZE_RANGE : readSizeRange(sizes);
  if (sizeRange === null) return fault(`“${sizes}” is no size range between 36 and 50.`);
  const region = readRegion(cells.region ?? '', context);
  if (isFault(region)) return region;
  const priceLimit = readPriceLimit(cells.priceLimit ?? '');
  if (priceLimit === undefined) return fault(`“${(cells.priceLimit ?? '').trim()}” is no price.`);
  const isPrivate = readFlag(cells.private ?? '', false, 'Private');
  if (isFault(isPrivate)) return isPrivate;
  if (isPrivate && !context.hasPrivateInputs) return fault('Your plan has no private inputs.');
  const active = readFlag(cells.active ?? '', true, 'Active');
  if (isFault(active)) return active;
  const other = readOther(cells.other ?? '');
  if (isFault(other)) return other;
  return {
    ...other,
    id: NEW_ID,
    link,
    sizeRange,
    specialWebhook: (cells.specialWebhook ?? '').trim(),
    region,
    note: cells.note ?? '',
    ...(priceLimit === null ? {} : { priceLimit }),
    active,
    private: isPrivate,
    keywordId: readId((cells.keywordId ?? '').trim()),
  };
}

/** An input of an exported JSON list; it comes back whole, as a new one. */
function fromJson(raw: string, { hasPrivateInputs }: BulkContext): MonitorInput | Fault {
  let json: unknown;
  try {
    json = JSON.parse(raw);
  } catch {
    return fault('This JSON cannot be read.');
  }
  const parsed = inputFromFile.safeParse(typeof json === 'object' ? { id: NEW_ID, ...json } : json);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') ?? '';
    return fault(path === '' ? 'This is not an input.' : `“${path}” is missing or of the wrong kind.`);
  }
  const wrong = linkFault(parsed.data.link.trim());
  if (wrong !== null) return fault(wrong);
  if (parsed.data.private === true && !hasPrivateInputs) return fault('Your plan has no private inputs.');
  return { ...parsed.data, id: NEW_ID };
}

/** Columns that a row without a heading can have. */
const plainColumns = columns.slice(0, 8);

/** A link may hold commas: what follows one is a second cell only where it looks like one. */
const isOneLink = (cells: readonly string[]): boolean =>
  /^\s*https?:/i.test(cells[0] ?? '') &&
  cells.length > 1 &&
  !/^\s*(?:\d+\s*[-–—]\s*\d+|\d{2})?\s*$/.test(cells[1] ?? '');

function readRow(
  raw: string,
  cells: readonly string[],
  heading: readonly (Column | 'id')[] | null,
  context: BulkContext,
): MonitorInput | Fault {
  const given = heading === null && isOneLink(cells) ? [raw] : cells;
  const names = heading ?? plainColumns;
  if (given.length > names.length) return fault('There are more columns than are known.');
  const row: Cells = {};
  for (const [at, cell] of given.entries()) {
    const name = names[at];
    if (name !== undefined && name !== 'id') row[name] = readCell(cell);
  }
  return toInput(row, context);
}

/** Writes a JSON list as one object a line, which is how the box takes it; other text stays. */
export function unfoldJson(text: string): string {
  if (!text.trimStart().startsWith('[')) return text;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.map((entry) => JSON.stringify(entry)).join('\n') : text;
  } catch {
    return text;
  }
}

/**
 * Reads a pasted or imported list: one link or product ID per line, CSV with or without a heading, or
 * one JSON object per line. Every line is answered for: an input, or the reason why it is none.
 */
export function readBulk(text: string, context: BulkContext): BulkList {
  const plain = unfoldJson(text);
  const records = splitRecords(plain, delimiterOf(plain));
  const [first] = records;
  const heading = first === undefined || first.isTorn ? null : readHeading(first.cells);
  const seen = new Set<string>();
  const lines = (heading === null ? records : records.slice(1)).map((record): BulkLine => {
    const isJson = record.raw.trimStart().startsWith('{');
    const read = record.isTorn
      ? fault('A quotation mark is not closed.')
      : isJson
        ? fromJson(record.raw, context)
        : readRow(record.raw, record.cells, heading, context);
    const { line, raw } = record;
    if (isFault(read)) {
      const link = isJson ? raw : (record.cells[Math.max(0, heading?.indexOf('link') ?? 0)] ?? raw).trim();
      return { line, raw, link, type: inputTypeOf(link), item: null, reason: read.fault, duplicate: null };
    }
    const key = linkKey(read.link);
    const duplicate = context.links.has(key) ? 'monitor' : seen.has(key) ? 'paste' : null;
    seen.add(key);
    return { line, raw, link: read.link, type: inputTypeOf(read.link), item: read, reason: null, duplicate };
  });
  return { heading: heading === null ? null : (first?.raw ?? null), lines };
}
