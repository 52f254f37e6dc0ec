import * as z from 'zod/mini';
import { declareCall } from '../shared/http/contract';
import {
  forgiven,
  lineText,
  optionalFlag,
  optionalScalar,
  optionalObject,
  optionalText,
  statedFlag,
} from '../shared/http/readers';

// Nothing of the customer's info but its being there is needed to sign in: what cannot be read counts
// as missing.
const texts = z.optional(
  z.transform((value: unknown): readonly string[] | null =>
    // PHP writes a list with gaps as an object.
    typeof value === 'object' && value !== null
      ? Object.values(value)
          .filter((one) => lineText.safeParse(one).success)
          .map(String)
      : null,
  ),
);
const anyText = forgiven(optionalText);
const anyFlag = forgiven(optionalFlag);

/** What the customer has bought; a key is there when something of that kind was (specification 3). */
export const purchases = optionalObject({
  monitor: texts,
  toolbox: texts,
});
export type Purchases = NonNullable<z.infer<typeof purchases>>;

/** Bot settings (specification 3). `app_id` and the servers' ids are text and stay text. */
export const botData = optionalObject({
  name: anyText,
  footer_text: anyText,
  app_id: forgiven(optionalScalar),
  // Read by the settings, which send it back whole.
  whitelisted_servers: z.optional(z.unknown()),
});
export type BotData = NonNullable<z.infer<typeof botData>>;

/** The customer's profile (specification 3); `{}` where there is none yet. */
export const customerData = optionalObject({
  image: anyText,
  name: anyText,
  footer_icon: anyText,
  hex_color: anyText,
  webhook_url: anyText,
  next_renewal: forgiven(optionalScalar),
  purchases: forgiven(purchases),
});
export type CustomerData = NonNullable<z.infer<typeof customerData>>;

/** Who is signed in, and what they have (specification 3). */
export const customerInfo = z.looseObject({
  paid: statedFlag,
  bot_pending: anyFlag,
  has_bot: anyFlag,
  developer: anyFlag,
  bot_data: forgiven(botData),
  customer_data: forgiven(customerData),
});
export type CustomerInfo = z.infer<typeof customerInfo>;

/** GET /v1/customer/info: who is signed in. */
export const getCustomerInfo = declareCall({
  name: 'session.getCustomerInfo',
  method: 'GET',
  path: '/v1/customer/info',
  answers: { 200: customerInfo },
});

/**
 * POST /v1/user/oauth/discord: the code that the chat platform's sign-in came back with, for a
 * token. `app_id` is the `state` it came back with. A truthy `error` is a failed sign-in.
 */
export const signIn = declareCall({
  name: 'session.signIn',
  method: 'POST',
  path: '/v1/user/oauth/discord',
  encoding: 'form',
  payload: z.object({ code: z.string(), app_id: z.string() }),
  answers: {
    200: z.looseObject({
      error: z.optional(z.unknown()),
      data: z.nullish(z.looseObject({ JWT: anyText, type: anyText, name: anyText, image: anyText })),
    }),
  },
});

/**
 * GET /v1/user/oauth/check: whether the chat platform's permission to change commands stands.
 * 206 means that the browser must go to the authorisation page (specification 4.1).
 */
export const checkOAuth = declareCall({
  name: 'session.checkOAuth',
  method: 'GET',
  path: '/v1/user/oauth/check',
  answers: { 200: 'ignored', 206: 'ignored' },
});

/** POST /v1/logout: the answer does not matter (specification 4.1). */
export const logout = declareCall({
  name: 'session.logout',
  method: 'POST',
  path: '/v1/logout',
  answers: { 200: 'ignored' },
  // The person is waiting to leave: a server that hangs must not hold them.
  timeoutMs: 5_000,
});
