import * as z from 'zod/mini';
import { declareCall } from '../declare';
import { sentList } from '../wire/wire';

/** POST /v1/customer/update: saves all settings at once (specification 7). */
export const updateCustomer = declareCall({
  name: 'settings.updateCustomer',
  endpoint: 'POST /v1/customer/update',
  access: 'bot',
  payload: z.object({
    bot_name: z.string(),
    customer_name: z.string(),
    image_url: z.string(),
    hex_color: z.string(),
    footer_text: z.string(),
    footer_icon: z.string(),
    app_id: z.union([z.string(), z.number()]),
    whitelisted_servers: sentList(z.string()),
    webhook_url: z.string(),
  }),
});
