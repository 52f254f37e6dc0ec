import { NEW_ID, readPriceLimit } from '../inputs/form';
import type { MonitorInput } from '../inputs/contract';
import { ALL_REGIONS, type Region } from '../regions';
import { DEFAULT_SIZE_RANGE, readSizeRange } from '../size-range';
import type { Column } from './columns';

/** What the lines of a pasted list are checked against. */
export interface BulkContext {
  readonly regions: readonly Region[];
  readonly links: ReadonlySet<string>;
  /** Regions that its inputs use, with or without a webhook. */
  readonly usedRegions: ReadonlySet<string>;
  readonly hasPrivateInputs: boolean;
}

/** Why a line cannot be added. A class, so that no imported object can be mistaken for one. */
export class LineFault {
  constructor(readonly reason: string) {}
}

/** The cells of a line before validation. `other` holds keys without a column. */
export type Cells = Partial<Record<Exclude<Column, 'keywordId' | 'other'>, string>> & {
  keywordId?: MonitorInput['keywordId'];
  other?: Readonly<Record<string, unknown>>;
};

function linkFault(link: string): string | null {
  if (link === '') return 'A link or product ID is missing.';
  if (/\s/.test(link)) return 'Links can’t contain spaces.';
  if (/^https?:/i.test(link) && !/^https?:\/\/[^/?#]+/i.test(link)) return 'The link is not complete.';
  return null;
}

const flagWords: Readonly<Record<string, boolean>> = {
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

function readFlag(text: string, otherwise: boolean, name: string): boolean | LineFault {
  const word = text.trim().toLowerCase();
  if (word === '') return otherwise;
  return flagWords[word] ?? new LineFault(`${name} is yes or no, not “${text.trim()}”.`);
}

function readRegion(text: string, { regions, usedRegions }: BulkContext): string | LineFault {
  const name = text.trim();
  const wanted = name.toLowerCase();
  if (wanted === '' || wanted === ALL_REGIONS) return ALL_REGIONS;
  const found =
    regions.find(({ region }) => region.toLowerCase() === wanted) ??
    regions.find(({ label }) => label.toLowerCase() === wanted);
  if (found !== undefined) return found.region;
  return usedRegions.has(name) ? name : new LineFault(`Unknown region “${name}”.`);
}

/** Validates the cells of a line and converts them to an input. */
export function toInput(cells: Cells, context: BulkContext): MonitorInput | LineFault {
  const link = (cells.link ?? '').trim();
  const fault = linkFault(link);
  if (fault !== null) return new LineFault(fault);
  const sizes = (cells.sizeRange ?? '').trim();
  const sizeRange = sizes === '' ? DEFAULT_SIZE_RANGE : readSizeRange(sizes);
  if (sizeRange === null) return new LineFault(`“${sizes}” is no size range between 36 and 50.`);
  const region = readRegion(cells.region ?? '', context);
  if (region instanceof LineFault) return region;
  const priceLimit = readPriceLimit(cells.priceLimit ?? '');
  if (priceLimit === undefined) return new LineFault(`“${(cells.priceLimit ?? '').trim()}” is no price.`);
  const isPrivate = readFlag(cells.private ?? '', false, 'Private');
  if (isPrivate instanceof LineFault) return isPrivate;
  if (isPrivate && !context.hasPrivateInputs) return new LineFault('Your plan has no private inputs.');
  const active = readFlag(cells.active ?? '', true, 'Active');
  if (active instanceof LineFault) return active;
  return {
    ...cells.other,
    id: NEW_ID,
    link,
    sizeRange,
    specialWebhook: (cells.specialWebhook ?? '').trim(),
    region,
    note: cells.note ?? '',
    ...(priceLimit === null ? {} : { priceLimit }),
    active,
    private: isPrivate,
    keywordId: cells.keywordId ?? null,
  };
}
