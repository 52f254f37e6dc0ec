import { writeCsv } from '../../shared/csv';
import type { MonitorInput } from '../inputs/contract';

/** The columns of an exported list. The first eight are also those of a row without a heading. */
export const columns = [
  'link',
  'sizeRange',
  'region',
  'note',
  'priceLimit',
  'specialWebhook',
  'private',
  'active',
  'keywordId',
  'other',
] as const;
export type Column = (typeof columns)[number];

/** A column of a heading. Imports ignore ids, because imported inputs are new. */
export type HeadingColumn = Column | 'id';

const aliases: Readonly<Record<string, HeadingColumn>> = {
  link: 'link',
  url: 'link',
  linkorid: 'link',
  product: 'link',
  productid: 'link',
  sizerange: 'sizeRange',
  sizes: 'sizeRange',
  size: 'sizeRange',
  region: 'region',
  note: 'note',
  notes: 'note',
  pricelimit: 'priceLimit',
  price: 'priceLimit',
  maxprice: 'priceLimit',
  specialwebhook: 'specialWebhook',
  webhook: 'specialWebhook',
  private: 'private',
  active: 'active',
  enabled: 'active',
  keywordid: 'keywordId',
  other: 'other',
  id: 'id',
};

/** The column for a heading's name, ignoring case, spaces, dashes and underscores. */
export const columnOf = (name: string): HeadingColumn | undefined => {
  const key = name.toLowerCase().replace(/[\s_-]/g, '');
  return Object.hasOwn(aliases, key) ? aliases[key] : undefined;
};

/**
 * Parses a row as a heading.
 *
 * @returns the column of each cell, or `null` if the row is not a heading.
 */
export function readHeading(cells: readonly string[]): readonly HeadingColumn[] | null {
  const names = cells.map(columnOf);
  return names.includes('link') && names.every((name) => name !== undefined) ? names : null;
}

const known: ReadonlySet<string> = new Set(['id', ...columns]);

/** Quotes an id that is text but looks like a number, so that an import restores its type. */
const writeId = (id: MonitorInput['keywordId']): string => {
  if (id === null || id === undefined) return '';
  return typeof id === 'number' || !/^[-\d"]/.test(id) ? String(id) : JSON.stringify(id);
};

const otherOf = (input: MonitorInput): string => {
  const rest = Object.entries(input).filter(([key]) => !known.has(key) || key === 'other');
  return rest.length === 0 ? '' : JSON.stringify(Object.fromEntries(rest));
};

const cellOf = (input: MonitorInput, column: Column): string => {
  switch (column) {
    case 'priceLimit':
      return input.priceLimit === null || input.priceLimit === undefined ? '' : String(input.priceLimit);
    case 'private':
    case 'active':
      return String(input[column] === true);
    case 'keywordId':
      return writeId(input.keywordId);
    case 'other':
      return otherOf(input);
    default:
      return input[column] ?? '';
  }
};

/** The inputs as CSV with a heading; an import restores them without loss. */
export function toCsv(inputs: readonly MonitorInput[]): string {
  const used = columns.filter(
    (column) => column !== 'other' || inputs.some((input) => otherOf(input) !== ''),
  );
  return writeCsv([used, ...inputs.map((input) => used.map((column) => cellOf(input, column)))]);
}

export const toJson = (inputs: readonly MonitorInput[]): string => `${JSON.stringify(inputs, null, 2)}\n`;
