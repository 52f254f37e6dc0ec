import * as z from 'zod/mini';
import { declareCall } from '../declare';
import { reads } from '../wire/shapes';

/** The profile of a new customer (specification 3). */
const newCustomer = z.object({
  name: z.string(),
  image_url: z.string(),
  hex_color: z.string(),
  footer_text: z.string(),
  footer_icon: z.string(),
});
export type NewCustomer = z.infer<typeof newCustomer>;

/** POST /v1/create/customer: creates the profile; 200 moves to pending (specification 4.7, onboarding). */
export const createCustomer = declareCall({
  name: 'onboarding.createCustomer',
  endpoint: 'POST /v1/create/customer',
  access: 'session',
  payload: newCustomer,
});

/** The answer to an invite; a truthy `error` means that the invite was refused (specification 5). */
const inviteValidation = z.looseObject({ error: z.optional(reads(z.unknown(), 'boolean')) });

/** POST /v1/validate/bot/invite: redeems the key of an invite link (specification 4.7, plan screen). */
export const validateInvite = declareCall({
  name: 'onboarding.validateInvite',
  endpoint: 'POST /v1/validate/bot/invite',
  access: 'session',
  payload: z.object({ key: z.string() }),
  answers: { 200: inviteValidation },
});
