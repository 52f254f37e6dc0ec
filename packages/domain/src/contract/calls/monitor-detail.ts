import * as z from 'zod/mini';
import { declareCall } from '../declare';
import { toIssues } from '../issues';
import { optionalRows, rows, rowsOrNone } from '../wire/lists';
import { sentList } from '../wire/wire';
import { noteUnreadable } from '../wire/rows';
import type { UnreadableRow } from '../wire/unreadable';
import {
  entityId,
  orNull,
  lineText,
  looseRecord,
  optionalFlag,
  optionalNumber,
  optionalText,
  orElse,
  row,
  text,
  textId,
} from '../wire/schemas';
import { reads } from '../wire/shapes';
import { inputBatch, monitorInput } from './inputs';

const anyText = orNull(optionalText);

/** The monitor itself (specification 3). The page opens even if none of it can be read. */
const monitorData = row({
  monitor_uuid: orElse(text, ''),
  monitor_name: orElse(text, ''),
  product_name: anyText,
  monitor_type: anyText,
  input_allowed: orNull(optionalFlag),
  example_inputs: orNull(optionalRows(lineText)),
});
export type MonitorData = z.infer<typeof monitorData>;

const regionWebhook = row({ region: textId, webhook_url: optionalText });
export type RegionWebhook = z.infer<typeof regionWebhook>;

/** A proxy list, product or keyword list to choose. */
const settingOption = row({ id: entityId, name: text });
export type SettingOption = z.infer<typeof settingOption>;

const settingOptionOrName = z.union([lineText, settingOption]);

/** The choices by id; a value may also be a bare name. Unreadable ones are left out. */
const lenientOptions = z.pipe(
  looseRecord(z.unknown()),
  z.transform((raw: Readonly<Record<string, unknown>>) => {
    const options: Record<string, SettingOption | string> = {};
    const unread: UnreadableRow[] = [];
    for (const [index, [id, value]] of Object.entries(raw).entries()) {
      const parsed = settingOptionOrName.safeParse(value);
      if (parsed.success) options[id] = parsed.data;
      else unread.push({ index, id, raw: value, issues: toIssues(parsed.error, value) });
    }
    return noteUnreadable(options, unread);
  }),
);
const settingOptions = reads(lenientOptions, z.record(z.string(), settingOptionOrName));
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
  endpoint: 'GET /v1/monitors/{uuid}',
  access: 'bot',
  answers: { 200: monitorDetail },
  isCached: true,
});

/** POST /v1/monitors/{monitor_uuid}/webhooks: saves the webhooks of all regions. */
export const saveMonitorWebhooks = declareCall({
  name: 'monitorDetail.saveMonitorWebhooks',
  endpoint: 'POST /v1/monitors/{monitor_uuid}/webhooks',
  access: 'bot',
  payload: z.object({
    webhooks: sentList(z.object({ region: entityId, webhook_url: z.nullish(z.string()) })),
  }),
});

/** A customer in the access dialog (specification 3). */
const accessCustomer = row({ customer_id: textId, name: text });
export type AccessCustomer = z.infer<typeof accessCustomer>;

/** GET /v1/monitors/{uuid}/customers: all customers, and the ids of those with access. */
export const getMonitorCustomers = declareCall({
  name: 'monitorDetail.getMonitorCustomers',
  endpoint: 'GET /v1/monitors/{uuid}/customers',
  access: 'developer',
  answers: {
    200: z.looseObject({ all: rows(accessCustomer, 'customer_id'), filtered: optionalRows(lineText) }),
  },
});

/** PUT /v1/monitors/{uuid}/customers: the ids of all customers with access. */
export const saveMonitorCustomers = declareCall({
  name: 'monitorDetail.saveMonitorCustomers',
  endpoint: 'PUT /v1/monitors/{uuid}/customers',
  access: 'developer',
  payload: z.object({ customerIds: sentList(z.string()) }),
});

/** PUT /v1/monitors/{uuid}/example-inputs: the whole list of examples. */
export const saveExampleInputs = declareCall({
  name: 'monitorDetail.saveExampleInputs',
  endpoint: 'PUT /v1/monitors/{uuid}/example-inputs',
  access: 'developer',
  payload: z.object({ example_inputs: sentList(z.string()) }),
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

/** PUT /v1/monitors/{uuid}/inputs/update: one setting, or the changed inputs. */
export const updateMonitorInputs = declareCall({
  name: 'monitorDetail.updateMonitorInputs',
  endpoint: 'PUT /v1/monitors/{uuid}/inputs/update',
  access: 'bot',
  payload: z.union([monitorSettingChange, inputBatch]),
  // Of changed inputs, as for new ones.
  refusals: [409],
});
