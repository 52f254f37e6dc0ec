import { images } from '../../../../../.storybook/kit/stories';
import type { CommandItem, CommandsScreenProps } from './CommandsScreen';

export const servers: CommandsScreenProps['servers'] = [
  { id: '900000000000000001', name: 'Sole Society', icon: images.bot },
  { id: '900000000000000002', name: 'The Lounge', icon: null },
  { id: '900000000000000003', name: 'Members of the Night Owl Release Monitoring Group, Europe', icon: null },
];

const names = ['monitor', 'restock', 'release', 'profit', 'sizes', 'raffle', 'stock', 'links', 'fees'];
const none = { channels: 0, roles: 0, members: 0 };

/** `count` deterministic commands. */
export const commandsOf = (count: number): CommandItem[] =>
  Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / names.length);
    return {
      id: `${index + 1}`,
      name: `${names[index % names.length]}${round === 0 ? '' : `-${round + 1}`}`,
      overrides: index % 3 === 1 ? { channels: index % 2, roles: 2, members: index % 4 } : none,
    };
  });
