import * as z from 'zod/mini';

/** An id that may be a number or text on the wire, and is sent back as it came. */
export const entityId = z.union([z.string(), z.number()]);
export type EntityId = z.infer<typeof entityId>;

/** Text that the server may leave out or send as null. */
export const optionalText = z.nullish(z.string());

/** A flag that the server may leave out or send as null; either counts as false. */
export const optionalFlag = z.nullish(z.boolean());
