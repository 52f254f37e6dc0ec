import type { Command, updateCommand } from '../../../contract/calls/commands';
import { commandsHref } from '../../../shell/pages';
import type { Change } from '../entries';
import { ruleOf, type NewRow } from './rule';
import { t as words } from '../../../resources/fields/text.en';

const kinds = ['channels', 'roles', 'members'] as const;
type Kind = (typeof kinds)[number];

const nouns: Readonly<Record<Kind, string>> = { channels: 'Channel', roles: 'Role', members: 'Member' };

export const permissionsSaved = ruleOf<typeof updateCommand>(({ payload }, known) => {
  const guildId = String(payload.guild_id);
  const commands = known.commands.get(guildId) ?? [];
  const command = commands.find(({ id }) => String(id) === String(payload.command_id));
  const changes: Change[] = [];
  const from: Record<string, boolean> = {};
  const to: Record<string, boolean> = {};
  const text = (isAllowed: boolean | undefined): string =>
    isAllowed === undefined ? '' : isAllowed ? words('allowed') : words('denied');
  for (const kind of kinds) {
    for (const { id, permission } of payload[`selected_${kind}`]) {
      const before = command?.permissions?.[kind]?.find((one) => one.id === String(id))?.permission;
      if (before === permission) continue;
      const label = `${nouns[kind]} ${known.names.get(String(id)) ?? id}`;
      changes.push({ label, before: text(before), after: text(permission) });
      // No call removes an override that there was not before.
      if (before === undefined) continue;
      from[`${kind} ${id}`] = permission;
      to[`${kind} ${id}`] = before;
    }
  }
  const parent = known.guilds.find(({ id }) => id === guildId)?.name;
  const row: NewRow = {
    noun: 'command',
    name: command?.name || String(payload.command_id),
    ...(parent === undefined ? {} : { parent }),
    href: commandsHref(guildId, command?.name),
    changes,
    undo:
      Object.keys(to).length === 0
        ? null
        : { part: 'permissions', owner: guildId, id: payload.command_id, from, to },
  };
  const permissions = Object.fromEntries(
    kinds.map((kind) => {
      const sent = payload[`selected_${kind}`].map(({ id, permission }) => ({ id: String(id), permission }));
      const ids = new Set(sent.map(({ id }) => id));
      return [kind, [...(command?.permissions?.[kind] ?? []).filter(({ id }) => !ids.has(id)), ...sent]];
    }),
  );
  const patched: readonly Command[] = commands.map((one) =>
    one === command ? Object.assign({}, one, { permissions }) : one,
  );
  return {
    kind: 'commands',
    action: 'changed',
    rows: changes.length === 0 ? [] : [row],
    known: { commands: new Map(known.commands).set(guildId, patched) },
  };
});
