import { overridesOf, targetKinds } from '../../resources/overrides';
import { targetText, type KnownNames } from '../../resources/known-names';
import type { BackupServer } from './file';
import type { Present, Server } from './present';
import { createSteps, planned } from '../../resources';
import type { RestoreStep } from './steps';
import { t as words } from '../../resources/fields/text.en';
import { t as resources } from '../../resources/text.en';
import { t } from './text.en';

const allowed = (isAllowed: boolean | undefined): string =>
  isAllowed === undefined ? '' : isAllowed ? words('allowed') : words('denied');

function planCommand(
  serverId: string,
  wanted: BackupServer['commands'][number],
  server: Server | undefined,
  steps: ReturnType<typeof createSteps>,
  names: KnownNames,
): RestoreStep {
  const { id, name, channels, roles, members } = wanted;
  const title = t('named', { name });
  if (server === undefined) return steps.skipped(id, title, t('noServer'));
  const current = server.commands.find((command) => String(command.id) === id);
  if (current === undefined) return steps.skipped(id, title, t('noCommand'));
  const before = overridesOf(current);
  const changes = targetKinds.flatMap((kind) =>
    wanted[kind].flatMap(({ id: target, permission }) => {
      const was = before[kind].find((one) => one.id === target)?.permission;
      return was === permission
        ? []
        : [
            planned(
              resources(kind, { id: targetText(names, kind, target) }),
              allowed(was),
              allowed(permission),
            ),
          ];
    }),
  );
  if (changes.length === 0) return steps.unchanged(id, title);
  return steps.change(id, title, changes, {
    part: 'permissions',
    guildId: serverId,
    commandId: current.id,
    name,
    before,
    after: { channels, roles, members },
  });
}

/** The steps of one server, a step per command. */
export function planServer(
  { id: serverId, name, commands }: BackupServer,
  { servers }: Present,
  names: KnownNames,
): readonly RestoreStep[] {
  const server = servers?.find(({ guild }) => guild.id === serverId);
  const steps = createSteps(t('permissions', { name }), `permissions ${serverId}`);
  return commands
    .filter((command) => targetKinds.some((kind) => command[kind].length > 0))
    .map((command) => planCommand(serverId, command, server, steps, names));
}
