import { readCell } from '../../shared/csv';
import { webhookHint } from '../../shared/hints';
import type { MonitorInput } from '../inputs/contract';
import { inputTypeOf, type InputType } from '../input-type';
import { messages } from '../messages';
import { LineFault, toInput, type BulkContext, type Cells } from './cells';
import { columns } from './columns';
import { entryCells } from './json';
import { readRecords, type Section, type TextRecord } from './sections';

export interface BulkLine {
  /** Unique; one line may hold several links. */
  readonly key: number;
  /** The number of its first line, from 1. */
  readonly line: number;
  readonly raw: string;
  readonly heading: string | null;
  readonly link: string;
  readonly type: InputType;
  /** `null` for an invalid row; `reason` says why. */
  readonly item: MonitorInput | null;
  readonly reason: string | null;
  /** A hint that does not prevent adding. */
  readonly warning: string | null;
  /** Whether the link is already in the monitor, or in an earlier row. */
  readonly duplicate: 'monitor' | 'paste' | null;
  readonly isAdded: boolean;
}

/** The key to compare links by: trimmed and in lower case. */
export const linkKey = (link: string): string => link.trim().toLowerCase();

function readId(text: string): MonitorInput['keywordId'] {
  if (text === '') return null;
  if (/^-?\d+(?:\.\d+)?$/.test(text) && String(Number(text)) === text) return Number(text);
  return /^".*"$/.test(text) ? text.slice(1, -1).replace(/\\(["\\])/g, '$1') : text;
}

function readOther(text: string): Record<string, unknown> | LineFault {
  if (text === '') return {};
  try {
    const other: unknown = JSON.parse(text);
    if (typeof other === 'object' && other !== null && !Array.isArray(other)) return { ...other };
  } catch {
    // Fall through: the cell is reported as unreadable.
  }
  return new LineFault('The last column cannot be read.');
}

const plainColumns = columns.slice(0, 8);

/**
 * Whether a row is one link that contains commas. The second cell counts as a size range only if it looks
 * like one.
 */
export const isOneLink = (cells: readonly string[]): boolean =>
  /^\s*https?:/i.test(cells[0] ?? '') &&
  cells.length > 1 &&
  !/^\s*(?:\d+\s*[-–—]\s*\d+|\d{2})?\s*$/.test(cells[1] ?? '');

/** The cells of a row; a link that contains commas stays one cell. */
export const cellsOf = ({ raw, cells, section }: Extract<TextRecord, { kind: 'cells' }>): readonly string[] =>
  section.heading === null && isOneLink(cells) ? [raw] : cells;

function rowCells(cells: readonly string[], { heading }: Section): Cells | LineFault {
  const names = heading?.columns ?? plainColumns;
  if (cells.length > names.length) return new LineFault('Too many columns.');
  const row: Partial<Record<(typeof names)[number], string>> = {};
  for (const [at, cell] of cells.entries()) {
    const name = names[at];
    if (name !== undefined) row[name] = readCell(cell);
  }
  const { id: _, keywordId = '', other = '', ...texts } = row;
  const rest = readOther(other);
  if (rest instanceof LineFault) return rest;
  return { ...texts, keywordId: readId(keywordId.trim()), other: rest };
}

function readCells(record: TextRecord): Cells | LineFault {
  switch (record.kind) {
    case 'json':
      return entryCells(record.entry);
    case 'cells':
      return rowCells(cellsOf(record), record.section);
    case 'unclosed':
      return new LineFault(record.isJson ? 'This JSON cannot be read.' : 'A quotation mark is not closed.');
  }
}

/** The link of an invalid row, for display. Other cells are left out, since they may hold a webhook. */
function linkOf(record: TextRecord, cells: Cells | LineFault): string {
  if (!(cells instanceof LineFault)) return (cells.link ?? '').trim();
  if (record.kind === 'json') return '';
  if (record.kind === 'unclosed') return record.isJson ? '' : (record.raw.split(/[,;\t]/)[0] ?? '').trim();
  return (record.cells[Math.max(0, record.section.heading?.columns.indexOf('link') ?? 0)] ?? '').trim();
}

/** The links of a line that consists of several URLs, separated by commas or spaces. */
export function linksOf(record: TextRecord): readonly string[] | null {
  if (record.kind !== 'cells' || (record.section.heading?.columns.length ?? 1) > 1) return null;
  const parts = record.raw.trim().split(/\s*[,;]\s*|\s+/);
  return parts.length > 1 && parts.every((part) => /^https?:\/\//i.test(part)) ? parts : null;
}

const splitLinks = (record: TextRecord): readonly TextRecord[] => {
  const { line, section } = record;
  const links = linksOf(record);
  return links?.map((link) => ({ kind: 'cells', line, section, raw: link, cells: [link] })) ?? [record];
};

/**
 * Parses a pasted or imported list: one link or product ID per line, CSV with or without a heading, JSON, or
 * a mix. Each row becomes an input or has a reason why it is invalid.
 */
export function readBulk(text: string, context: BulkContext): readonly BulkLine[] {
  const seen = new Set<string>();
  const duplicateOf = (link: string): BulkLine['duplicate'] => {
    const key = linkKey(link);
    if (context.links.has(key)) return 'monitor';
    if (seen.has(key)) return 'paste';
    seen.add(key);
    return null;
  };
  return readRecords(text)
    .records.flatMap(splitLinks)
    .map((record, key): BulkLine => {
      const cells = readCells(record);
      const read = cells instanceof LineFault ? cells : toInput(cells, context);
      const item = read instanceof LineFault ? null : read;
      const link = item === null ? linkOf(record, cells) : item.link;
      return {
        key,
        line: record.line,
        raw: record.raw,
        heading: record.section.heading?.raw ?? null,
        link,
        type: inputTypeOf(link),
        item,
        reason: read instanceof LineFault ? read.reason : null,
        warning:
          webhookHint(item?.specialWebhook ?? '') === undefined ? null : messages.unusualSpecialWebhook,
        duplicate: item === null ? null : duplicateOf(link),
        isAdded: false,
      };
    });
}
