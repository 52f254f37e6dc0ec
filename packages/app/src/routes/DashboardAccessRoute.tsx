import { createChunk, DashboardAccessScreen, InviteDialog, RemoveUserDialog } from '@dropdeck/design-system';
import * as access from '@dropdeck/domain/account/access';
import type { ReactNode } from 'react';
import { later } from '../late';
import { connect, usePage, usePart } from '../shell/connect';

const Screen = connect(DashboardAccessScreen, access.screen);
const Invite = connect(InviteDialog, access.invite);
const RemoveUser = connect(RemoveUserDialog, access.removal);
const Removal = later(createChunk(() => import('./access/Removal'), 'notice'));

/** /dashboard-access */
export function Component(): ReactNode {
  usePage(access.page, undefined);
  return (
    <>
      <Screen list={usePart(access.list.part)} />
      <Invite />
      <RemoveUser />
      <Removal />
    </>
  );
}
