import type { Command, PermissionOverride } from '@dropdeck/domain/contracts';
import type { Scale } from '../accounts.ts';
import { createRandom, lazy, type Random } from '../random.ts';
import type { ServerRecord } from '../backend.ts';
import { commandNames, serverNames } from './catalogue.ts';
import { picture, seedChannels, seedMembers, seedRoles } from './people.ts';

const overrides = (random: Random, things: readonly { readonly id: string }[]): PermissionOverride[] =>
  things
    .filter(() => random.chance(Math.min(0.3, 4 / things.length)))
    .map(({ id }) => ({ id, permission: random.chance(0.7) }));

/** The servers that the bot is in. Their people and overrides are made when a server is opened. */
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
      guild: { id, name, icon: index === 1 ? null : picture('group', name) },
      roles,
      members,
      channels,
      commands: lazy(() => {
        const chances = createRandom(`${seed}/${id}/overrides`);
        return commands.map((command): Command => {
          // Most commands stand as the chat platform has them.
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
