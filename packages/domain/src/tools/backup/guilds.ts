import { getGuilds, type Guild } from '../../contract/calls/commands';
import { checkOAuth } from '../../contract/calls/session';
import { makeCall } from '../../kernel/http';

/**
 * The bot's servers. As on /commands, only who may change commands gets them; `null` for anyone else, without the redirect to
 * the authorization.
 */
export async function readGuilds(input: { readonly group?: string }): Promise<readonly Guild[] | null> {
  const { status } = await makeCall(checkOAuth, input);
  return status === 200 ? (await makeCall(getGuilds, input)).body.bots[0].guilds : null;
}
