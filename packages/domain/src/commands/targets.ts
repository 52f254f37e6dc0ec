import { combine } from 'effector';
import type { Role } from '../contract/calls/commands';
import { $channels, $members, $roles } from './target-lists';
import { mapKinds, type ByKind } from '../resources/overrides';
import { $guildId } from './servers';

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

const $roleTargets = $roles.map((roles) => roles.map(roleTarget));
const $memberTargets = $members.map((members) =>
  members.map(({ id, name, avatar }): Target => ({ id, name: name || id, avatar: avatar ?? null })),
);
const $channelTargets = $channels.map((channels) =>
  channels.map(({ id, name }): Target => ({ id, name: name || id })),
);

export const $targets = combine(
  { channels: $channelTargets, roles: $roleTargets, members: $memberTargets },
  (targets): ByKind<readonly Target[]> => mapKinds((kind) => withDistinctNames(targets[kind])),
);

export const $serverTargets = combine($guildId, $targets, (guildId, targets) => ({
  guildId: guildId ?? '',
  ids: mapKinds((kind) => targets[kind].map(({ id }) => id)),
}));
