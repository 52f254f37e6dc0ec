import * as z from 'zod/mini';
import { declareCall } from '../shared/http/contract';
import { toIssues } from '../shared/http/failure';
import { optionalRows, rows, rowsOrNone } from '../shared/http/lists';
import { sentList, sentValue } from '../shared/http/sent';
import { noteUnreadable, unreadableOf } from '../shared/http/rows';
import type { UnreadableRow } from '../shared/http/unreadable';
import {
  entityId,
  orNull,
  lineText,
  looseRecord,
  number,
  optionalFlag,
  optionalNumber,
  optionalText,
  orElse,
  row,
  text,
  textId,
} from '../shared/http/schemas';

const anyText = orNull(optionalText);

/** The monitor itself (specification 3). The page opens even if none of it can be read. */
export const monitorData = row({
  monitor_uuid: orElse(text, ''),
  monitor_name: orElse(text, ''),
  product_name: anyText,
  monitor_type: anyText,
  input_allowed: orNull(optionalFlag),
  example_inputs: orNull(optionalRows(lineText)),
});
export type MonitorData = z.infer<typeof monitorData>;

export const regionWebhook = row({ region: textId, webhook_url: optionalText });
export type RegionWebhook = z.infer<typeof regionWebhook>;

/**
 * A link or product to watch (specification 3); a new one has the id -1. Saves and deletes send the whole
 * object.
 */
export const monitorInput = row({
  id: entityId,
  link: text,
  sizeRange: optionalText,
  specialWebhook: optionalText,
  region: optionalText,
  note: optionalText,
  priceLimit: optionalNumber,
  active: optionalFlag,
  private: optionalFlag,
  keywordId: z.nullish(entityId),
});
export type MonitorInput = z.infer<typeof monitorInput>;

/** A proxy list, product or keyword list to choose. */
export const settingOption = row({ id: entityId, name: text });
export type SettingOption = z.infer<typeof settingOption>;

const settingOptionOrName = z.union([lineText, settingOption]);

/** The choices by id; a value may also be a bare name. Unreadable ones are left out. */
export const settingOptions = z.pipe(
  looseRecord(z.unknown()),
  z.transform((raw: Readonly<Record<string, unknown>>) => {
    const options: Record<string, SettingOption | string> = {};
    const unread: UnreadableRow[] = [];
    for (const [index, [id, value]] of Object.entries(raw).entries()) {
      const parsed = settingOptionOrName.safeParse(value);
      if (parsed.success) options[id] = parsed.data;
      else unread.push({ index, id, raw: value, issues: toIssues(parsed.error) });
    }
    return noteUnreadable(options, unread);
  }),
);
export type SettingOptions = z.infer<typeof settingOptions>;

// The choices are sent only after the person changes one, so an unreadable value can count as unset.
const options = orNull(z.nullish(settingOptions));
const chosenOption = orNull(z.nullish(settingOption));

/** A monitor's settings (specification 3). */
export const monitorSettings = row({
  delay: orNull(optionalNumber),
  selectedProxyList: chosenOption,
  selectedProduct: chosenOption,
  selectedKeywordList: chosenOption,
  proxyLists: options,
  products: options,
  keywordLists: options,
});
export type MonitorSettings = z.infer<typeof monitorSettings>;

export const monitorDetail = z.looseObject({
  // null and '' count as an empty object.
  data: z.pipe(
    z.transform((value: unknown): unknown => (value === undefined ? value : value || {})),
    monitorData,
  ),
  webhooks: optionalRows(regionWebhook, 'region'),
  inputs: rowsOrNone(monitorInput, 'id'),
  monitorOnlyOwnInputs: orNull(optionalFlag),
  monitorSettings: orNull(z.nullish(monitorSettings)),
});
export type MonitorDetail = z.infer<typeof monitorDetail>;

/** GET /v1/monitors/{uuid}: 404 for an unknown monitor. */
export const getMonitor = declareCall({
  name: 'monitorDetail.getMonitor',
  method: 'GET',
  path: '/v1/monitors/{uuid}',
  answers: { 200: monitorDetail },
});

const isTime = (time: unknown): boolean =>
  typeof time === 'number' ||
  (typeof time === 'string' && (/^\d+$/.test(time) || !Number.isNaN(Date.parse(time))));

const isPlainPoint = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { time, counts } = value as { time?: unknown; counts?: unknown };
  if (!isTime(time)) return false;
  if (typeof counts !== 'object' || counts === null || Array.isArray(counts)) return false;
  for (const code in counts) {
    if (!Number.isFinite((counts as Record<string, unknown>)[code])) return false;
  }
  return true;
};

const readPoint = row({
  time: z.custom<string | number>(isTime, 'expected time'),
  counts: looseRecord(number),
});

/** The counts of all status codes at one time; `time` is milliseconds or ISO text. */
export const graphPoint = z.union([z.custom<z.output<typeof readPoint>>(isPlainPoint), readPoint]);
export type GraphPoint = z.infer<typeof graphPoint>;

