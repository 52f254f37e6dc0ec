import { formatList } from '@dropdeck/text';
import { getChannels, getCommands, getRoles, type Command, type Guild } from '../../contract/calls/commands';
import { makeCall } from '../../kernel/http';
import type { PlannedValue, Step } from '../../kernel/job/plan';
import { readQuietly } from '../../kernel/save';
import { declareRows } from '../../kernel/save/rows';
import { writeOf } from '../../kernel/save/resource';
import { writeFx } from '../../kernel/save/write';
import { t as fields } from '../../resources/fields/text.en';
import { overridesOf, type Override } from '../../resources/overrides';
import { saveFx } from '../save';
import { allChannelsId, roleTargets, type Target } from '../targets';
import { t as commandsText } from '../text.en';
import { t } from './text.en';

/** Reads what a plan needs of a server. */
export async function readServer({ id, ...call }: { readonly id: string; readonly group?: string }) {
  const input = { parameters: { id }, ...call };
  const [commands, channels, { body }] = await Promise.all([
    makeCall(getCommands, input),
    makeCall(getChannels, input),
    makeCall(getRoles, input),
  ]);
  return { id, ...commands.body.bots[0], ...channels.body.bots[0], roles: roleTargets(body.bots[0].roles) };
}
export type ServerFacts = Awaited<ReturnType<typeof readServer>>;

const permissionIn = (overrides: readonly Override[], targetId: string): boolean | null =>
  overrides.find(({ id }) => id === targetId)?.permission ?? null;

/** A command of a server, and whether an override allows or denies it for a role; `null` without one. */
function rightOf(command: Command, guildId: string, role: Target) {
  const permission = permissionIn(overridesOf(command).roles, role.id);
  return { id: command.id, name: command.name, guildId, role, permission };
}
export type Right = ReturnType<typeof rightOf>;

const textOf = (is: unknown): string => (is === null ? '' : fields(is === true ? 'allowed' : 'denied'));
const valueOf = (after: string): PlannedValue => ({ label: '', before: '', after });

const rightsOf = ({ guildId, role }: Right) =>
  declareRows<Right>({
    name: 'commands.updateCommand',
    key: `commands/${guildId}`,
    subject: (name) => t('subject', { command: `/${name}`, role: role.name }),
    fields: [{ key: 'permission', label: t('permission'), textOf }],
    idOf: ({ id }) => id,
    titleOf: ({ name }) => name,
    read: async () => {
      const { body } = await readQuietly(getCommands, { parameters: { id: guildId } });
      return body.bots[0].commands.map((command) => rightOf(command, guildId, role));
    },
    // The server leaves all other overrides unchanged.
    save: async ({ id, permission }, _, theirs) => {
      const overrides = { channels: [], roles: [{ id: role.id, permission: true }], members: [] };
      if (permission === true && theirs.permission !== true)
        await saveFx({ guildId, commandId: id, overrides });
    },
  });

/** Allows a command for a role, unless it is by now. An override that others have changed since is asked about. */
export const allow = (before: Right): Promise<unknown> =>
  writeFx(writeOf(rightsOf(before), { base: before, mine: { ...before, permission: true } }));

export type Choice = Readonly<Record<'from' | 'to', string | null>>;

/** The roles. On another server one with an equal name gets the rights at first, unless roles share the name. */
export function chooseRoles(choice: Choice, here: ServerFacts | null, there: ServerFacts | null) {
  const isSameServer = here?.id === there?.id;
  const sources = here?.roles ?? [];
  const from = sources.find(({ id }) => id === choice.from);
  const targets = (there?.roles ?? []).filter(({ id }) => !isSameServer || id !== from?.id);
  const equal = isSameServer ? undefined : targets.find(({ name }) => name === from?.name);
  const to = targets.find(({ id }) => id === choice.to) ?? equal;
  return { here, there, isSameServer, sources, targets, from, to };
}

type Roles = ReturnType<typeof chooseRoles>;

/** The channels of a server: whether a command's own override allows or denies it in each, and what holds there. */
function channelsOf({ id: guildId, channels }: ServerFacts, command: Command) {
  const overrides = overridesOf(command).channels;
  const all = { id: allChannelsId(guildId) ?? '', name: commandsText('allChannels') };
  return [all, ...channels.map(({ id, name }) => ({ id, name: `#${name}` }))].map(({ id, name }) => {
    const own = permissionIn(overrides, id);
    return { name, own, permission: own ?? permissionIn(overrides, all.id) };
  });
}

/**
 * The steps that allow the role `to` what `from` may: the commands that `from` is allowed by its own override (specification 2.11).
 * On another server commands and channels are those with equal names; a command that a channel denies here and not there is
 * skipped. None until both roles are chosen.
 */
export function planRights({ here, there, from, to }: Roles, guilds: readonly Guild[]) {
  if (!here || !there || !from || !to) return [];
  const server = guilds.find(({ id }) => id === there.id)?.name || there.id;
  const role = { ...to, name: to.name.startsWith('@') ? to.name : `@${to.name}` };
  const group = t('roleOn', { role: role.name, server });
  const stepOf = (command: Command): Step<Right> => {
    const equal = there.commands.filter(({ name }) => name === command.name);
    const [same, another] = here === there ? [command] : equal;
    const step = { id: `${from.id} ${to.id} ${command.id}`, group, title: `/${command.name}`, changes: [] };
    if (same === undefined || another !== undefined) return { ...step, skipped: t('noCommand') };
    const write = rightOf(same, there.id, role);
    // Counted, not listed.
    if (write.permission === true) return { ...step, title: '', isUnchanged: true };
    const limits = here === there ? [] : channelsOf(here, command).filter(({ own }) => own === false);
    const theirs = channelsOf(there, same);
    const denied = limits.map(({ name }) => name);
    const open = denied.filter((name) => theirs.some((one) => one.name === name && one.permission !== false));
    const channels = formatList(open, 'and');
    if (channels !== '') return { ...step, skipped: t('deniedIn', { channels, server }) };
    const missing = denied.filter((name) => theirs.every((one) => one.name !== name));
    const changes = missing.map((channel) => valueOf(t('notThere', { channel, server })));
    const names = { command: step.title, role: role.name };
    const title = t(write.permission === false ? 'isAllowed' : 'mayUse', names);
    return { ...step, title, changes, write };
  };
  return here.commands.filter((command) => rightOf(command, here.id, from).permission === true).map(stepOf);
}
