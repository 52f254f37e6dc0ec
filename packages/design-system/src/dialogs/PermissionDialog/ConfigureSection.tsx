import { memo, useMemo, useState, type ReactNode } from 'react';
import { Badge } from '../../primitives/Badge/Badge';
import { Button } from '../../primitives/Button/Button';
import { Checkbox } from '../../primitives/Checkbox/Checkbox';
import { SearchField } from '../../primitives/SearchField/SearchField';
import { useSearchIndex } from '../../patterns/DataTable/searchIndex';
import { ButtonGroup, Line, Muted, Name, Section, SectionHead, SectionTitle } from './permissionStyles';
import { VirtualList } from '../../patterns/VirtualList/VirtualList';
import { TargetIcon } from './TargetIcon';
import { kindLabels, type PermissionChange, type PermissionKind, type PermissionTarget } from './types';
import { Verdict } from './Verdict';

/** Longer lists have a search. */
const SEARCHED_FROM = 9;

const changeLabels = { added: 'New', changed: 'Changed', kept: 'Same' } as const;

export interface ConfigureSectionProps {
  kind: PermissionKind;
  /** The selected targets with their settings as they will be saved. */
  settings: readonly PermissionChange[];
  named: ReadonlyMap<string, PermissionTarget>;
  isDisabled: boolean;
  onSet: PermissionSet;
}

/** Allows or denies several targets of a kind. */
export type PermissionSet = (kind: PermissionKind, ids: readonly string[], isAllowed: boolean) => void;

interface SettingProps {
  kind: PermissionKind;
  id: string;
  target: PermissionTarget | undefined;
  permission: boolean;
  change: PermissionChange['change'];
  isDisabled: boolean;
  onSet: PermissionSet;
}

/** Memoized: a row renders only when its own setting changes. */
const Setting = memo(function Setting({
  kind,
  id,
  target,
  permission,
  change,
  isDisabled,
  onSet,
}: SettingProps): ReactNode {
  return (
    <Line>
      <Name>
        <Checkbox
          label={target?.name ?? id}
          icon={<TargetIcon kind={kind} target={target} />}
          isSelected={permission}
          isDisabled={isDisabled}
          onChange={(isAllowed) => onSet(kind, [id], isAllowed)}
        />
      </Name>
      {change !== 'kept' && (
        <Badge tone="accent" hasDot={false}>
          {changeLabels[change]}
        </Badge>
      )}
      <Verdict isAllowed={permission} />
    </Line>
  );
});

/** One kind of the configure step: a checkbox per selected target. */
export function ConfigureSection({
  kind,
  settings,
  named,
  isDisabled,
  onSet,
}: ConfigureSectionProps): ReactNode {
  const [query, setQuery] = useState('');
  const search = useSearchIndex(settings, ({ id }) => named.get(id)?.name ?? id);
  const found = search(query);
  const ids = useMemo(() => found.map(({ id }) => id), [found]);
  const title = `Configure ${kindLabels[kind].one} Permissions`;
  const isSearched = query.trim() !== '';
  return (
    <Section aria-label={title}>
      <SectionHead>
        <SectionTitle>{title}</SectionTitle>
        <ButtonGroup>
          <Button size="small" variant="ghost" isDisabled={isDisabled} onPress={() => onSet(kind, ids, true)}>
            {isSearched ? 'Allow found' : 'Allow all'}
          </Button>
          <Button
            size="small"
            variant="ghost"
            isDisabled={isDisabled}
            onPress={() => onSet(kind, ids, false)}
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
        <Muted>{`No ${kind} match.`}</Muted>
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
    </Section>
  );
}
