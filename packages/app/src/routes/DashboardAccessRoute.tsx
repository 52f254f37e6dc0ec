import { createChunk, DashboardAccessScreen, InviteDialog, RemoveUserDialog } from '@dropdeck/design-system';
import * as access from '@dropdeck/domain/account/access';
import { lazy, type ReactNode } from 'react';
import { connect } from '../shell/connect';
import { Later } from '../shell/Later';
import { usePage } from '../shell/usePage';
import { useList } from './useList';

const Screen = connect(DashboardAccessScreen, access.screen);
const Invite = connect(InviteDialog, access.invite);
const RemoveUser = connect(RemoveUserDialog, access.removal);
const Removal = lazy(createChunk(() => import('./access/Removal'), 'notice').load);

/** /dashboard-access */
export function Component(): ReactNode {
  usePage(access.page, undefined);
  return (
    <>
      <Screen list={useList(access.list, access.$hidden)} />
      <Invite />
      <RemoveUser />
      <Later>
        <Removal />
      </Later>
    </>
  );
}
