import { combine, createEvent, sample } from 'effector';
import { getChannels, getMembers, getRoles, type Role } from '../contract/calls/commands';
import { callOf } from '../kernel/http';
import { mapKinds, type ByKind, type TargetKind } from '../resources/overrides';
import { createGuildList } from './guild-list';
import { $guildId } from './servers';
import { t } from './text.en';

const readChannels = callOf(getChannels);
const readRoles = callOf(getRoles);
const readMembers = callOf(getMembers);
// Loaded with the server, so that the lists are ready when a dialog opens.
const lists = {
  roles: createGuildList({
    read: readRoles,
    itemsOf: ({ body }) => body.bots[0].roles,
    failedText: () => t('rolesFailed'),
  }),
  members: createGuildList({
    read: readMembers,
    itemsOf: ({ body }) => body.bots[0].members,
    failedText: () => t('membersFailed'),
  }),
  channels: createGuildList({
    read: readChannels,
    itemsOf: ({ body }) => body.bots[0].channels,
    failedText: () => t('channelsFailed'),
  }),
};

export const targetsReloadRequested = createEvent<TargetKind>();
/** Retries only the lists that failed. */
export const failedTargetsRetried = createEvent();
for (const [kind, { retryRequested }] of Object.entries(lists)) {
  sample({
    clock: [
      failedTargetsRetried,
      sample({ clock: targetsReloadRequested, filter: (wanted) => wanted === kind }),
    ],
    fn: () => undefined,
    target: retryRequested,
  });
}

/** The rows of the lists as received. */
export const $targetRows = combine({
  channels: lists.channels.$items,
  roles: lists.roles.$items,
  members: lists.members.$items,
});
export const $targetStatuses = combine(mapKinds((kind) => lists[kind].$status));
export const $unreadableTargets = combine(
  Object.values(lists).map(({ $unreadable }) => $unreadable),
  (all) => all.flat(),
);

export interface Target {
  readonly id: string;
  readonly name: string;
  /** Members only; `null` without an image. */
  readonly avatar?: string | null;
  /** `#rrggbb`; roles with a color only. */
  readonly color?: string;
}

/** A role's color as `#rrggbb`. The chat platform sends text or an integer, with 0 for none. */
export function roleColor(color: string | number | null | undefined): string | null {
  if (typeof color === 'number') {
    return color > 0 && color <= 0xffffff ? `#${Math.floor(color).toString(16).padStart(6, '0')}` : null;
  }
  const text = (color ?? '').trim();
  if (/^#?[0-9a-f]{6}$|^#?[0-9a-f]{3}$/i.test(text) && !/^\d+$/.test(text)) {
    return `#${text.replace('#', '')}`.toLowerCase();
  }
  return /^\d+$/.test(text) ? roleColor(Number(text)) : null;
}

/** The end of an id that tells it from these, of at least 4 digits. */
function endOf(id: string, others: readonly string[]): string {
  const ends = [4, 6, 8, 10].map((length) => id.slice(-length));
  const end = ends.find((one) => others.every((other) => other === id || !other.endsWith(one)));
  return end === undefined ? id : `…${end}`;
}

/** Targets of which those with equal names have the end of their id as well. */
function withDistinctNames(targets: readonly Target[]): readonly Target[] {
  const ids = new Map<string, string[]>();
  for (const { id, name } of targets) ids.set(name, [...(ids.get(name) ?? []), id]);
  return targets.map((target) => {
    const same = ids.get(target.name) ?? [];
    return same.length === 1 ? target : { ...target, name: `${target.name} (${endOf(target.id, same)})` };
  });
}

/** Discord's id of all channels of a server: that of the server minus one. */
export const allChannelsId = (guildId: string): string | null =>
  /^\d+$/.test(guildId) ? String(BigInt(guildId) - 1n) : null;

function roleTarget({ id, name, color }: Role): Target {
  const shown = roleColor(color);
  const target = { id, name: name || id };
  return shown === null ? target : { ...target, color: shown };
}
/** The roles of a server as they are shown. */
export const roleTargets = (roles: readonly Role[]) => withDistinctNames(roles.map(roleTarget));

/** The targets of the server as they are shown. */
export const $targets = combine($targetRows, ({ channels, roles, members }): ByKind<readonly Target[]> => ({
  channels: withDistinctNames(channels.map(({ id, name }) => ({ id, name: name || id }))),
  roles: roleTargets(roles),
  members: withDistinctNames(
    members.map(({ id, name, avatar }) => ({ id, name: name || id, avatar: avatar ?? null })),
  ),
}));

export const $serverTargets = combine($guildId, $targets, (guildId, targets) => ({
  guildId: guildId ?? '',
  ids: mapKinds((kind) => targets[kind].map(({ id }) => id)),
}));
