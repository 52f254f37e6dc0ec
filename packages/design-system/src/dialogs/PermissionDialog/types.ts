/** What an override can be for. */
export type PermissionKind = 'channels' | 'roles' | 'members';

/** Something for each kind. */
export type ByPermissionKind<Value> = Readonly<Record<PermissionKind, Value>>;

/** The kinds in the order in which they are shown. */
export const permissionKinds: readonly PermissionKind[] = ['channels', 'roles', 'members'];

/** A channel, role or member. */
export interface PermissionTarget {
  readonly id: string;
  readonly name: string;
  /** Address of a member's picture; null where there is none. Left out for what has no picture. */
  readonly avatar?: string | null | undefined;
  /** A role's colour. */
  readonly color?: string | undefined;
}

/** One target that is allowed (`true`) or denied. */
export interface PermissionSetting {
  readonly id: string;
  readonly permission: boolean;
}

/** What a save does to one override. */
export interface PermissionChange extends PermissionSetting {
  readonly kind: PermissionKind;
  readonly change: 'added' | 'changed' | 'kept';
}

/** The words of each kind: of the screen's section 2, where it has them. */
export const kindWords: ByPermissionKind<{ one: string; many: string }> = {
  channels: { one: 'Channel', many: 'Channels' },
  roles: { one: 'Role', many: 'Roles' },
  members: { one: 'Member', many: 'Members' },
};
