import type { MultiSelectOption } from '../../../primitives';
import { TargetIcon } from './TargetIcon';
import type { KindLabel, PermissionKind, PermissionSetting, PermissionTarget } from './types';
import { Verdict } from './Verdict';
import { t } from './text.en';

/**
 * The options of one kind: overrides first, each with its verdict, then the others in the server's order; without
 * headings when there are no overrides. An override whose target no longer exists is listed by its id.
 */
export function optionsOf({
  kind,
  label,
  targets,
  overrides,
  named,
}: {
  kind: PermissionKind;
  label: KindLabel;
  targets: readonly PermissionTarget[];
  overrides: readonly PermissionSetting[];
  named: ReadonlyMap<string, PermissionTarget>;
}): readonly MultiSelectOption[] {
  const other = overrides.length === 0 ? undefined : t('other', { kind: label.name });
  const optionOf = (target: PermissionTarget, permission: boolean | null): MultiSelectOption => ({
    id: target.id,
    label: target.name,
    avatar: kind === 'members' ? (target.avatar ?? null) : undefined,
    icon: kind === 'members' ? undefined : <TargetIcon kind={kind} target={target} />,
    aside: permission === null ? undefined : <Verdict isAllowed={permission} />,
    group: permission === null ? other : t('currentOverrides'),
  });
  const isSet = new Set(overrides.map(({ id }) => id));
  return [
    ...overrides
      .filter(({ id }) => targets.length > 0 || named.has(id))
      .map(({ id, permission }) => optionOf(named.get(id) ?? { id, name: t('unknown', { id }) }, permission)),
    ...targets.filter(({ id }) => !isSet.has(id)).map((target) => optionOf(target, null)),
  ];
}
