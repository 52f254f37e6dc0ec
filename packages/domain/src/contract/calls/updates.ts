import * as z from 'zod/mini';
import { declareCall } from '../declare';

/** One field of an update's embed. */
const updateField = z.object({ name: z.string(), value: z.string(), inline: z.boolean() });

/**
 * An update for the chat platform (specification 3). `color` is an integer; `thumbnail` is a URL, left out if
 * it is empty.
 */
const updateEmbed = z.object({
  title: z.string(),
  color: z.int(),
  fields: z.array(updateField),
  thumbnail: z.optional(z.string()),
});
export type UpdateEmbed = z.infer<typeof updateEmbed>;

/** POST /v1/updates: sends an update to the chat platform. */
export const sendUpdate = declareCall({
  name: 'updates.sendUpdate',
  endpoint: 'POST /v1/updates',
  access: 'developer',
  payload: updateEmbed,
});
