import * as z from 'zod/mini';
import { declareCall } from '../shared/http/contract';
import { entityId, optionalFlag, optionalText } from '../shared/http/schemas';

/** The monitor itself (spec section 3, "Monitor detail"). */
export const monitorData = z.looseObject({
  monitor_uuid: z.string(),
  monitor_name: z.string(),
  product_name: optionalText,
  monitor_type: optionalText,
  input_allowed: optionalFlag,
  example_inputs: z.nullish(z.array(z.string())),
});
export type MonitorData = z.infer<typeof monitorData>;

/** Where the finds of one region go. */
export const regionWebhook = z.looseObject({ region: z.string(), webhook_url: optionalText });
export type RegionWebhook = z.infer<typeof regionWebhook>;

/**
 * A link or product that is watched (spec section 3, "Input item"); -1 is the id of one that is not
 * saved yet. The object goes back whole when it is saved or deleted.
 */
export const monitorInput = z.looseObject({
  id: entityId,
  link: z.string(),
  sizeRange: optionalText,
  specialWebhook: optionalText,
  region: optionalText,
  note: optionalText,
  priceLimit: z.nullish(z.number()),
  active: optionalFlag,
  private: optionalFlag,
  keywordId: z.nullish(entityId),
});
export type MonitorInput = z.infer<typeof monitorInput>;

/** A list or product that a monitor is set to. */
export const settingOption = z.looseObject({ id: entityId, name: z.string() });
export type SettingOption = z.infer<typeof settingOption>;

/** What can be chosen, by id; the value may also be the bare name. */
export const settingOptions = z.record(z.string(), z.union([settingOption, z.string()]));
export type SettingOptions = z.infer<typeof settingOptions>;

/** A monitor's settings; `delay` is in the unit that the monitors count in (spec section 3). */
export const monitorSettings = z.looseObject({
  delay: z.nullish(z.number()),
  selectedProxyList: z.nullish(settingOption),
  selectedProduct: z.nullish(settingOption),
  selectedKeywordList: z.nullish(settingOption),
  proxyLists: z.nullish(settingOptions),
  products: z.nullish(settingOptions),
  keywordLists: z.nullish(settingOptions),
});
export type MonitorSettings = z.infer<typeof monitorSettings>;

/** All of one monitor: itself, its webhooks, its inputs and its settings. */
export const monitorDetail = z.looseObject({
  data: monitorData,
  webhooks: z.nullish(z.array(regionWebhook)),
  inputs: z.array(monitorInput),
  monitorOnlyOwnInputs: optionalFlag,
  monitorSettings: z.nullish(monitorSettings),
});
export type MonitorDetail = z.infer<typeof monitorDetail>;

/** GET /v1/monitors/{uuid}: 404 where there is no such monitor. */
export const getMonitor = declareCall({
  name: 'monitorDetail.getMonitor',
  method: 'GET',
  path: '/v1/monitors/{uuid}',
  answers: { 200: monitorDetail },
});

/** A moment of the graph: how often each status code came; `time` is milliseconds or ISO text. */
export const graphPoint = z.looseObject({
  time: z.union([z.number(), z.string()]),
  counts: z.record(z.string(), z.number()),
});
export type GraphPoint = z.infer<typeof graphPoint>;

const graphAnswer = z.looseObject({ data: z.array(graphPoint) });

const isPlainPoint = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { time, counts } = value as { time?: unknown; counts?: unknown };
  if (typeof time !== 'number' && typeof time !== 'string') return false;
  if (typeof counts !== 'object' || counts === null || Array.isArray(counts)) return false;
  for (const code in counts) {
    if (!Number.isFinite((counts as Record<string, unknown>)[code])) return false;
  }
  return true;
};

const isPlainAnswer = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'data' in value && Array.isArray(value.data)
    ? value.data.every(isPlainPoint)
    : false;

/**
 * The graph's points. There may be 50,000, for which the general check takes a quarter of a second: it
 * is only asked where the plain one finds something wrong, to say what.
 */
const graphPoints = z.custom<z.infer<typeof graphAnswer>>().check((payload) => {
  if (isPlainAnswer(payload.value)) return;
  const { error } = graphAnswer.safeParse(payload.value);
  for (const { path, message } of error?.issues ?? []) {
    payload.issues.push({ code: 'custom', input: payload.value, path: [...path], message });
  }
});

