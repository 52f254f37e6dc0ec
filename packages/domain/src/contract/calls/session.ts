import * as z from 'zod/mini';
import { declareCall } from '../declare';
import {
  orNull,
  lineText,
  optionalFlag,
  optionalScalar,
  optionalObject,
  optionalText,
  requiredFlag,
} from '../wire/readers';
import { reads } from '../wire/shapes';

// Signing in needs only that the customer info exists, so unreadable values count as missing.
const texts = z.optional(
  reads(
    z.transform((value: unknown): readonly string[] | null =>
      // PHP serializes a list with gaps as an object.
      typeof value === 'object' && value !== null
        ? Object.values(value)
            .filter((one) => lineText.safeParse(one).success)
            .map(String)
        : null,
    ),
    [lineText],
  ),
);
const anyText = orNull(optionalText);
const anyFlag = orNull(optionalFlag);

/** The customer's purchases; a missing key means none of that kind (specification 3). */
export const purchases = optionalObject({
  monitor: texts,
  toolbox: texts,
});
export type Purchases = NonNullable<z.infer<typeof purchases>>;

/** Bot settings (specification 3). */
export const botData = optionalObject({
  name: anyText,
  footer_text: anyText,
  app_id: orNull(optionalScalar),
  // The settings parse it, and send it back whole.
  whitelisted_servers: z.optional(reads(z.unknown(), [lineText])),
});
export type BotData = NonNullable<z.infer<typeof botData>>;

/** The customer's profile (specification 3); `{}` without one. */
const customerData = optionalObject({
  image: anyText,
  name: anyText,
  footer_icon: anyText,
  hex_color: anyText,
  webhook_url: anyText,
  next_renewal: orNull(optionalScalar),
  purchases: orNull(purchases),
});
export type CustomerData = NonNullable<z.infer<typeof customerData>>;

/** The signed-in customer (specification 3). */
const customerInfo = z.looseObject({
  paid: requiredFlag,
  bot_pending: anyFlag,
  has_bot: anyFlag,
  developer: anyFlag,
  bot_data: orNull(botData),
  customer_data: orNull(customerData),
});
export type CustomerInfo = z.infer<typeof customerInfo>;

export const getCustomerInfo = declareCall({
  name: 'session.getCustomerInfo',
  endpoint: 'GET /v1/customer/info',
  access: 'session',
  answers: { 200: customerInfo },
});

/**
 * POST /v1/user/oauth/discord: exchanges the chat platform's code for a token. `app_id` is the returned
 * `state`. A truthy `error` means that the sign-in failed.
 */
export const signIn = declareCall({
  name: 'session.signIn',
  endpoint: 'POST /v1/user/oauth/discord',
  access: 'open',
  encoding: 'form',
  payload: z.object({ code: z.string(), app_id: z.string() }),
  answers: {
    200: z.looseObject({
      error: z.optional(reads(z.unknown(), 'boolean')),
      data: z.nullish(z.looseObject({ JWT: anyText, type: anyText, name: anyText, image: anyText })),
    }),
  },
});

/**
 * GET /v1/user/oauth/check: whether the customer may change commands. 206 requires a redirect to the
 * authorization page (specification 4.1).
 */
export const checkOAuth = declareCall({
  name: 'session.checkOAuth',
  endpoint: 'GET /v1/user/oauth/check',
  access: 'session',
  answers: { 200: 'ignored', 206: 'ignored' },
});

/** POST /v1/logout: the answer is ignored (specification 4.1). */
export const logout = declareCall({
  name: 'session.logout',
  endpoint: 'POST /v1/logout',
  access: 'session',
  // The logout waits for this call, so its timeout is short.
  timeoutMs: 5_000,
});
