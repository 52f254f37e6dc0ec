import {
  createChunk,
  DashboardAccessScreen,
  InviteDialog,
  LazyBoundary,
  RemoveUserDialog,
  type AccessUser,
} from '@dropdeck/design-system';
import * as access from '@dropdeck/domain/account/access';
import { useUnit } from 'effector-react';
import { lazy, useMemo, type ReactNode } from 'react';
import { usePage } from '../shell/usePage';
import { useList } from './useList';
import { useListQuery } from './useListQuery';

const Removal = lazy(createChunk(() => import('./access/Removal'), 'notice').load);

const $users = access.$shown.map((users) =>
  users.map((user): AccessUser => ({
    id: user.discord_id,
    name: user.name || user.discord_id,
    icon: user.icon,
    role: access.roleOf(user),
  })),
);

const $total = access.$users.map(({ length }) => length);

/** /dashboard-access */
export function Component(): ReactNode {
  usePage(access.page, undefined);
  useListQuery(access.list);
  const list = useList(access.list, access.$hidden);
  const state = useUnit({
    users: $users,
    total: $total,
    status: access.$status,
    unreadable: access.$unreadable,
    invite: access.$invite,
    removal: access.$removal,
  });
  const act = useUnit({
    invite: access.inviteOpened,
    retry: access.inviteRetried,
    closeInvite: access.inviteClosed,
    copyFailed: access.copyFailed,
    remove: access.removeRequested,
    removeMany: access.selection.opened,
    shownExported: access.shownExported,
    selectedExported: access.selectedExported,
    confirm: access.removeConfirmed,
    cancel: access.removeCancelled,
  });
  const invite = useMemo(
    () =>
      state.invite === null
        ? null
        : {
            link: state.invite.link,
            error: state.invite.error,
            expiresAt:
              state.invite.expiresAt === null ? null : new Date(state.invite.expiresAt).toISOString(),
          },
    [state.invite],
  );
  const removal = useMemo(
    () =>
      state.removal === null
        ? null
        : {
            name: state.removal.user.name,
            isPending: state.removal.isPending,
            error: state.removal.error,
          },
    [state.removal],
  );
  return (
    <>
      <DashboardAccessScreen
        users={state.users}
        total={state.total}
        list={list}
        status={state.status}
        unreadable={state.unreadable}
        onInvite={() => act.invite()}
        onRemove={act.remove}
        onRemoveMany={(ids) => act.removeMany({ ids, value: 'remove' })}
        onExport={(format, ids) =>
          ids === null ? act.shownExported(format) : act.selectedExported({ format, ids })
        }
      />
      <InviteDialog
        state={invite}
        onRetry={() => act.retry()}
        onClose={() => act.closeInvite()}
        onCopyError={() => act.copyFailed()}
      />
      <RemoveUserDialog state={removal} onConfirm={() => act.confirm()} onCancel={() => act.cancel()} />
      <LazyBoundary isQuiet>
        <Removal />
      </LazyBoundary>
    </>
  );
}
