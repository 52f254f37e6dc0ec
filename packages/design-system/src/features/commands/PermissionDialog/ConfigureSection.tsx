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
import { t } from './text.en';

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
  const { one, name } = kindLabels()[kind];
  const title = t('configure', { kind: one });
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
            {isSearched ? t('allowFound') : t('allowAll')}
          </Button>
          <Button
            size="small"
            variant="ghost"
            isDisabled={isDisabled}
            onPress={() => onSet({ kind, ids, isAllowed: false })}
          >
            {isSearched ? t('denyFound') : t('denyAll')}
          </Button>
        </ButtonGroup>
      </SectionHead>
      {settings.length >= SEARCHED_FROM && (
        <SearchField
          label={t('searchSelected', { kind: name })}
          placeholder={t('searchSelectedPlaceholder', { kind: name })}
          value={query}
          onChange={setQuery}
        />
      )}
      {found.length === 0 ? (
        <Text data-size="small" data-tone="muted">
          {t('noMatch', { kind: name })}
        </Text>
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
