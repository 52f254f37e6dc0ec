import { updateCustomer } from '@dropdeck/domain/contract';
import { endpoint, type Endpoint, saved } from '../endpoint.ts';
import { DAY_MS } from '../backend.ts';

/** Endpoints of the bot's settings (specification 2.3). Like the real server, they do not validate the values. */
export const settingsApi: readonly Endpoint[] = [
  endpoint(updateCustomer, ({ account, payload, workspace, backend }) => {
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
