import type { ReactNode } from 'react';
import { isPending, type LoadStatus } from '../../../loading/loadStatus';
import { EmptyState, ListLine, Skeleton, Stack, Text } from '../../../primitives';
import { StepBody, Name } from './permissionStyles';
import { VirtualList } from '../../../patterns/VirtualList/VirtualList';
import { TargetIcon } from './TargetIcon';
import {
  kindLabels,
  permissionKinds,
  type ByPermissionKind,
  type PermissionSetting,
  type PermissionTarget,
} from './types';
import { Verdict } from './Verdict';
import { t } from './text.en';

export interface ViewStepProps {
  /** The saved overrides. */
  overrides: ByPermissionKind<readonly PermissionSetting[]>;
  /** The targets by id, for their names. */
  named: ByPermissionKind<ReadonlyMap<string, PermissionTarget>>;
  statuses: ByPermissionKind<LoadStatus>;
}

/** The first step: the list of overrides. */
export function ViewStep({ overrides, named, statuses }: ViewStepProps): ReactNode {
  const shown = permissionKinds.filter((kind) => overrides[kind].length > 0);
  return (
    <StepBody>
      {shown.length === 0 && (
        <EmptyState title={t('empty')} illustration="list">
          {t('emptyText')}
        </EmptyState>
      )}
      {shown.map((kind) => {
        const title = t('permissionsOf', { kind: kindLabels()[kind].one });
        return (
          <Stack as="section" data-gap={2} key={kind} aria-label={title}>
            <Text as="h3" data-size="body" data-tone="text" data-bold>
              {title}
            </Text>
            <VirtualList
              label={title}
              rows={overrides[kind]}
              keyOf={({ id }) => id}
              rowSize={44}
              maxHeight={(shown.length > 1 ? 5 : 8) * 44}
              isStatic
              render={({ id, permission }) => {
                const target = named[kind].get(id);
                return (
                  <ListLine>
                    <TargetIcon kind={kind} target={target} />
                    <Name data-secret translate="no">
                      {target?.name ??
                        (isPending(statuses[kind]) ? <Skeleton width="140px" /> : t('unknown', { id }))}
                    </Name>
                    <Verdict isAllowed={permission} />
                  </ListLine>
                );
              }}
            />
          </Stack>
        );
      })}
    </StepBody>
  );
}
