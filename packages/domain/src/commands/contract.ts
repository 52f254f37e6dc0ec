import * as z from 'zod/mini';
import { declareCall, type Schema } from '../shared/http/contract';
import { entityId, optionalText } from '../shared/http/schemas';

/** A chat server that the bot is in (spec section 3). */
export const guild = z.looseObject({ id: z.string(), name: z.string(), icon: optionalText });
export type Guild = z.infer<typeof guild>;

/** An allow (`true`) or deny override for one channel, role or member. */
export const permissionOverride = z.looseObject({ id: z.string(), permission: z.boolean() });
export type PermissionOverride = z.infer<typeof permissionOverride>;

/** The overrides of one command; a list that is left out has none. */
export const commandPermissions = z.looseObject({
  channels: z.nullish(z.array(permissionOverride)),
  roles: z.nullish(z.array(permissionOverride)),
  members: z.nullish(z.array(permissionOverride)),
});
export type CommandPermissions = z.infer<typeof commandPermissions>;

/** A command of the bot with what is overridden for it in one server (spec section 3). */
export const command = z.looseObject({
  id: entityId,
  name: z.string(),
  permissions: z.nullish(commandPermissions),
});
export type Command = z.infer<typeof command>;

/** A role of a server; the chat platform gives its colour as text or as an integer. */
export const role = z.looseObject({
  id: z.string(),
  name: z.string(),
  color: z.nullish(z.union([z.string(), z.number()])),
});
export type Role = z.infer<typeof role>;

/** A member of a server. */
export const member = z.looseObject({ id: z.string(), name: z.string(), avatar: optionalText });
export type Member = z.infer<typeof member>;

/** A channel of a server. */
export const channel = z.looseObject({ id: z.string(), name: z.string() });
export type Channel = z.infer<typeof channel>;

/** `{bots: [{…}]}`: the first bot is the customer's, and it has to be there. */
const firstBot = <Bot extends Schema>(bot: Bot) => z.looseObject({ bots: z.tuple([bot], z.unknown()) });

/** GET /v1/user/info/bot/guilds: the servers of the selector; 429 has its own message (spec section 8). */
export const getGuilds = declareCall({
  name: 'commands.getGuilds',
  method: 'GET',
  path: '/v1/user/info/bot/guilds',
  answers: { 200: firstBot(z.looseObject({ guilds: z.array(guild) })) },
});

/** GET /v1/user/info/bot/commands: the bot's commands with their overrides in one server. */
export const getCommands = declareCall({
  name: 'commands.getCommands',
  method: 'GET',
  path: '/v1/user/info/bot/commands?guild_id={id}',
  answers: { 200: firstBot(z.looseObject({ commands: z.array(command) })) },
});

/** GET /v1/user/info/bot/guilds/{id}/roles: the server's roles. */
export const getRoles = declareCall({
  name: 'commands.getRoles',
  method: 'GET',
  path: '/v1/user/info/bot/guilds/{id}/roles',
  answers: { 200: firstBot(z.looseObject({ roles: z.array(role) })) },
});

/** GET /v1/user/info/bot/guilds/{id}/members: the server's members. */
export const getMembers = declareCall({
  name: 'commands.getMembers',
  method: 'GET',
  path: '/v1/user/info/bot/guilds/{id}/members',
  answers: { 200: firstBot(z.looseObject({ members: z.array(member) })) },
});

/** GET /v1/user/info/bot/guilds/{id}/channels: the server's channels. */
export const getChannels = declareCall({
  name: 'commands.getChannels',
  method: 'GET',
  path: '/v1/user/info/bot/guilds/{id}/channels',
  answers: { 200: firstBot(z.looseObject({ channels: z.array(channel) })) },
});

const selected = z.array(z.object({ id: z.string(), permission: z.boolean() }));

/**
 * POST /v1/update/bot/commands: the overrides that were configured for one command in one server.
 * 203 is a lack of permission (spec sections 6 and 8).
 */
export const updateCommand = declareCall({
  name: 'commands.updateCommand',
  method: 'POST',
  path: '/v1/update/bot/commands',
  payload: z.object({
    selected_channels: selected,
    selected_roles: selected,
    selected_members: selected,
    app_id: z.string(),
    guild_id: z.string(),
    command_id: entityId,
  }),
  answers: { 200: 'ignored' },
});
