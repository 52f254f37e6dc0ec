import type { LoadStatus } from '../../../loading/loadStatus';
import { images } from '../../../../../../.storybook/kit/stories';
import type { PermissionDialogState } from './PermissionDialog';
import type { ByPermissionKind, PermissionChange, PermissionTarget } from './types';

const roleNames = ['Staff', 'Moderator', 'Lifetime', 'Member', 'Trial', 'Restock ping', 'Muted'];
const roleColors = ['#E67E22', '#3498DB', '#F1C40F', '#2ECC71', '#95A5A6', '#1ABC9C', '#607D8B'];
const people = ['Ada Okafor', 'Grace Lindqvist', 'Tomasz Wrona', 'Ines Carvalho', 'Jonas Keller'];
const places = ['general', 'drops', 'restocks', 'staff-only', 'bot-commands'];

const many = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));
const numbered = (names: readonly string[], index: number, joint = ' '): string => {
  const round = Math.floor(index / names.length);
  return `${names[index % names.length]}${round === 0 ? '' : `${joint}${round + 1}`}`;
};

/** A server with as many roles, members and channels. */
export const serverOf = (
  roles: number,
  members: number,
  channels: number,
): ByPermissionKind<readonly PermissionTarget[]> => ({
  roles: many(roles, (index) => ({
    id: `r${index}`,
    name: numbered(roleNames, index),
    color: index === 3 ? undefined : roleColors[index % roleColors.length],
  })),
  members: many(members, (index) => ({
    id: `m${index}`,
    name: numbered(people, index),
    avatar: [images.ada, images.grace, null][index % 3] ?? null,
  })),
  channels: many(channels, (index) => ({ id: `c${index}`, name: numbered(places, index, '-') })),
});

export const small = serverOf(7, 5, 5);

export const loaded: ByPermissionKind<LoadStatus> = { channels: 'ready', roles: 'ready', members: 'ready' };

export const viewed: PermissionDialogState = {
  commandName: 'restock',
  step: 'view',
  overrides: {
    channels: [{ id: 'c3', permission: false }],
    roles: [
      { id: 'r0', permission: true },
      { id: 'r4', permission: false },
    ],
    members: [{ id: 'm1', permission: true }],
  },
  mode: 'channels',
  selected: { channels: new Set(), roles: new Set(), members: new Set() },
  isSaving: false,
  error: null,
};

export const untouched: PermissionDialogState = {
  ...viewed,
  overrides: { channels: [], roles: [], members: [] },
  mode: null,
};

export const selecting: PermissionDialogState = { ...viewed, step: 'select' };

export const selectedRoles: PermissionDialogState = {
  ...selecting,
  mode: 'roles',
  selected: { channels: new Set(['c1']), roles: new Set(['r0', 'r4', 'r6']), members: new Set() },
};

export const configuring: PermissionDialogState = { ...selectedRoles, step: 'configure' };

export const changes: readonly PermissionChange[] = [
  { kind: 'channels', id: 'c3', permission: false, change: 'kept' },
  { kind: 'channels', id: 'c1', permission: false, change: 'added' },
  { kind: 'roles', id: 'r0', permission: true, change: 'kept' },
  { kind: 'roles', id: 'r4', permission: true, change: 'changed' },
  { kind: 'roles', id: 'r6', permission: false, change: 'added' },
  { kind: 'members', id: 'm1', permission: true, change: 'kept' },
];

/** Every member of a large server is selected. */
export const crowdedServer = serverOf(500, 5000, 500);
export const crowdedState: PermissionDialogState = {
  ...configuring,
  commandName: 'a-command-with-a-name-that-is-as-long-as-names-can-be-and-then-some',
  overrides: { channels: [], roles: [], members: [] },
  selected: {
    channels: new Set(),
    roles: new Set(),
    members: new Set(crowdedServer.members.map(({ id }) => id)),
  },
};
export const crowdedChanges: readonly PermissionChange[] = crowdedServer.members.map(({ id }, index) => ({
  kind: 'members',
  id,
  permission: index % 3 === 0,
  change: 'added',
}));
