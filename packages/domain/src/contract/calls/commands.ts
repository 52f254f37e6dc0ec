import * as z from 'zod/mini';
import { declareCall } from '../declare';
import { firstBot, optionalRows, rows } from '../wire/lists';
import {
  entityId,
  flag,
  optionalRow,
  optionalScalar,
  optionalText,
  row,
  text,
  textId,
} from '../wire/schemas';

/** A chat server that the bot is in (specification 3). */
export const guild = row({ id: textId, name: text, icon: optionalText });
export type Guild = z.infer<typeof guild>;

/** An allow (`true`) or deny override for one channel, role or member. */
const permissionOverride = row({ id: textId, permission: flag });
export type PermissionOverride = z.infer<typeof permissionOverride>;

/** The overrides of one command; a missing list is empty. */
const commandPermissions = optionalRow({
  channels: optionalRows(permissionOverride, 'id'),
  roles: optionalRows(permissionOverride, 'id'),
  members: optionalRows(permissionOverride, 'id'),
});

/** A command of the bot with its overrides in one server (specification 3). */
export const command = row({
  id: entityId,
  name: text,
  permissions: commandPermissions,
});
export type Command = z.infer<typeof command>;

/** A role of a server; its color is text or an integer. */
export const role = row({
  id: textId,
  name: text,
  color: optionalScalar,
});
export type Role = z.infer<typeof role>;

export const member = row({ id: textId, name: text, avatar: optionalText });
export type Member = z.infer<typeof member>;

export const channel = row({ id: textId, name: text });
export type Channel = z.infer<typeof channel>;

/** GET /v1/user/info/bot/guilds: the bot's servers; 429 has its own message (specification 8.11). */
export const getGuilds = declareCall({
  name: 'commands.getGuilds',
  endpoint: 'GET /v1/user/info/bot/guilds',
  access: 'bot',
  answers: { 200: firstBot({ guilds: rows(guild, 'id') }) },
  isCached: true,
});

/** GET /v1/user/info/bot/commands: the bot's commands with their overrides in one server. */
export const getCommands = declareCall({
  name: 'commands.getCommands',
  endpoint: 'GET /v1/user/info/bot/commands?guild_id={id}',
  access: 'bot',
  answers: { 200: firstBot({ commands: rows(command, 'id') }) },
});

/** GET /v1/user/info/bot/guilds/{id}/roles: the server's roles. */
export const getRoles = declareCall({
  name: 'commands.getRoles',
  endpoint: 'GET /v1/user/info/bot/guilds/{id}/roles',
  access: 'bot',
  answers: { 200: firstBot({ roles: rows(role, 'id') }) },
  isCached: true,
});

/** GET /v1/user/info/bot/guilds/{id}/members: the server's members. */
export const getMembers = declareCall({
  name: 'commands.getMembers',
  endpoint: 'GET /v1/user/info/bot/guilds/{id}/members',
  access: 'bot',
  answers: { 200: firstBot({ members: rows(member, 'id') }) },
  isCached: true,
});

/** GET /v1/user/info/bot/guilds/{id}/channels: the server's channels. */
export const getChannels = declareCall({
  name: 'commands.getChannels',
  endpoint: 'GET /v1/user/info/bot/guilds/{id}/channels',
  access: 'bot',
  answers: { 200: firstBot({ channels: rows(channel, 'id') }) },
  isCached: true,
});

const selected = z.array(z.object({ id: entityId, permission: z.boolean() }));

/**
 * POST /v1/update/bot/commands: overrides of one command in one server. 203 means a lack of permission
 * (specification 6.5 and 8.11).
 */
export const updateCommand = declareCall({
  name: 'commands.updateCommand',
  endpoint: 'POST /v1/update/bot/commands',
  access: 'bot',
  payload: z.object({
    selected_channels: selected,
    selected_roles: selected,
    selected_members: selected,
    app_id: entityId,
    guild_id: entityId,
    command_id: entityId,
  }),
});
