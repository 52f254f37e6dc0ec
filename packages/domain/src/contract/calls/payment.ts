import * as z from 'zod/mini';
import { declareCall } from '../declare';
import { reads } from '../wire/shapes';
import { optionalText } from '../wire/schemas';

/** POST /v1/billing/portal: the URL of the billing portal; `error` is false on success (specification 7). */
export const openBillingPortal = declareCall({
  name: 'payment.openBillingPortal',
  endpoint: 'POST /v1/billing/portal',
  access: 'session',
  payload: z.object({}),
  answers: { 200: z.looseObject({ error: z.optional(reads(z.unknown(), 'boolean')), url: optionalText }) },
});
