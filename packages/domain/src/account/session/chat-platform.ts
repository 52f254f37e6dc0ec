import { pages } from '../../shell/pages';
import { createEvent, createStore, sample } from 'effector';
import { $config } from '../../shell/config';
import { toPort } from '../../kernel/ports';
import { appIdOf } from './profile';
import { $info } from './state';

export const oauthStateKey = 'dropdeck:oauth-state';

/** Administrator, in the chat platform's permission bits (specification 9). */
const ADMINISTRATOR = '8';

const withQuery = (base: string, query: Readonly<Record<string, string>>): string =>
  `${base.replace(/\/+$/, '')}/oauth2/authorize?${Object.entries(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`;

/**
 * The chat platform's OAuth URL for the bot app (specification 4.1): identity, servers, and the permission to
 * update commands. It redirects to /callback with the app id as state.
 *
 * @param origin this site's own origin, such as `https://dash.example`.
 */
export function authorizeUrl(chatPlatformUrl: string, appId: string, origin: string): string {
  return withQuery(chatPlatformUrl, {
    client_id: appId,
    response_type: 'code',
    redirect_uri: `${origin}${pages.signInReturn.path}`,
    scope: 'identify guilds applications.commands.permissions.update',
    state: appId,
  });
}

export const inviteBotRequested = createEvent();
export const inviteBotAlertClosed = createEvent();

const request = sample({
  clock: inviteBotRequested,
  source: { info: $info, config: $config },
  fn: ({ info, config }) => ({ appId: info === null ? null : appIdOf(info), config }),
});

/** Whether the alert about a missing bot is open. */
export const $isInviteBotAlertOpen = createStore(false)
  .on(request, (_, { appId }) => appId === null)
  .on(inviteBotAlertClosed, () => false);

// The bot is invited to a server as administrator (specification 2.17).
sample({
  clock: request.filterMap(({ appId, config }) => {
    if (appId === null || config === null) return undefined;
    const query = { client_id: appId, permissions: ADMINISTRATOR, scope: 'bot applications.commands' };
    return withQuery(config.chatPlatformUrl, query);
  }),
  target: toPort('openTab'),
});
