import { useMemo, useState, type ReactNode } from 'react';
import { Button, SearchField, Stack, Text } from '../../../primitives';
import { createMatcher } from '../../../lib/text/createMatcher';
import { ButtonGroup, SectionHead } from './permissionStyles';
import { VirtualList } from '../../../patterns/VirtualList/VirtualList';
import { Setting } from './Setting';
import {
  kindLabels,
  type PermissionChange,
  type PermissionKind,
  type PermissionSet,
  type PermissionTarget,
} from './types';

/** Longer lists have a search. */
const SEARCHED_FROM = 9;

export interface ConfigureSectionProps {
  kind: PermissionKind;
  /** The selected targets with their settings as they will be saved. */
  settings: readonly PermissionChange[];
  named: ReadonlyMap<string, PermissionTarget>;
  isDisabled: boolean;
  onSet: PermissionSet;
}

/** One kind of the configure step: a checkbox per selected target. */
export function ConfigureSection({
  kind,
  settings,
  named,
  isDisabled,
  onSet,
}: ConfigureSectionProps): ReactNode {
  const [query, setQuery] = useState('');
  const found = useMemo(() => {
    const matches = createMatcher(query);
    return settings.filter(({ id }) => matches((named.get(id)?.name ?? id).toLowerCase()));
  }, [query, settings, named]);
  const ids = useMemo(() => found.map(({ id }) => id), [found]);
  const title = `Configure ${kindLabels[kind].one} Permissions`;
  const isSearched = query.trim() !== '';
  return (
    <Stack as="section" data-gap={2} aria-label={title}>
      <SectionHead>
        <Text as="h3" data-size="body" data-tone="text" data-bold>
          {title}
        </Text>
        <ButtonGroup>
          <Button
            size="small"
            variant="ghost"
            isDisabled={isDisabled}
            onPress={() => onSet({ kind, ids, isAllowed: true })}
          >
            {isSearched ? 'Allow found' : 'Allow all'}
          </Button>
          <Button
            size="small"
            variant="ghost"
            isDisabled={isDisabled}
            onPress={() => onSet({ kind, ids, isAllowed: false })}
          >
            {isSearched ? 'Deny found' : 'Deny all'}
          </Button>
        </ButtonGroup>
      </SectionHead>
      {settings.length >= SEARCHED_FROM && (
        <SearchField
          label={`Search selected ${kind}`}
          placeholder={`Search selected ${kind}...`}
          value={query}
          onChange={setQuery}
        />
      )}
      {found.length === 0 ? (
        <Text data-size="small" data-tone="muted">{`No ${kind} match.`}</Text>
      ) : (
        <VirtualList
          key={query}
          label={title}
          rows={found}
          keyOf={({ id }) => id}
          rowSize={44}
          maxHeight={8 * 44}
          render={({ id, permission, change }) => (
            <Setting
              kind={kind}
              id={id}
              target={named.get(id)}
              permission={permission}
              change={change}
              isDisabled={isDisabled}
              onSet={onSet}
            />
          )}
        />
      )}
    </Stack>
  );
}
