import * as z from 'zod/mini';
import { declareCall } from '../declare';
import { rows } from '../wire/lists';
import { entityId, optionalFlag, optionalNumber, optionalText, row, text } from '../wire/schemas';
import { sentValue } from '../wire/wire';

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

/** The most inputs that are sent with one call. */
export const INPUTS_PER_CALL = 100;

/** Inputs to add or change; `force` confirms duplicates after a 409 (specification 8.8). */
export const inputBatch = z.object({ inputs: z.array(sentValue(monitorInput)), force: z.boolean() });

/** POST /v1/monitors/{uuid}/inputs/new: answers with the items and their ids; 409 means a duplicate. */
export const addMonitorInputs = declareCall({
  name: 'monitorDetail.addMonitorInputs',
  endpoint: 'POST /v1/monitors/{uuid}/inputs/new',
  access: 'bot',
  payload: inputBatch,
  answers: { 200: z.looseObject({ inputs: rows(monitorInput, 'id') }) },
  refusals: [409],
});

/** DELETE /v1/monitors/{uuid}/inputs: the body is the item itself. */
export const deleteMonitorInput = declareCall({
  name: 'monitorDetail.deleteMonitorInput',
  endpoint: 'DELETE /v1/monitors/{uuid}/inputs',
  access: 'bot',
  payload: sentValue(monitorInput),
});
