import * as z from 'zod/mini';
import { declareCall } from '../shared/http/contract';
import { optionalText } from '../shared/http/schemas';

/** POST /v1/billing/portal: the URL of the billing portal; `error` is false on success (specification 7). */
export const openBillingPortal = declareCall({
  name: 'payment.openBillingPortal',
  method: 'POST',
  path: '/v1/billing/portal',
  payload: z.object({}),
  answers: { 200: z.looseObject({ error: z.optional(z.unknown()), url: optionalText }) },
});
