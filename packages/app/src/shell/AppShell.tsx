import {
  InviteBotAlert,
  KeyHintsProvider,
  LazyBoundary,
  LeaveGuardDialog,
  Shell,
} from '@dropdeck/design-system';
import { $overlay, overlayOpened, type OverlayName } from '@dropdeck/domain/overlays';
import * as preferences from '@dropdeck/domain/preferences';
import * as session from '@dropdeck/domain/session';
import * as shared from '@dropdeck/domain/shared';
import { useUnit } from 'effector-react';
import { createElement, lazy, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { prefetch } from '../chunks';
import { loadKeyBindings, overlays } from '../overlays';
import { LeaveGuard } from './LeaveGuard';

const components = Object.fromEntries(
  Object.entries(overlays).map(([name, { load }]) => [name, lazy(load)]),
) as Record<OverlayName, ReturnType<typeof lazy<ComponentType>>>;

const KeyBindings = lazy(loadKeyBindings);

/** The layout of every page, connected to the session and the preferences. */
export function AppShell({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const { pathname, search } = useLocation();
  const state = useUnit({
    links: session.$navigation,
    queries: session.$listQueries,
    user: session.$user,
    theme: preferences.$theme,
    isCollapsed: preferences.$isSidebarCollapsed,
    isLeaving: session.$isLeaving,
    isInviteAlertOpen: session.$isInviteBotAlertOpen,
    isLogoutRequested: session.$isLogoutRequested,
    isOnline: shared.$isOnline,
    overlay: $overlay,
  });
  const act = useUnit({
    locationChanged: session.locationChanged,
    themeChanged: preferences.themeChanged,
    collapsedChanged: preferences.sidebarCollapsedChanged,
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
  const [keyHints, setKeyHints] = useState<Readonly<Record<string, string>>>({});
  const user = useMemo(
    () => ({ name: state.user.name ?? 'Signed in', image: state.user.image ?? undefined }),
    [state.user],
  );

  return (
    <KeyHintsProvider hints={keyHints}>
      <Shell
        pageTitle={title}
        links={state.links}
        currentPath={pathname}
        queries={state.queries}
        user={user}
        theme={state.theme}
        onThemeChange={act.themeChanged}
        isCollapsed={state.isCollapsed}
        onCollapsedChange={act.collapsedChanged}
        onLinkIntent={prefetch}
        onInviteBot={act.inviteBot}
        onOpen={act.open}
        onLogout={act.logout}
        isLoggingOut={state.isLeaving}
        isOffline={!state.isOnline}
      >
        {children}
      </Shell>
      {state.overlay !== null && (
        <LazyBoundary key={state.overlay} isQuiet>
          {createElement(components[state.overlay])}
        </LazyBoundary>
      )}
      <InviteBotAlert isOpen={state.isInviteAlertOpen} onClose={() => act.inviteAlertClosed()} />
      <LazyBoundary isQuiet>
        <KeyBindings onHintsChange={setKeyHints} />
      </LazyBoundary>
      <LeaveGuard />
      <LeaveGuardDialog
        isOpen={state.isLogoutRequested}
        onStay={() => act.logoutCancelled()}
        onLeave={() => act.logoutConfirmed()}
      />
    </KeyHintsProvider>
  );
}
