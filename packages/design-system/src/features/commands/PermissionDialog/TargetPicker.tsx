import { useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { isPending, type LoadStatus } from '../../../loading/loadStatus';
import { Button, Checkbox, Row, Skeleton, SkeletonGroup, Stack, Text } from '../../../primitives';
import { createMatcher } from '../../../lib/text/createMatcher';
import { useLocale } from '../../../lib/react/useLocale';
import { FilterSegments } from '../../../patterns/FilterBar/FilterSegments';
import { OptionList } from '../../../primitives/MultiSelect/OptionList';
import { SearchBox } from '../../../primitives/MultiSelect/SearchBox';
import { useOptionChoice } from '../../../primitives/MultiSelect/useOptionChoice';
import { TwoColumns } from './permissionStyles';
import { optionId, type TargetOption } from './targetOptions';
import { kindLabels, permissionKinds, type ByPermissionKind, type PermissionKind } from './types';
import { useTargetOptions, type TargetOptionsProps } from './useTargetOptions';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';
import { formatList, formatNumber } from '@dropdeck/text';

export interface TargetPickerProps extends TargetOptionsProps {
  mode: PermissionKind | null;
  selected: ByPermissionKind<ReadonlySet<string>>;
  statuses: ByPermissionKind<LoadStatus>;
  onModeChange: (mode: PermissionKind) => void;
  onSelectionChange: (change: { kind: PermissionKind; ids: ReadonlySet<string> }) => void;
  /** The selection, shown beside the list, where it does not move the list as it grows. */
  children: ReactNode;
}

const noCounts = (): Record<PermissionKind, number> => ({ channels: 0, roles: 0, members: 0 });

/**
 * Chooses channels, roles and members. Lists one kind, its overrides first. A search covers every kind, and
 * the segment then filters its results by kind.
 */
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
  useLocale();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [isNarrowed, setIsNarrowed] = useState(false);
  const { optionsOf, searched } = useTargetOptions({ targets, overrides, named });
  const isSearching = query.trim() !== '';
  const foundAnywhere = useMemo((): readonly TargetOption[] => {
    if (query.trim() === '') return [];
    const matches = createMatcher(query);
    return searched()
      .filter(({ text }) => matches(text))
      .map(({ option }) => option);
  }, [query, searched]);
  const chosen = isSearching && !isNarrowed ? null : mode;
  const found = useMemo(() => {
    if (chosen === null) return foundAnywhere;
    return isSearching ? foundAnywhere.filter(({ kind }) => kind === chosen) : optionsOf(chosen);
  }, [isSearching, chosen, optionsOf, foundAnywhere]);
  const foundCounts = useMemo(() => {
    const counts = noCounts();
    for (const { kind } of foundAnywhere) counts[kind] += 1;
    return counts;
  }, [foundAnywhere]);
  const selectedKeys = useMemo(
    () => new Set(permissionKinds.flatMap((kind) => [...selected[kind]].map((id) => optionId(kind, id)))),
    [selected],
  );
  const { active, resetActive, foundSelected, toggle, toggleAll, onKeyDown } = useOptionChoice({
    found,
    selectedKeys,
    onChange: (next) => {
      for (const kind of permissionKinds) {
        const ids = new Set<string>();
        for (const id of next) if (id.startsWith(`${kind}/`)) ids.add(id.slice(kind.length + 1));
        const isSame = ids.size === selected[kind].size && [...ids].every((id) => selected[kind].has(id));
        if (!isSame) onSelectionChange({ kind, ids });
      }
    },
  });

  const search = (text: string): void => {
    setQuery(text);
    if (!isSearching || text.trim() === '') setIsNarrowed(false);
    resetActive();
  };
  const clear = (): void => {
    search('');
    input.current?.focus();
  };
  const onSearchKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && query !== '') {
      // The first Escape clears the search, the next one closes the dialog.
      event.stopPropagation();
      clear();
    } else onKeyDown(event);
  };
  const labels = kindLabels();
  const segments = permissionKinds.map((kind) => ({
    id: kind,
    label: labels[kind].one,
    detail: isSearching
      ? formatNumber(foundCounts[kind])
      : statuses[kind] === 'ready'
        ? formatNumber(optionsOf(kind).length)
        : undefined,
  }));
  const listLabel = chosen === null ? t('searchResults') : labels[chosen].many;
  const hasList = isSearching || (chosen !== null && statuses[chosen] === 'ready');
  const stillLoading = permissionKinds.filter((kind) => isPending(statuses[kind]));

  return (
    <Stack data-gap={2} role="group" aria-label={t('everyKind')}>
      <SearchBox
        label={t('searchEvery')}
        inputRef={input}
        listId={hasList ? listId : undefined}
        activeId={active >= 0 && active < found.length ? `${listId}-${active}` : undefined}
        value={query}
        placeholder={t('searchPlaceholder')}
        onChange={search}
        // Computes the search texts before the first keystroke.
        onFocus={searched}
        onKeyDown={onSearchKey}
      />
      <Row data-row-gap={0} data-align="baseline" data-wraps data-above={1}>
        <Text as="span" data-size="label" data-tone="text" aria-hidden="true">
          {t('permissionMode')}
        </Text>
        {chosen === null && (
          <Text data-size="small" data-tone="muted">
            {t('selectType')}
          </Text>
        )}
      </Row>
      <FilterSegments
        label={t('permissionMode')}
        options={segments}
        value={chosen}
        onChange={(kind) => {
          setIsNarrowed(isSearching);
          resetActive();
          onModeChange(kind);
        }}
        onClear={isSearching ? () => setIsNarrowed(false) : undefined}
        isWide
      />
      <TwoColumns>
        <Stack data-gap={2}>
          {!isSearching && chosen === null && (
            <Text data-size="small" data-tone="muted">
              {t('chooseType')}
            </Text>
          )}
          {!isSearching && chosen !== null && isPending(statuses[chosen]) && (
            <SkeletonGroup label={t('loading', { kind: labels[chosen].name })}>
              <Skeleton height="316px" shape="block" />
            </SkeletonGroup>
          )}
          {isSearching && stillLoading.length > 0 && (
            <Text data-size="small" data-tone="muted" role="status">
              {t('stillLoading', { kinds: formatList(stillLoading.map((kind) => labels[kind].name)) })}
            </Text>
          )}
          {hasList && (
            <>
              <Row data-gap={3} data-row-gap={1} data-justify="between" data-wraps>
                <Checkbox
                  label={isSearching ? t('selectAllFound', { count: found.length }) : common('selectAll')}
                  isSelected={found.length > 0 && foundSelected === found.length}
                  isIndeterminate={foundSelected > 0 && foundSelected < found.length}
                  isDisabled={found.length === 0}
                  onChange={toggleAll}
                />
                <Text as="span" data-size="caption" data-tone="muted" data-tabular role="status">
                  {t('selectedOf', { selected: foundSelected, count: found.length })}
                </Text>
              </Row>
              <OptionList
                id={listId}
                query={`${chosen}/${query}`}
                label={listLabel}
                options={found}
                selectedKeys={selectedKeys}
                active={active}
                empty={
                  isSearching ? (
                    <>
                      {chosen === null ? t('noneMatch') : t('noMatch', { kind: labels[chosen].name })}
                      <Button size="small" onPress={clear}>
                        {t('clearSearch')}
                      </Button>
                    </>
                  ) : (
                    chosen !== null && t('serverHasNone', { kind: labels[chosen].name })
                  )
                }
                hasFixedHeight
                onToggle={toggle}
              />
            </>
          )}
        </Stack>
        {children}
      </TwoColumns>
    </Stack>
  );
}
