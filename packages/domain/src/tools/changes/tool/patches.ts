import * as z from 'zod/mini';
import { customerProduct } from '../../../contract/calls/customers';
import { monitorSettingChange } from '../../../contract/calls/monitor-detail';
import { monitorInput } from '../../../contract/calls/inputs';
import { redirectTypes } from '../../../contract/calls/redirects';

// What an undo holds, by its part. The stored text may have been edited by hand, so it is parsed before it is sent.

const someText = z.nullish(z.string());
const id = z.union([z.string(), z.number()]);

export const redirectPatch = z.partial(
  z.object({
    keyword: z.string(),
    webhook: z.string(),
    type: z.enum(redirectTypes),
    active: z.boolean(),
  }),
);

export const keywordListValue = z.object({ id, name: z.string(), keywords: z.array(z.string()) });
export const proxyListValue = z.object({ id, name: z.string(), proxies: z.string() });

export const customerPatch = z.partial(
  z.object({
    next_renewal: z.nullish(id),
    products: z.nullish(z.array(customerProduct)),
  }),
);

/** Overrides by “roles 123”. */
export const permissionsValue = z.record(z.string(), z.boolean());
/** URLs by region. */
export const webhooksValue = z.record(z.string(), z.string());
export const examplesValue = z.object({ examples: z.array(z.string()) });
export const accessValue = z.object({ ids: z.array(z.string()) });
export const settingValue = monitorSettingChange;

export const inputPatch = z.partial(
  z.object({
    link: z.string(),
    sizeRange: someText,
    specialWebhook: someText,
    region: someText,
    note: someText,
    priceLimit: z.nullish(z.number()),
    active: z.nullish(z.boolean()),
    private: z.nullish(z.boolean()),
    keywordId: z.nullish(id),
  }),
);
export const wholeInput = monitorInput;
