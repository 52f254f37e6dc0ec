import { dequal } from 'dequal/lite';
import { webhookHint } from '../kernel/hints';
import { readLink, shortenedFault, unwrappedHint } from '../kernel/pasted';
import { NEW_ID } from '../kernel/save/rows';
import { readNumber, writeNumber } from '../kernel/numbers';
import { ALL_REGIONS } from './region-labels';
import type { MonitorInput } from '../contract/calls/inputs';
import { t } from './text.en';

/** The limits of the size range (specification 9). */
export const SMALLEST_SIZE = 36;
export const LARGEST_SIZE = 50;
export const DEFAULT_SIZE_RANGE = '36-50';

/** A size from 36 to 50, also a half one. */
const isSize = (size: number | null | undefined): size is number =>
  size !== null && size !== undefined && size >= SMALLEST_SIZE && size <= LARGEST_SIZE && size % 0.5 === 0;

/**
 * Parses a size range: '40-44', '40 – 44' or a single size, in any digits.
 *
 * @returns 'from-to', or `null` for anything but an ascending range between 36 and 50.
 */
export function readSizeRange(text: string): string | null {
  const sizes = text.split(/[-–—−~－～]/).map(readNumber);
  const [from, to = from] = sizes;
  return sizes.length <= 2 && isSize(from) && isSize(to) && from <= to ? `${from}-${to}` : null;
}

/** The form of an input (specification 2.9). */
export interface InputForm {
  readonly link: string;
  /** 'from-to'. */
  readonly sizeRange: string;
  readonly specialWebhook: string;
  readonly region: string;
  readonly note: string;
  /** Empty means unset (specification 5). */
  readonly priceLimit: string;
  readonly isPrivate: boolean;
}

/** The initial form (specification 3 and 9). */
export const emptyForm: InputForm = {
  link: '',
  sizeRange: DEFAULT_SIZE_RANGE,
  specialWebhook: '',
  region: ALL_REGIONS,
  note: '',
  priceLimit: '',
  isPrivate: false,
};

/** The key to compare links by: as read, in lower case. */
export const linkKey = (link: string): string => readLink(link).toLowerCase();

export const hasLink = ({ link }: Pick<InputForm, 'link'>): boolean => readLink(link) !== '';

/** A price without its currency: prices are in euros. */
const amountIn = (text: string): string => text.trim().replace(/^(?:€|EUR\b)|(?:€|\bEUR)$/i, '');

/** Parses a price limit (`readNumber`); `null` if it is blank, or has a `priceFault`. */
export const readPriceLimit = (text: string): number | null => readNumber(amountIn(text));

/** Why a text is no price limit; `null` for a price or a blank text. */
export function priceFault(text: string): string | null {
  if (text.trim() === '') return null;
  const price = readPriceLimit(text);
  if (price === null || price > Number.MAX_SAFE_INTEGER) return t('noPrice', { text: text.trim() });
  return price < 0 ? t('priceNegative') : null;
}

/** A form with its link and its webhook as they are read. */
export const readForm = <Form extends InputForm>(form: Form): Form => ({
  ...form,
  link: readLink(form.link),
  specialWebhook: readLink(form.specialWebhook),
});

/** Hints beside the fields; they do not prevent saving. `reading` says how the link is read. */
export const hintsOf = ({ link, specialWebhook }: InputForm) => ({
  reading: unwrappedHint(link),
  specialWebhook: webhookHint(specialWebhook),
});

/** Errors by field; they prevent saving. */
export function errorsOf(form: InputForm) {
  const link = hasLink(form) ? shortenedFault(form.link) : t('linkNeeded');
  const priceLimit = priceFault(form.priceLimit);
  return {
    ...(link === null ? {} : { link }),
    ...(priceLimit === null ? {} : { priceLimit }),
  };
}

export type FormErrors = ReturnType<typeof errorsOf>;

export const formOf = (input: MonitorInput): InputForm => ({
  link: input.link,
  sizeRange: input.sizeRange ?? DEFAULT_SIZE_RANGE,
  specialWebhook: input.specialWebhook ?? '',
  region: input.region ?? ALL_REGIONS,
  note: input.note ?? '',
  priceLimit:
    input.priceLimit === null || input.priceLimit === undefined ? '' : writeNumber(input.priceLimit),
  isPrivate: input.private === true,
});

/** The fields in their wire format; an unset price limit is left out. */
function fieldsOf(form: InputForm) {
  const { link, specialWebhook } = readForm(form);
  const priceLimit = readPriceLimit(form.priceLimit);
  return {
    link,
    sizeRange: form.sizeRange,
    specialWebhook,
    region: form.region,
    note: form.note.trim(),
    ...(priceLimit === null ? {} : { priceLimit }),
    private: form.isPrivate,
  };
}

const formKeys = {
  link: 'link',
  sizeRange: 'sizeRange',
  specialWebhook: 'specialWebhook',
  region: 'region',
  note: 'note',
  priceLimit: 'priceLimit',
  private: 'isPrivate',
} as const satisfies Record<string, keyof InputForm>;

/** Applies only the edited fields to an input. Missing values that the form shows as defaults stay missing. */
export function applyForm(input: MonitorInput, form: InputForm): MonitorInput {
  const before = formOf(input);
  const isEdited = (key: string): boolean =>
    key in formKeys &&
    before[formKeys[key as keyof typeof formKeys]] !== form[formKeys[key as keyof typeof formKeys]];
  const fields = fieldsOf(form);
  const edited = Object.entries(fields).filter(([key]) => isEdited(key));
  const next = { ...input, ...Object.fromEntries(edited) };
  if (!isEdited('priceLimit') || 'priceLimit' in fields) return next;
  const { priceLimit: _, ...rest } = next;
  return rest;
}

/** What is changed without the dialog: in the table, or for several inputs at once. Texts are as typed. */
export type InputChange = Partial<Omit<InputForm, 'link'>> & { readonly active?: boolean };

/** Why a change cannot be applied; `null` if it can. */
export function changeErrorOf({ sizeRange, priceLimit }: InputChange): string | null {
  if (sizeRange !== undefined && readSizeRange(sizeRange) === null)
    return t('noSizeRange', { text: sizeRange.trim() });
  return priceFault(priceLimit ?? '');
}

/** The changed input; `null` if the change leaves it as it is. */
export function changeInput(input: MonitorInput, { active, ...change }: InputChange): MonitorInput | null {
  const before = formOf(input);
  const sizeRange = readSizeRange(change.sizeRange ?? '') ?? before.sizeRange;
  const fields = applyForm(input, { ...before, ...change, sizeRange });
  const next = active === undefined ? fields : { ...fields, active };
  return dequal(next, input) ? null : next;
}

export const newInput = (form: InputForm, isActive: boolean): MonitorInput => ({
  id: NEW_ID,
  active: isActive,
  keywordId: null,
  ...fieldsOf(form),
});
