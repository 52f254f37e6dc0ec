import { DashboardAccessScreen, InviteDialog, RemoveUserDialog } from '@dropdeck/design-system';
import * as access from '@dropdeck/domain/account/access';
import { later } from '../late';
import { connect, route } from '../shell/connect';

/** /dashboard-access */
export const Component = route(
  access.page,
  undefined,
  connect(DashboardAccessScreen, { ...access.screen, list: access.list.part }),
  connect(InviteDialog, access.invite),
  connect(RemoveUserDialog, access.removal),
  later(() => import('./access/Removal')),
);
