import {
  getChannels,
  getCommands,
  getGuilds,
  getMembers,
  getRoles,
  updateCommand,
  type PermissionOverride,
} from '@dropdeck/domain/contract';
import { endpoint, type Endpoint, ok, refuse, saved } from '../endpoint.ts';
import type { ServerRecord, Workspace } from '../backend.ts';
import { hasRights, noRights } from './access.ts';

const serverOf = (workspace: Workspace, id: string): ServerRecord | undefined =>
  workspace.servers().find(({ guild }) => guild.id === id);

const noServer = refuse(404, 'The bot is not in this server.');

/** An override in a request, whose id may still be a number. */
type SentOverride = Pick<PermissionOverride, 'permission'> & { readonly id: string | number };

/** Merges the sent overrides into the existing ones by id. */
function merge(
  existing: readonly PermissionOverride[] | null | undefined,
  sent: readonly SentOverride[],
): PermissionOverride[] {
  const merged = new Map((existing ?? []).map((override) => [override.id, override]));
  for (const { id, permission } of sent) merged.set(String(id), { id: String(id), permission });
  return [...merged.values()];
}

const areKnown = (sent: readonly SentOverride[], items: readonly { readonly id: string }[]): boolean => {
  const ids = new Set(items.map(({ id }) => id));
  return sent.every(({ id }) => ids.has(String(id)));
};

/** Endpoints of servers, their members and their command permissions (specification 2.11). */
export const commandsApi: readonly Endpoint[] = [
  endpoint(getGuilds, ({ workspace }) =>
    ok({ bots: [{ guilds: workspace.servers().map(({ guild }) => guild) }] }),
  ),

  endpoint(getCommands, ({ workspace, parameters }) => {
    const server = serverOf(workspace, parameters.id);
    return server === undefined ? noServer : ok({ bots: [{ commands: server.commands() }] });
  }),

  endpoint(getRoles, ({ workspace, parameters }) => {
    const server = serverOf(workspace, parameters.id);
    return server === undefined ? noServer : ok({ bots: [{ roles: server.roles() }] });
  }),

  endpoint(getMembers, ({ workspace, parameters }) => {
    const server = serverOf(workspace, parameters.id);
    return server === undefined ? noServer : ok({ bots: [{ members: server.members() }] });
  }),

  endpoint(getChannels, ({ workspace, parameters }) => {
    const server = serverOf(workspace, parameters.id);
    return server === undefined ? noServer : ok({ bots: [{ channels: server.channels() }] });
  }),

  endpoint(updateCommand, ({ account, workspace, payload }) => {
    if (!hasRights(account, workspace)) return noRights;
    if (payload.app_id !== workspace.bot.app_id) return refuse(400, 'The bot is not yours.');
    const server = serverOf(workspace, String(payload.guild_id));
    if (server === undefined) return noServer;
    const command = server.commands().find(({ id }) => id === payload.command_id);
    if (command === undefined) return refuse(404, 'There is no such command.');
    const { selected_channels, selected_roles, selected_members } = payload;
    const isKnown =
      areKnown(selected_channels, server.channels()) &&
      areKnown(selected_roles, server.roles()) &&
      areKnown(selected_members, server.members());
    if (!isKnown) return refuse(400, 'A channel, role or member is not of this server.');
    const existing = command.permissions;
    command.permissions = {
      ...existing,
      channels: merge(existing?.channels, selected_channels),
      roles: merge(existing?.roles, selected_roles),
      members: merge(existing?.members, selected_members),
    };
    return saved;
  }),
];
