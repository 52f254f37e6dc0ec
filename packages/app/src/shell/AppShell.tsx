import { InviteBotAlert, Shell } from '@dropdeck/design-system';
import { $unreadCount } from '@dropdeck/domain/shell/history';
import { overlayOpened } from '@dropdeck/domain/shell/overlays';
import * as preferences from '@dropdeck/domain/shell/preferences';
import * as session from '@dropdeck/domain/account/session';
import * as shared from '@dropdeck/domain/kernel';
import { useProvidedScope, useUnit } from 'effector-react';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { prefetch } from '../chunks';
import { useHistory } from '../router/AppRouter';
import { connect } from './connect';
import { LeaveGuard } from './LeaveGuard';
import { t } from './text.en';

const Layout = connect(Shell, {
  view: {
    links: session.$navigation,
    foldedGroups: preferences.$foldedGroups,
    unreadCount: $unreadCount,
    isLoggingOut: session.$isLeaving,
  },
  events: {
    onCollapsedChange: preferences.sidebarCollapsedChanged,
    onFoldedGroupsChange: preferences.foldedGroupsChanged,
    onInviteBot: session.inviteBotRequested,
    onOpen: overlayOpened,
    onLogout: session.logoutRequested,
  },
});

const InviteAlert = connect(InviteBotAlert, {
  view: { isOpen: session.$isInviteBotAlertOpen },
  events: { onClose: session.inviteBotAlertClosed },
});

/** The layout of every page, connected to the session and the preferences. */
export function AppShell({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const [{ sidebar }, { name, image }, isOnline] = useUnit([
    preferences.$preferences,
    session.$user,
    shared.$isOnline,
  ]);
  const scope = useProvidedScope();
  const history = useHistory();
  const isBack = useCallback(() => history.action === 'POP', [history]);
  const queryOf = useCallback((href: string) => scope?.getState(session.$listQueries)[href] ?? '', [scope]);
  const shownName = name ?? t('signedIn');
  const user = useMemo(() => ({ name: shownName, image: image ?? undefined }), [shownName, image]);

  return (
    <>
      <Layout
        pageTitle={title}
        currentPath={pathname}
        user={user}
        isCollapsed={sidebar === 'collapsed'}
        onLinkIntent={prefetch}
        queryOf={queryOf}
        isOffline={!isOnline}
        isBack={isBack}
      >
        {children}
      </Layout>
      <InviteAlert />
      <LeaveGuard />
    </>
  );
}
