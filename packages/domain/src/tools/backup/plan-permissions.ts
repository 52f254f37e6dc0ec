import { overridesOf, targetKinds } from '../../commands/overrides';
import type { BackupServer } from './file';
import type { Present, Server } from './present';
import { value, type RestoreStep } from './steps';

const allowed = (isAllowed: boolean | undefined): string =>
  isAllowed === undefined ? '' : isAllowed ? 'Allowed' : 'Denied';

function planCommand(
  serverId: string,
  wanted: BackupServer['commands'][number],
  server: Server | undefined,
): Omit<RestoreStep, 'group'> {
  const step = { id: `permissions ${serverId} ${wanted.id}`, title: `“${wanted.name}”`, changes: [] };
  if (server === undefined) return { ...step, skipped: 'The bot is not in this server.' };
  const current = server.commands.find(({ id }) => String(id) === wanted.id);
  if (current === undefined) return { ...step, skipped: 'There is no such command.' };
  const before = overridesOf(current);
  const changes = targetKinds.flatMap((kind) =>
    wanted[kind].flatMap(({ id, permission }) => {
      const was = before[kind].find((one) => one.id === id)?.permission;
      return was === permission ? [] : [value(`${kind} ${id}`, allowed(was), allowed(permission))];
    }),
  );
  if (changes.length === 0) return { ...step, isUnchanged: true };
  const { channels, roles, members, name } = wanted;
  return {
    ...step,
    changes,
    write: {
      part: 'permissions',
      guildId: serverId,
      commandId: current.id,
      name,
      before,
      after: { channels, roles, members },
    },
  };
}

/** The steps of one server, a step per command. */
export function planServer(
  { id: serverId, name, commands }: BackupServer,
  { servers }: Present,
): readonly RestoreStep[] {
  const server = servers?.find(({ guild }) => guild.id === serverId);
  return commands
    .filter((command) => targetKinds.some((kind) => command[kind].length > 0))
    .map((command) =>
      Object.assign(planCommand(serverId, command, server), { group: `Permissions of ${name}` }),
    );
}
