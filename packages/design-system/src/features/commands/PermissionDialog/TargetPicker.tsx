import { useMemo, useState, type ReactNode } from 'react';
import { isPending, type LoadStatus } from '../../../loading/loadStatus';
import {
  EmptyState,
  MultiSelect,
  Row,
  Skeleton,
  SkeletonGroup,
  SkeletonList,
  Stack,
  Text,
  type MultiSelectOption,
  Segments,
} from '../../../primitives';
import { TwoColumns } from './permissionStyles';
import {
  kindLabels,
  permissionKinds,
  type ByPermissionKind,
  type PermissionKind,
  type PermissionSetting,
  type PermissionTarget,
  type KindLabel,
} from './types';
import { t } from './text.en';
import { formatNumber } from '@dropdeck/text';
import { TargetIcon } from './TargetIcon';
import { Verdict } from './Verdict';

/**
 * The options of one kind: overrides first, each with its verdict, then the others in the server's order; without
 * headings when there are no overrides. An override whose target no longer exists is listed by its id.
 */
function optionsOf({
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

export interface TargetPickerProps {
  mode: PermissionKind | null;
  targets: ByPermissionKind<readonly PermissionTarget[]>;
  overrides: ByPermissionKind<readonly PermissionSetting[]>;
  named: ByPermissionKind<ReadonlyMap<string, PermissionTarget>>;
  selected: ByPermissionKind<ReadonlySet<string>>;
  statuses: ByPermissionKind<LoadStatus>;
  onModeChange: (mode: PermissionKind) => void;
  onSelectionChange: (change: { kind: PermissionKind; ids: ReadonlySet<string> }) => void;
  /** The selection, shown beside the list, where it does not move the list as it grows. Nothing while there is none. */
  children: ReactNode;
}

/** Chooses channels, roles or members: the Permission Mode says which. The list has the current overrides first. */
export function TargetPicker({
  mode,
  targets,
  overrides,
  named,
  selected,
  statuses,
  onModeChange,
  onSelectionChange,
  children,
}: TargetPickerProps): ReactNode {
  // One search for the three types.
  const [query, setQuery] = useState('');
  const labels = kindLabels();
  const options = useMemo(
    () =>
      mode === null
        ? []
        : optionsOf({
            kind: mode,
            label: labels[mode],
            targets: targets[mode],
            overrides: overrides[mode],
            named: named[mode],
          }),
    [mode, labels, targets, overrides, named],
  );
  const segments = permissionKinds.map((kind) => ({
    id: kind,
    label: labels[kind].one,
    detail: statuses[kind] === 'ready' ? formatNumber(targets[kind].length) : undefined,
  }));
  return (
    <Stack data-gap={2}>
      <Row data-row-gap={0} data-align="baseline" data-wraps>
        <Text as="span" data-size="label" data-tone="text" aria-hidden="true">
          {t('permissionMode')}
        </Text>
        {mode === null && (
          <Text data-size="small" data-tone="muted">
            {t('selectType')}
          </Text>
        )}
      </Row>
      <Segments label={t('permissionMode')} options={segments} value={mode} onChange={onModeChange} isWide />
      {mode === null && <EmptyState title={t('chooseType')} illustration="list" />}
      <TwoColumns>
        <div>
          {mode !== null && isPending(statuses[mode]) && (
            <SkeletonGroup label={t('loading', { kind: labels[mode].name })}>
              <Stack data-gap={2}>
                <Skeleton width="72px" />
                <Skeleton shape="field" />
                <Row>
                  <Skeleton shape="check" />
                  <Skeleton width="72px" />
                </Row>
                {/* As high as the list of options. */}
                <SkeletonList count={7} rowSize={40} maxHeight="min(260px, max(40dvh, 168px))" isSelectable />
              </Stack>
            </SkeletonGroup>
          )}
          {mode !== null && statuses[mode] === 'ready' && (
            <MultiSelect
              key={mode}
              query={query}
              onQueryChange={setQuery}
              label={labels[mode].many}
              options={options}
              selectedKeys={selected[mode]}
              onChange={(ids) => onSelectionChange({ kind: mode, ids })}
              emptyText={t('serverHasNone', { kind: labels[mode].name })}
              hasChips={false}
            />
          )}
        </div>
        {children}
      </TwoColumns>
    </Stack>
  );
}
