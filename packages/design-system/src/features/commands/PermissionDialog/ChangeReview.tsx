import { formatNumber, localized } from '@dropdeck/text';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Text } from '../../../primitives';
import { color, space, text } from '../../../tokens';
import { Review } from './permissionStyles';
import type { ByPermissionKind, PermissionChange, PermissionTarget } from './types';
import { Verdict } from './Verdict';
import { t } from './text.en';

/** How many of a group are named; the rest is counted. */
const MAX_NAMED = 6;

const groups = localized(
  () =>
    [
      { change: 'added', title: t('added') },
      { change: 'changed', title: t('changed') },
      { change: 'kept', title: t('unchanged') },
    ] as const,
);

const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-width: 0;
`;

const GroupTitle = styled.h4`
  display: flex;
  justify-content: space-between;
  gap: ${space[2]};
  ${text.label}
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

const Entry = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  ${text.small}

  & > span:first-child {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** The overrides that a save adds, changes and leaves as they are. */
export function ChangeReview({
  changes,
  named,
}: {
  changes: readonly PermissionChange[];
  named: ByPermissionKind<ReadonlyMap<string, PermissionTarget>>;
}): ReactNode {
  const id = useId();
  const isNothing = changes.every(({ change }) => change === 'kept');
  return (
    <Review aria-labelledby={id}>
      <Text as="h3" data-size="body" data-tone="text" data-bold id={id}>
        {t('whatWillChange')}
      </Text>
      {isNothing && (
        <Text data-size="small" data-tone="muted">
          {t('nothingChanges')}
        </Text>
      )}
      {groups().map(({ change, title }) => {
        const own = changes.filter((entry) => entry.change === change);
        if (own.length === 0) return null;
        return (
          <Group key={change}>
            <GroupTitle>
              {title}
              <span>{formatNumber(own.length)}</span>
            </GroupTitle>
            <ul>
              {own.slice(0, MAX_NAMED).map((entry) => (
                <Entry key={`${entry.kind}/${entry.id}`}>
                  <span data-secret translate="no">
                    {named[entry.kind].get(entry.id)?.name ?? entry.id}
                  </span>
                  <Verdict isAllowed={entry.permission} />
                </Entry>
              ))}
            </ul>
            {own.length > MAX_NAMED && (
              <Text data-size="small" data-tone="muted">
                {t('andMore', { count: own.length - MAX_NAMED })}
              </Text>
            )}
          </Group>
        );
      })}
    </Review>
  );
}