/**
 * The points of the graph. Parsing 50,000 rows one by one takes 250 ms, so it happens only if a fast check
 * finds an unusual value. An answer without a single readable point is invalid (specification 8.8).
 */
const graphRows = rows(graphPoint);
const graphPoints = z.transform((value: unknown, context): readonly GraphPoint[] => {
  if (Array.isArray(value) && value.every(isPlainPoint)) return value;
  const parsed = graphRows.safeParse(value);
  if (parsed.success && (parsed.data.length > 0 || unreadableOf(parsed.data).length === 0))
    return parsed.data;
  context.issues.push({ code: 'custom', message: 'expected points', input: value });
  return z.NEVER;
});

/** GET /v1/monitors/{uuid}/graph: the status codes over time, for developers. */
export const getMonitorGraph = declareCall({
  name: 'monitorDetail.getMonitorGraph',
  method: 'GET',
  path: '/v1/monitors/{uuid}/graph',
  answers: { 200: z.looseObject({ data: graphPoints }) },
});

/** POST /v1/monitors/{monitor_uuid}/webhooks: saves the webhooks of all regions. */
export const saveMonitorWebhooks = declareCall({
  name: 'monitorDetail.saveMonitorWebhooks',
  method: 'POST',
  path: '/v1/monitors/{monitor_uuid}/webhooks',
  payload: z.object({
    webhooks: sentList(z.object({ region: entityId, webhook_url: z.nullish(z.string()) })),
  }),
  answers: { 200: 'ignored' },
});

/** A customer in the access dialog (specification 3). */
export const accessCustomer = row({ customer_id: textId, name: text });
export type AccessCustomer = z.infer<typeof accessCustomer>;

/** GET /v1/monitors/{uuid}/customers: all customers, and the ids of those with access. */
export const getMonitorCustomers = declareCall({
  name: 'monitorDetail.getMonitorCustomers',
  method: 'GET',
  path: '/v1/monitors/{uuid}/customers',
  answers: {
    200: z.looseObject({ all: rows(accessCustomer, 'customer_id'), filtered: optionalRows(lineText) }),
  },
});

/** PUT /v1/monitors/{uuid}/customers: the ids of all customers with access. */
export const saveMonitorCustomers = declareCall({
  name: 'monitorDetail.saveMonitorCustomers',
  method: 'PUT',
  path: '/v1/monitors/{uuid}/customers',
  payload: z.object({ customerIds: sentList(z.string()) }),
  answers: { 200: 'ignored' },
});

/** PUT /v1/monitors/{uuid}/example-inputs: the whole list of examples. */
export const saveExampleInputs = declareCall({
  name: 'monitorDetail.saveExampleInputs',
  method: 'PUT',
  path: '/v1/monitors/{uuid}/example-inputs',
  payload: z.object({ example_inputs: sentList(z.string()) }),
  answers: { 200: 'ignored' },
});

/** One setting of a monitor; each is saved separately (specification 7). */
export const monitorSettingChange = z.discriminatedUnion('type', [
  z.object({ delay: z.number(), type: z.literal('delay') }),
  z.object({ proxyListId: entityId, type: z.literal('proxyList') }),
  z.object({ productId: entityId, type: z.literal('product') }),
  z.object({ keywordID: entityId, type: z.literal('keywords') }),
  z.object({ inputsAllowed: z.boolean(), type: z.literal('inputs') }),
  z.object({ monitorOnlyOwnProducts: z.boolean(), type: z.literal('monitor_preference') }),
]);
export type MonitorSettingChange = z.infer<typeof monitorSettingChange>;

/** Inputs to add or change; `force` confirms duplicates after a 409 (specification 8.8). */
export const inputBatch = z.object({ inputs: z.array(sentValue(monitorInput)), force: z.boolean() });
export type InputBatch = z.infer<typeof inputBatch>;

/** PUT /v1/monitors/{uuid}/inputs/update: one setting, or the changed inputs. */
export const updateMonitorInputs = declareCall({
  name: 'monitorDetail.updateMonitorInputs',
  method: 'PUT',
  path: '/v1/monitors/{uuid}/inputs/update',
  payload: z.union([monitorSettingChange, inputBatch]),
  answers: { 200: 'ignored' },
});

/** POST /v1/monitors/{uuid}/inputs/new: answers with the items and their ids; 409 means a duplicate. */
export const addMonitorInputs = declareCall({
  name: 'monitorDetail.addMonitorInputs',
  method: 'POST',
  path: '/v1/monitors/{uuid}/inputs/new',
  payload: inputBatch,
  answers: { 200: z.looseObject({ inputs: rows(monitorInput, 'id') }) },
});

/** DELETE /v1/monitors/{uuid}/inputs: the body is the item itself. */
export const deleteMonitorInput = declareCall({
  name: 'monitorDetail.deleteMonitorInput',
  method: 'DELETE',
  path: '/v1/monitors/{uuid}/inputs',
  payload: sentValue(monitorInput),
  answers: { 200: 'ignored' },
});
