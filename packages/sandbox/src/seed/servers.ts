import type { Command, PermissionOverride } from '@dropdeck/domain/contract';
import type { Scale } from '../accounts.ts';
import { createRandom, lazy, type Random } from '../random.ts';
import type { ServerRecord } from '../backend.ts';
import { commandNames, serverNames } from './catalogue.ts';
import { imagePath, seedChannels, seedMembers, seedRoles } from './people.ts';

const overrides = (random: Random, items: readonly { readonly id: string }[]): PermissionOverride[] =>
  items
    .filter(() => random.chance(Math.min(0.3, 4 / items.length)))
    .map(({ id }) => ({ id, permission: random.chance(0.7) }));

/** Creates the bot's servers. Their members and overrides are created on first use. */
export function seedServers(seed: string, scale: Scale): ServerRecord[] {
  const random = createRandom(`${seed}/servers`);
  const commandIds = createRandom(`${seed}/commands`);
  const commands = Array.from({ length: scale.commands }, (_, index) => {
    const name = commandNames[index % commandNames.length] ?? commandNames[0];
    const round = Math.floor(index / commandNames.length);
    return { id: commandIds.digits(19), name: round === 0 ? name : `${name}-${round + 1}` };
  });
  return Array.from({ length: scale.servers }, (_, index) => {
    const first = serverNames[index % serverNames.length] ?? serverNames[0];
    const round = Math.floor(index / serverNames.length);
    const name = round === 0 ? first : `${first} ${round + 1}`;
    const id = random.digits(18);
    const roles = lazy(() => seedRoles(createRandom(`${seed}/${id}/roles`), scale.roles));
    const members = lazy(() => seedMembers(createRandom(`${seed}/${id}/members`), scale.members));
    const channels = lazy(() => seedChannels(createRandom(`${seed}/${id}/channels`), scale.channels));
    return {
      guild: { id, name, icon: index === 1 ? null : imagePath('group', name) },
      roles,
      members,
      channels,
      commands: lazy(() => {
        const chances = createRandom(`${seed}/${id}/overrides`);
        return commands.map((command): Command => {
          // Most commands have no overrides.
          const custom = chances.chance(0.35);
          return {
            id: command.id,
            name: command.name,
            permissions: {
              channels: custom ? overrides(chances, channels()) : [],
              roles: custom ? overrides(chances, roles()) : [],
              members: custom ? overrides(chances, members()) : [],
            },
          };
        });
      }),
    };
  });
}
