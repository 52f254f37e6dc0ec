import { updateCustomer } from '@dropdeck/domain/contracts';
import { botCall, saved, type Endpoint } from '../endpoint.ts';
import { DAY_MS } from '../backend.ts';

/** The bot's settings (spec section 2). As with the real server, what is typed is taken as it is. */
export const settingsApi: readonly Endpoint[] = [
  botCall(updateCustomer, ({ account, payload, workspace, backend }) => {
    workspace.bot.name = payload.bot_name;
    workspace.bot.footer_text = payload.footer_text;
    workspace.bot.whitelisted_servers = [...payload.whitelisted_servers];
    workspace.customer = {
      next_renewal: new Date(backend.now() + 30 * DAY_MS).toISOString(),
      purchases: account.purchases,
      ...workspace.customer,
      name: payload.customer_name,
      image: payload.image_url,
      hex_color: payload.hex_color,
      footer_icon: payload.footer_icon,
      webhook_url: payload.webhook_url,
    };
    return saved;
  }),
];
