import { InviteBotAlert, LeaveGuardDialog, Shell, useLocale } from '@dropdeck/design-system';
import { $unreadCount } from '@dropdeck/domain/shell/activity';
import { overlayOpened } from '@dropdeck/domain/shell/overlays';
import * as preferences from '@dropdeck/domain/shell/preferences';
import * as session from '@dropdeck/domain/account/session';
import * as shared from '@dropdeck/domain/kernel';
import { useUnit } from 'effector-react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { prefetch } from '../chunks';
import { LeaveGuard } from './LeaveGuard';
import { t } from './text.en';

/** The layout of every page, connected to the session and the preferences. */
export function AppShell({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const { pathname, search } = useLocation();
  const state = useUnit({
    links: session.$navigation,
    queries: session.$listQueries,
    user: session.$user,
    preferences: preferences.$preferences,
    foldedGroups: preferences.$foldedGroups,
    isLeaving: session.$isLeaving,
    isInviteAlertOpen: session.$isInviteBotAlertOpen,
    isLogoutRequested: session.$isLogoutRequested,
    isOnline: shared.$isOnline,
    unreadCount: $unreadCount,
  });
  const act = useUnit({
    locationChanged: session.locationChanged,
    collapsedChanged: preferences.sidebarCollapsedChanged,
    foldedGroupsChanged: preferences.foldedGroupsChanged,
    inviteBot: session.inviteBotRequested,
    inviteAlertClosed: session.inviteBotAlertClosed,
    open: overlayOpened,
    logout: session.logoutRequested,
    logoutConfirmed: session.logoutConfirmed,
    logoutCancelled: session.logoutCancelled,
  });
  const { locationChanged } = act;
  useEffect(() => {
    locationChanged({ path: pathname, query: search });
  }, [locationChanged, pathname, search]);
  useLocale();
  const name = state.user.name ?? t('signedIn');
  const { image } = state.user;
  const user = useMemo(() => ({ name, image: image ?? undefined }), [name, image]);

  return (
    <>
      <Shell
        pageTitle={title}
        links={state.links}
        currentPath={pathname}
        queries={state.queries}
        user={user}
        isCollapsed={state.preferences.sidebar === 'collapsed'}
        onCollapsedChange={act.collapsedChanged}
        foldedGroups={state.foldedGroups}
        onFoldedGroupsChange={act.foldedGroupsChanged}
        onLinkIntent={prefetch}
        onInviteBot={act.inviteBot}
        onOpen={act.open}
        unreadCount={state.unreadCount}
        onLogout={act.logout}
        isLoggingOut={state.isLeaving}
        isOffline={!state.isOnline}
      >
        {children}
      </Shell>
      <InviteBotAlert isOpen={state.isInviteAlertOpen} onClose={() => act.inviteAlertClosed()} />
      <LeaveGuard />
      <LeaveGuardDialog
        isOpen={state.isLogoutRequested}
        onStay={() => act.logoutCancelled()}
        onLeave={() => act.logoutConfirmed()}
      />
    </>
  );
}
