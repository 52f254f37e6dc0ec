import type { Command, PermissionOverride } from '../contract/calls/commands';

/** The kinds of targets, in the order of the screen. */
export const targetKinds = ['channels', 'roles', 'members'] as const;
export type TargetKind = (typeof targetKinds)[number];

export type ByKind<Value> = Readonly<Record<TargetKind, Value>>;

export type Override = Pick<PermissionOverride, 'id' | 'permission'>;

export type Overrides = ByKind<readonly Override[]>;

export const mapKinds = <Value>(valueOf: (kind: TargetKind) => Value): ByKind<Value> => ({
  channels: valueOf('channels'),
  roles: valueOf('roles'),
  members: valueOf('members'),
});

/** A missing list counts as empty. */
export const overridesOf = ({ permissions }: Command): Overrides =>
  mapKinds((kind) => permissions?.[kind] ?? []);

/** Whether a command has any override; its row then reads 'Custom permissions applied'. */
export const isCustomized = (overrides: Overrides): boolean =>
  targetKinds.some((kind) => overrides[kind].length > 0);

/** Merges what is sent into the current overrides; those that are not sent stay. */
export const mergeOverrides = (current: Overrides, sent: Overrides): Overrides =>
  mapKinds((kind) => {
    const merged = new Map(current[kind].map((override) => [override.id, override]));
    for (const override of sent[kind]) merged.set(override.id, { ...merged.get(override.id), ...override });
    return [...merged.values()];
  });

/** Every override after a save of `sent`, with its change. */
export const changesOf = (current: Overrides, sent: Overrides) => {
  const merged = mergeOverrides(current, sent);
  return targetKinds.flatMap((kind) => {
    const before = new Map(current[kind].map(({ id, permission }) => [id, permission]));
    return merged[kind].map(({ id, permission }) => {
      const was = before.get(id);
      const change = was === undefined ? 'added' : was === permission ? 'kept' : 'changed';
      return { kind, id, permission, change } as const;
    });
  });
};

/**
 * Whether these overrides deny a command to every member. A member's override beats a role's, an allowed role
 * beats a denied one, and @everyone comes last. A command that every channel denies cannot be used at all.
 *
 * @param server the ids of its channels, roles and members. The id of @everyone is the server's own.
 */
export function deniesEveryone(
  overrides: Overrides,
  { guildId, ids }: { readonly guildId: string; readonly ids: ByKind<readonly string[]> },
): boolean {
  const denied = mapKinds(
    (kind) => new Set(overrides[kind].flatMap(({ id, permission }) => (permission ? [] : [id]))),
  );
  const isAllDenied = (kind: TargetKind): boolean =>
    ids[kind].length > 0 && ids[kind].every((id) => denied[kind].has(id));
  const isAnyAllowed = (kind: TargetKind): boolean => overrides[kind].some(({ permission }) => permission);

  if (isAllDenied('channels') || isAllDenied('members')) return true;
  if (isAnyAllowed('members') || isAnyAllowed('roles')) return false;
  return denied.roles.has(guildId) || isAllDenied('roles');
}
