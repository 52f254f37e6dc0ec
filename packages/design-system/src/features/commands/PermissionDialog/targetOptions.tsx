import type { MultiSelectOption } from '../../../primitives';
import { TargetIcon } from './TargetIcon';
import {
  permissionKinds,
  type ByPermissionKind,
  type KindLabel,
  type PermissionKind,
  type PermissionSetting,
  type PermissionTarget,
} from './types';
import { Verdict } from './Verdict';
import { t } from './text.en';

/** A channel, role or member as an option. Its id is unique across kinds. */
export interface TargetOption extends MultiSelectOption {
  readonly kind: PermissionKind;
}

/** Targets of two kinds may share an id, so an option's id includes the kind. */
export const optionId = (kind: PermissionKind, id: string): string => `${kind}/${id}`;

interface OptionsProps {
  kind: PermissionKind;
  label: KindLabel;
  targets: readonly PermissionTarget[];
  overrides: readonly PermissionSetting[];
  named: ReadonlyMap<string, PermissionTarget>;
}

/**
 * The options of one kind: overrides first, each with its verdict, then the others in the server's order. An
 * override whose target no longer exists is listed by its id.
 *
 * @param groupOf the heading for an option with or without an override.
 */
function optionsOf(
  { kind, targets, overrides, named }: OptionsProps,
  groupOf: (hasOverride: boolean) => string | undefined,
): readonly TargetOption[] {
  const optionOf = (target: PermissionTarget, permission: boolean | null): TargetOption => ({
    id: optionId(kind, target.id),
    kind,
    label: target.name,
    avatar: kind === 'members' ? (target.avatar ?? null) : undefined,
    icon: kind === 'members' ? undefined : <TargetIcon kind={kind} target={target} />,
    aside: permission === null ? undefined : <Verdict isAllowed={permission} />,
    group: groupOf(permission !== null),
  });
  const isSet = new Set(overrides.map(({ id }) => id));
  return [
    ...overrides
      .filter(({ id }) => targets.length > 0 || named.has(id))
      .map(({ id, permission }) => optionOf(named.get(id) ?? { id, name: t('unknown', { id }) }, permission)),
    ...targets.filter(({ id }) => !isSet.has(id)).map((target) => optionOf(target, null)),
  ];
}

/** The options of one kind under the headings “set” and “not set”; without headings when only one applies. */
export function optionsOfKind(props: OptionsProps): readonly TargetOption[] {
  const other = t('other', { kind: props.label.name });
  return optionsOf(props, (hasOverride) =>
    props.overrides.length === 0 ? undefined : hasOverride ? t('currentOverrides') : other,
  );
}

/** The options of every kind under their kind's heading, for a search through all of them. */
export const optionsOfAll = (props: ByPermissionKind<OptionsProps>): readonly TargetOption[] =>
  permissionKinds.flatMap((kind) => optionsOf(props[kind], () => props[kind].label.many));
