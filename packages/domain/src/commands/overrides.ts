import type { Command, PermissionOverride } from './contract';

/** What an override can be for, in the order of the screen. */
export const targetKinds = ['channels', 'roles', 'members'] as const;
export type TargetKind = (typeof targetKinds)[number];

/** Something for each kind of target. */
export type ByKind<Value> = Readonly<Record<TargetKind, Value>>;

/** An allow (`true`) or deny override for one target. */
export type Override = Pick<PermissionOverride, 'id' | 'permission'>;

/** Overrides of one command in one server. */
export type Overrides = ByKind<readonly Override[]>;

export const mapKinds = <Value>(valueOf: (kind: TargetKind) => Value): ByKind<Value> => ({
  channels: valueOf('channels'),
  roles: valueOf('roles'),
  members: valueOf('members'),
});

/** The overrides of a command; a list that the server left out is empty. */
export const overridesOf = ({ permissions }: Command): Overrides =>
  mapKinds((kind) => permissions?.[kind] ?? []);

/** Whether there is any override: the row then says 'Custom permissions applied'. */
export const isCustomized = (overrides: Overrides): boolean =>
  targetKinds.some((kind) => overrides[kind].length > 0);

const laidOver = (standing: readonly Override[], sent: readonly Override[]): readonly Override[] => {
  const merged = new Map(standing.map((override) => [override.id, override]));
  for (const override of sent) merged.set(override.id, { ...merged.get(override.id), ...override });
  return [...merged.values()];
};

/** What stands, with what is sent over it: overrides that are not sent stay as they are. */
export const mergeOverrides = (standing: Overrides, sent: Overrides): Overrides =>
  mapKinds((kind) => laidOver(standing[kind], sent[kind]));

/** What a save does to one override: it was not there, it said the opposite, or it stays as it is. */
export type ChangeKind = 'added' | 'changed' | 'kept';

/** One override as it will stand after a save. */
export interface OverrideChange {
  readonly kind: TargetKind;
  readonly id: string;
  readonly permission: boolean;
  readonly change: ChangeKind;
}

/** What a save of `sent` makes of what stands: every override that there will be, and how it came to be. */
export const changesOf = (standing: Overrides, sent: Overrides): readonly OverrideChange[] => {
  const merged = mergeOverrides(standing, sent);
  return targetKinds.flatMap((kind) => {
    const before = new Map(standing[kind].map(({ id, permission }) => [id, permission]));
    return merged[kind].map(({ id, permission }): OverrideChange => {
      const was = before.get(id);
      return {
        kind,
        id,
        permission,
        change: was === undefined ? 'added' : was === permission ? 'kept' : 'changed',
      };
    });
  });
};

/** Who and what there is in a server, by id. `everyone` is the role that each member has: the server's own id. */
export interface ServerTargets {
  readonly guildId: string;
  readonly ids: ByKind<readonly string[]>;
}

/**
 * Whether nobody could use a command with these overrides. As the chat platform reads them: a
 * member's own override comes first, an allowed role before a denied one, and the role that everyone
 * has (its id is the server's) last; and a command denied in every channel can be used in none.
 */
export function deniesEveryone(overrides: Overrides, { guildId, ids }: ServerTargets): boolean {
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
