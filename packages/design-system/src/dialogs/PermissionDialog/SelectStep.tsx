import { useMemo, type ReactNode } from 'react';
import { formatCount } from '../../internal/formatCount';
import { UnreadableRows, type UnreadableRow } from '../../patterns/UnreadableRows/UnreadableRows';
import { Banner } from '../../primitives/Banner/Banner';
import { Button } from '../../primitives/Button/Button';
import { MultiSelect, type MultiSelectOption } from '../../primitives/MultiSelect/MultiSelect';
import { Select, type SelectOption } from '../../primitives/Select/Select';
import { Skeleton, SkeletonGroup } from '../../primitives/Skeleton/Skeleton';
import { Tag } from '../../primitives/Tag/Tag';
import { Chips, Section, SectionTitle, StepRoom } from './permissionStyles';
import {
  kindWords,
  permissionKinds,
  type ByPermissionKind,
  type PermissionKind,
  type PermissionTarget,
} from './types';

/** Chosen ones of a kind that are named before the rest becomes a number. */
const NAMED = 12;

const modes: ReadonlyArray<SelectOption<PermissionKind>> = permissionKinds.map((kind) => ({
  id: kind,
  label: kindWords[kind].one,
}));

export interface SelectStepProps {
  mode: PermissionKind | null;
  targets: ByPermissionKind<readonly PermissionTarget[]>;
  named: ByPermissionKind<ReadonlyMap<string, PermissionTarget>>;
  selected: ByPermissionKind<ReadonlySet<string>>;
  isLoading: ByPermissionKind<boolean>;
  isFailed: ByPermissionKind<boolean>;
  unreadable: readonly UnreadableRow[] | undefined;
  onModeChange: (mode: PermissionKind) => void;
  onSelectionChange: (kind: PermissionKind, ids: ReadonlySet<string>) => void;
  onRetry: (kind: PermissionKind) => void;
}

/** The second step: for which channels, roles and members there shall be overrides. */
export function SelectStep({
  mode,
  targets,
  named,
  selected,
  isLoading,
  isFailed,
  unreadable,
  onModeChange,
  onSelectionChange,
  onRetry,
}: SelectStepProps): ReactNode {
  const chooseFrom = mode === null ? null : targets[mode];
  const options = useMemo(
    () =>
      (chooseFrom ?? []).map(({ id, name, avatar, color }): MultiSelectOption => ({
        id,
        label: name,
        avatar,
        color,
      })),
    [chooseFrom],
  );
  const chosen = permissionKinds.filter((kind) => selected[kind].size > 0);
  return (
    <StepRoom>
      <Select
        label="Permission Mode"
        options={modes}
        value={mode}
        onChange={onModeChange}
        placeholder="Select permission type..."
      />
      {mode !== null && isFailed[mode] && (
        <Banner
          tone="danger"
          title={`Failed to fetch ${mode}`}
          actions={
            <Button size="small" onPress={() => onRetry(mode)}>
              Retry
            </Button>
          }
        >
          Your selection is kept.
        </Banner>
      )}
      {mode !== null && isLoading[mode] && (
        <SkeletonGroup label={`Loading ${mode}`}>
          <Skeleton height="320px" shape="block" />
        </SkeletonGroup>
      )}
      {mode !== null && <UnreadableRows rows={unreadable} />}
      {mode !== null && !isLoading[mode] && !isFailed[mode] && (
        <MultiSelect
          key={mode}
          label={kindWords[mode].many}
          options={options}
          selectedIds={selected[mode]}
          onChange={(ids) => onSelectionChange(mode, ids)}
          placeholder={`Search ${mode}...`}
          emptyText={`This server has no ${mode}`}
          hasChips={false}
        />
      )}
      {chosen.map((kind) => {
        const ids = [...selected[kind]];
        const title = `Selected ${kindWords[kind].many} (${formatCount(ids.length)})`;
        return (
          <Section key={kind} aria-label={title}>
            <SectionTitle>{title}</SectionTitle>
            <Chips>
              {ids.slice(0, NAMED).map((id) => {
                const target = named[kind].get(id);
                return (
                  <li key={id}>
                    <Tag
                      dotColor={target?.color}
                      onRemove={() => onSelectionChange(kind, new Set(ids.filter((one) => one !== id)))}
                    >
                      {target?.name ?? id}
                    </Tag>
                  </li>
                );
              })}
              {ids.length > NAMED && <li>{`and ${formatCount(ids.length - NAMED)} more`}</li>}
            </Chips>
          </Section>
        );
      })}
    </StepRoom>
  );
}