/** GET /v1/monitors/{uuid}/graph: the status codes over time, for developers. */
export const getMonitorGraph = declareCall({
  name: 'monitorDetail.getMonitorGraph',
  method: 'GET',
  path: '/v1/monitors/{uuid}/graph',
  answers: { 200: graphPoints },
});

/** POST /v1/monitors/{monitor_uuid}/webhooks: all regions' webhooks at once. */
export const saveMonitorWebhooks = declareCall({
  name: 'monitorDetail.saveMonitorWebhooks',
  method: 'POST',
  path: '/v1/monitors/{monitor_uuid}/webhooks',
  payload: z.object({
    webhooks: z.array(z.object({ region: z.string(), webhook_url: z.string() })),
  }),
  answers: { 200: 'ignored' },
});

/** A customer who may be given access to a monitor (spec section 3). */
export const accessCustomer = z.looseObject({ customer_id: z.string(), name: z.string() });
export type AccessCustomer = z.infer<typeof accessCustomer>;

/** GET /v1/monitors/{uuid}/customers: all customers, and the ids of those with access. */
export const getMonitorCustomers = declareCall({
  name: 'monitorDetail.getMonitorCustomers',
  method: 'GET',
  path: '/v1/monitors/{uuid}/customers',
  answers: { 200: z.looseObject({ all: z.array(accessCustomer), filtered: z.array(z.string()) }) },
});

/** PUT /v1/monitors/{uuid}/customers: the ids of everyone who has access from now on. */
export const saveMonitorCustomers = declareCall({
  name: 'monitorDetail.saveMonitorCustomers',
  method: 'PUT',
  path: '/v1/monitors/{uuid}/customers',
  payload: z.object({ customerIds: z.array(z.string()) }),
  answers: { 200: 'ignored' },
});

/** PUT /v1/monitors/{uuid}/example-inputs: the whole list of examples. */
export const saveExampleInputs = declareCall({
  name: 'monitorDetail.saveExampleInputs',
  method: 'PUT',
  path: '/v1/monitors/{uuid}/example-inputs',
  payload: z.object({ example_inputs: z.array(z.string()) }),
  answers: { 200: 'ignored' },
});

/** One setting of a monitor, told apart by `type`; each is saved on its own (spec section 7). */
export const monitorSettingChange = z.discriminatedUnion('type', [
  z.object({ delay: z.number(), type: z.literal('delay') }),
  z.object({ proxyListId: entityId, type: z.literal('proxyList') }),
  z.object({ productId: entityId, type: z.literal('product') }),
  z.object({ keywordID: entityId, type: z.literal('keywords') }),
  z.object({ inputsAllowed: z.boolean(), type: z.literal('inputs') }),
  z.object({ monitorOnlyOwnProducts: z.boolean(), type: z.literal('monitor_preference') }),
]);
export type MonitorSettingChange = z.infer<typeof monitorSettingChange>;

/** Inputs to add or change; `force` answers the question that a 409 asks (spec section 8). */
export const inputBatch = z.object({ inputs: z.array(monitorInput), force: z.boolean() });
export type InputBatch = z.infer<typeof inputBatch>;

/** PUT /v1/monitors/{uuid}/inputs/update: one setting, or the inputs that were changed. */
export const updateMonitorInputs = declareCall({
  name: 'monitorDetail.updateMonitorInputs',
  method: 'PUT',
  path: '/v1/monitors/{uuid}/inputs/update',
  payload: z.union([monitorSettingChange, inputBatch]),
  answers: { 200: 'ignored' },
});

/** POST /v1/monitors/{uuid}/inputs/new: answers with the items, now with ids; 409 is a duplicate. */
export const addMonitorInputs = declareCall({
  name: 'monitorDetail.addMonitorInputs',
  method: 'POST',
  path: '/v1/monitors/{uuid}/inputs/new',
  payload: inputBatch,
  answers: { 200: z.looseObject({ inputs: z.array(monitorInput) }) },
});

/** DELETE /v1/monitors/{uuid}/inputs: the body is the item itself. */
export const deleteMonitorInput = declareCall({
  name: 'monitorDetail.deleteMonitorInput',
  method: 'DELETE',
  path: '/v1/monitors/{uuid}/inputs',
  payload: monitorInput,
  answers: { 200: 'ignored' },
});
