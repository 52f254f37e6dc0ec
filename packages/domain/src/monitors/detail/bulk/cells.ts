import { webhookHint } from '../../../kernel/hints';
import { readFlag } from '../../../kernel/import/lines';
import { LineFault, type ImportList, type RowCells, type ListColumns } from '../../../kernel/import/list';
import {
  linkKey,
  priceFault,
  readPriceLimit,
  DEFAULT_SIZE_RANGE,
  readSizeRange,
} from '../../../resources/input-form';
import { readLink, readText, shortenedFault, unwrappedHint } from '../../../kernel/pasted';
import { NEW_ID } from '../../../kernel/save/rows';
import type { MonitorInput } from '../../../contract/calls/inputs';
import { ALL_REGIONS, type Region } from '../../../resources/region-labels';
import { t } from './text.en';
import { t as resources } from '../../../resources/text.en';
import { writeNumber } from '../../../kernel/numbers';

/** Quotes an id that is text but looks like a number, so that an import restores its type. */
const writeId = (id: MonitorInput['keywordId']): string => {
  if (id === null || id === undefined) return '';
  return typeof id === 'number' || !/^[-\d"]/.test(id) ? String(id) : JSON.stringify(id);
};

/** The columns of a monitor's inputs, as they are exported and imported. */
export const inputColumns = {
  columns: [
    {
      name: 'link',
      aliases: ['url', 'linkorid', 'product', 'productid'],
      write: ({ link }) => link,
    },
    { name: 'sizeRange', aliases: ['sizes', 'size'], write: ({ sizeRange }) => sizeRange ?? '' },
    { name: 'region', write: ({ region }) => region ?? '' },
    { name: 'note', aliases: ['notes'], write: ({ note }) => note ?? '' },
    {
      name: 'priceLimit',
      aliases: ['price', 'maxprice'],
      write: ({ priceLimit }) =>
        priceLimit === null || priceLimit === undefined ? '' : writeNumber(priceLimit),
    },
    { name: 'specialWebhook', aliases: ['webhook'], write: ({ specialWebhook }) => specialWebhook ?? '' },
    { name: 'private', write: (input) => String(input.private === true) },
    { name: 'active', aliases: ['enabled'], write: ({ active }) => String(active === true) },
    { name: 'keywordId', write: ({ keywordId }) => writeId(keywordId) },
  ],
} as const satisfies ListColumns<MonitorInput>;

/** What the lines of a pasted list are validated against. */
export interface BulkContext {
  readonly regions: readonly Region[];
  /** Regions that its inputs use, with or without a webhook. */
  readonly usedRegions: ReadonlySet<string>;
  readonly hasPrivateInputs: boolean;
}

function linkFault(link: string): string | null {
  if (link === '') return t('linkMissing');
  const shortened = shortenedFault(link);
  if (shortened !== null) return shortened;
  if (/\s/.test(link)) return t('linkSpaces');
  if (/^https?:/i.test(link) && !/^https?:\/\/[^/?#]+/i.test(link)) return t('linkIncomplete');
  return null;
}

function readRegion(text: string, { regions, usedRegions }: BulkContext): string | LineFault {
  const name = readText(text);
  const wanted = name.toLowerCase();
  if (wanted === '' || wanted === ALL_REGIONS) return ALL_REGIONS;
  const found =
    regions.find(({ region }) => region.toLowerCase() === wanted) ??
    regions.find(({ label }) => label.toLowerCase() === wanted);
  if (found !== undefined) return found.region;
  return usedRegions.has(name) ? name : new LineFault(t('unknownRegion', { name }));
}

function readId(text: string): MonitorInput['keywordId'] {
  if (text === '') return null;
  if (/^-?\d+(?:\.\d+)?$/.test(text) && String(Number(text)) === text) return Number(text);
  return /^".*"$/.test(text) ? text.slice(1, -1).replace(/\\(["\\])/g, '$1') : text;
}

type InputCells = RowCells<(typeof inputColumns)['columns'][number]['name']>;

/** Validates the cells of a line and converts them to an input. */
function toInput({ cells, other }: InputCells, context: BulkContext): MonitorInput | LineFault {
  const link = readLink(cells.link);
  const wrongLink = linkFault(link);
  if (wrongLink !== null) return new LineFault(wrongLink);
  const sizes = cells.sizeRange.trim();
  const sizeRange = sizes === '' ? DEFAULT_SIZE_RANGE : readSizeRange(sizes);
  if (sizeRange === null) return new LineFault(resources('noSizeRange', { text: sizes }));
  const region = readRegion(cells.region, context);
  if (region instanceof LineFault) return region;
  const wrongPrice = priceFault(cells.priceLimit);
  if (wrongPrice !== null) return new LineFault(wrongPrice);
  const priceLimit = readPriceLimit(cells.priceLimit);
  const isPrivate = readFlag(cells.private, false, (text) => t('privateFlag', { text }));
  if (isPrivate instanceof LineFault) return isPrivate;
  if (isPrivate && !context.hasPrivateInputs) return new LineFault(t('noPrivateInputs'));
  const active = readFlag(cells.active, true, (text) => t('activeFlag', { text }));
  if (active instanceof LineFault) return active;
  return {
    ...other,
    id: NEW_ID,
    link,
    sizeRange,
    specialWebhook: readLink(cells.specialWebhook),
    region,
    note: cells.note,
    ...(priceLimit === null ? {} : { priceLimit }),
    active,
    private: isPrivate,
    keywordId: readId(cells.keywordId.trim()),
  };
}

/** Whether a cell is meant as sizes. */
const isSizes = (cell: string): boolean => /^\s*(?:\d+\s*[-–—]\s*\d+|\d{2})?\s*$/.test(cell);

/**
 * The cells of a row that may be one link with commas, or begin with sizes after a space. The second cell of a link counts
 * as sizes only if it looks like them.
 */
function cellsOf(cells: readonly string[], raw: string): readonly string[] {
  const [first = '', second] = cells;
  if (unwrappedHint(raw) !== undefined) return [raw];
  if (second !== undefined && /^\s*https?:/i.test(first) && !isSizes(second)) return [raw];
  const [, id, sizes] = /^\s*(\S+)\s+(\d.*)$/.exec(first) ?? [];
  return id === undefined || sizes === undefined || readSizeRange(sizes) === null
    ? cells
    : [id, sizes, ...cells.slice(1)];
}

/** The links of a line that consists of several URLs, separated by commas or spaces. */
function splitLinks(line: string): readonly string[] | null {
  const parts = line.trim().split(/\s*[,;]\s*|\s+/);
  return parts.length > 1 && parts.every((part) => /^https?:\/\//i.test(readLink(part))) ? parts : null;
}

/** The inputs of a monitor, as they are imported. */
export const inputList: ImportList<MonitorInput, BulkContext, keyof InputCells['cells']> = {
  ...inputColumns,
  read: toInput,
  keyOf: ({ link }) => linkKey(link),
  warn: ({ specialWebhook }, cells) =>
    webhookHint(specialWebhook ?? '') === undefined
      ? (unwrappedHint(cells.link) ?? unwrappedHint(cells.specialWebhook))
      : t('unusualSpecialWebhook'),
  cellsOf,
  split: splitLinks,
};
