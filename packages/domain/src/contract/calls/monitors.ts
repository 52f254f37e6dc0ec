import * as z from 'zod/mini';
import { declareCall } from '../declare';
import { rows } from '../wire/lists';
import { entityId, optionalFlag, optionalText, row, text, textId } from '../wire/schemas';

/** A row of the monitor overview (specification 3). */
const monitorListItem = row({
  monitor_uuid: textId,
  monitor_name: text,
  product_name: optionalText,
  monitor_type: optionalText,
  status: optionalText,
  not_setup: optionalFlag,
});
export type MonitorListItem = z.infer<typeof monitorListItem>;

/** GET /v1/monitors: the customer's monitors. */
export const getMonitors = declareCall({
  name: 'monitors.getMonitors',
  endpoint: 'GET /v1/monitors',
  access: 'bot',
  answers: { 200: z.looseObject({ monitors: rows(monitorListItem, 'monitor_uuid') }) },
  isCached: true,
});

/** What a monitor watches: new releases, or known products (specification 9). */
export const monitorType = z.literal(['new', 'product']);
export type MonitorType = z.infer<typeof monitorType>;

/** The form of a new monitor (specification 3). */
export const newMonitor = z.object({
  site_name: z.string(),
  monitor_type: monitorType,
  monitor_visible: z.boolean(),
  product_id: entityId,
  example_inputs: z.array(z.string()),
  regions: z.array(z.string()),
});
export type NewMonitor = z.infer<typeof newMonitor>;

/**
 * POST /v1/monitors: answers with the new monitor's uuid; 409 means that the name is taken (specification
 * 8.4).
 */
export const createMonitor = declareCall({
  name: 'monitors.createMonitor',
  endpoint: 'POST /v1/monitors',
  access: 'developer',
  payload: newMonitor,
  answers: { 200: z.looseObject({ uuid: textId }) },
  refusals: [409],
});
