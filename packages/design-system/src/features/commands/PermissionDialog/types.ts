import { localized } from '@dropdeck/text';
import { t } from './text.en';

/** What an override can be for. */
export type PermissionKind = 'channels' | 'roles' | 'members';

/** A value for each kind. */
export type ByPermissionKind<Value> = Readonly<Record<PermissionKind, Value>>;

export const mapKinds = <Value, Result>(
  { channels, roles, members }: ByPermissionKind<Value>,
  map: (value: Value, kind: PermissionKind) => Result,
): ByPermissionKind<Result> => ({
  channels: map(channels, 'channels'),
  roles: map(roles, 'roles'),
  members: map(members, 'members'),
});

/** The kinds in display order. */
export const permissionKinds: readonly PermissionKind[] = ['channels', 'roles', 'members'];

/** A channel, role or member. */
export interface PermissionTarget {
  readonly id: string;
  readonly name: string;
  /** URL of a member's avatar; null for one without. Omitted for kinds without avatars. */
  readonly avatar?: string | null | undefined;
  /** A role's color. */
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

/** A kind: one, several, and several within a sentence. */
export type KindLabel = Readonly<Record<'one' | 'many' | 'name', string>>;

export const kindLabels = localized((): ByPermissionKind<KindLabel> => ({
  channels: { one: t('channel'), many: t('channels'), name: t('channelsName') },
  roles: { one: t('role'), many: t('roles'), name: t('rolesName') },
  members: { one: t('member'), many: t('members'), name: t('membersName') },
}));

/** Allows or denies several targets of a kind. */
export type PermissionSet = (change: {
  kind: PermissionKind;
  ids: readonly string[];
  isAllowed: boolean;
}) => void;
