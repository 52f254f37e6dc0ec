import {
  BrandProvider,
  createChunk,
  ErrorScreen,
  FormatsProvider,
  KeyHintsContext,
  LanguagesContext,
  LazyBoundary,
  LeaveGuardDialog,
  LoadingScreen,
  NavigationProvider,
  MissingPartNotice,
  OfflineScreen,
  useLocale,
} from '@dropdeck/design-system';
import { $unreadCount } from '@dropdeck/domain/shell/history';
import { $brand, $isBrandUnread } from '@dropdeck/domain/shell/brand';
import * as config from '@dropdeck/domain/shell/config';
import { $overlay } from '@dropdeck/domain/shell/overlays';
import { pages, pageTitle, type PageName } from '@dropdeck/domain/shell/pages';
import { $preferences, preferencesChanged } from '@dropdeck/domain/shell/preferences';
import * as session from '@dropdeck/domain/account/session';
import * as shared from '@dropdeck/domain/kernel';
import * as toasts from '@dropdeck/domain/kernel/toasts';
import * as version from '@dropdeck/domain/shell/version';
import { combine } from 'effector';
import { useUnit } from 'effector-react';
import {
  createElement,
  lazy,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { pageOf, useIsFirstPagePending } from '../chunks';
import { showInTab } from '../browser/title';
import { languageFor, languages } from '../languages/languages';
import { lazyPart, prefetchOverlays, useIsLate } from '../late';
import { AppShell } from './AppShell';
import { LeaveGuard } from './LeaveGuard';
import { connect } from './connect';
import { t } from './text.en';

const OnboardingRoute = lazy(createChunk(() => import('../routes/OnboardingRoute')).load);
const PlansRoute = lazy(createChunk(() => import('../routes/PlansRoute')).load);
const Branding = lazyPart(() => import('./Branding'), 'nowhere');
const ConfigError = lazy(createChunk(() => import('./ConfigError')).load);
const Sizes = lazyPart(() => import('./Sizes'));
/** The conflict dialog, which any save may open. */
const ConflictQuestion = lazyPart(() => import('./ConflictQuestion'));
/** What opens over any page: one chunk for the entry, which then loads the others. */
const Overlay = lazyPart(() => import('./overlays/Overlay'));

function titleOf(outcome: session.Outcome): string {
  if (!('show' in outcome)) return '';
  if (outcome.show === 'page') return pageTitle(outcome.page);
  if (outcome.show === 'plans') return t('choosePlan');
  return outcome.show === 'onboarding' ? t('setup') : '';
}

/** The route's page. Keeps its component in state, because `pageOf` returns another one once the chunk has loaded. */
function RoutePage({ name }: { name: PageName }): ReactNode {
  const [page] = useState(() => pageOf(name));
  return createElement(page);
}

/** Says in the tab what is unsaved and what failed. A component, so that typing does not render the page. */
function TabMarks(): ReactNode {
  const marks = useUnit({ isUnsaved: shared.$isUnsavedOrUnfinished, failures: $unreadCount });
  useEffect(() => showInTab(marks), [marks]);
  return null;
}

const LogoutQuestion = connect(LeaveGuardDialog, {
  view: { isOpen: session.$isLogoutRequested },
  events: { onStay: session.logoutCancelled, onLeave: session.logoutConfirmed },
});

const languageOptions = languages.flatMap(({ code, name, isPseudo }) =>
  isPseudo ? [] : [{ id: code, label: name }],
);

/** Applies the person's preferences to all pages. */
function Formats({ children }: { children: ReactNode }): ReactNode {
  const [{ language, sizes }, change] = useUnit([$preferences, preferencesChanged]);
  const choice = useMemo(
    () => ({
      options: languageOptions,
      chosen: language,
      spoken: languageFor(language, navigator.languages).code,
      onChange: (chosen: string | null) => change({ language: chosen }),
    }),
    [language, change],
  );
  return (
    <LanguagesContext value={choice}>
      <FormatsProvider>{children}</FormatsProvider>
      {sizes !== 'eu' && <Sizes system={sizes} />}
    </LanguagesContext>
  );
}

/** Redirects a signed-out browser to the login page and stores a pending invite. */
function LeaveToLogin(): ReactNode {
  const inviteKey = session.inviteKeyOf(useSearchParams()[0]);
  const [inviteFollowed, loginRequired] = useUnit([session.inviteFollowed, session.loginRequired]);
  useEffect(() => {
    if (inviteKey !== null) inviteFollowed(inviteKey);
    loginRequired();
  }, [inviteFollowed, loginRequired, inviteKey]);
  return <LoadingScreen />;
}

function NotFound(): ReactNode {
  const navigate = useNavigate();
  return <ErrorScreen message={t('notFound')} onBack={() => navigate(pages.root.path)} />;
}

/** Memoized: a change of the query string renders only what reads it. */
const Outcome = memo(function Outcome({ outcome }: { outcome: session.Outcome }): ReactNode {
  useLocale();
  const retry = useUnit(session.infoRequested);

  const title = titleOf(outcome);
  useEffect(() => showInTab({ page: title }), [title]);
  useEffect(() => {
    if ('show' in outcome && outcome.show !== 'loading') void prefetchOverlays();
  }, [outcome]);

  if ('redirect' in outcome) return <Navigate to={outcome.redirect} replace />;
  if ('leave' in outcome) return <LeaveToLogin />;
  switch (outcome.show) {
    case 'page': {
      const page = <RoutePage key={outcome.page} name={outcome.page} />;
      return pages[outcome.page].layout === 'standalone' ? page : <AppShell title={title}>{page}</AppShell>;
    }
    case 'loading':
      return <LoadingScreen />;
    case 'offline':
      return <OfflineScreen onRetry={retry} />;
    case 'onboarding':
      return (
        <>
          <OnboardingRoute step={outcome.step} />
          <LeaveGuard />
        </>
      );
    case 'plans':
      return <PlansRoute />;
    case 'not-found':
      return <NotFound />;
  }
});

const $hasConfigProblems = config.$configProblems.map((problems) => problems.length > 0);
/** Whether something waits for the overlays: one that opens, or a message. */
const $isOverlayNeeded = combine(
  [$overlay, toasts.$toast],
  ([name, toast]) => name !== null || toast !== null,
);
const $isConflict = shared.$conflict.map((conflict) => conflict !== null);

/** Renders what the routing table resolves for the current session and path. */
export function Root(): ReactNode {
  const state = useUnit({
    brand: $brand,
    isBrandUnread: $isBrandUnread,
    missingPart: version.$missingPart,
    session: session.$session,
    isConflict: $isConflict,
    isOverlayNeeded: $isOverlayNeeded,
    isUnauthorized: shared.$isUnauthorized,
    hasConfigProblems: $hasConfigProblems,
  });
  const { brand, isConflict } = state;
  const [answered, signIn] = useUnit([shared.conflictAnswered, session.loginRequired]);
  // If the dialog's chunk cannot load, cancel the save and leave the draft in place.
  useEffect(() => {
    if (isConflict) ConflictQuestion.load().catch(() => answered(null));
  }, [isConflict, answered]);
  useEffect(() => showInTab({ brand: brand.name }), [brand.name]);
  const isLate = useIsLate();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Every link reads it, and Root renders with each query string.
  const open = useCallback((path: string) => navigate(path), [navigate]);
  const isFirstPagePending = useIsFirstPagePending();
  const outcome = useMemo(() => session.resolveRoute(state.session, pathname), [state.session, pathname]);

  const [keyHints, setKeyHints] = useState<Readonly<Record<string, string>>>({});

  return (
    <KeyHintsContext value={keyHints}>
      <NavigationProvider navigate={open} onSignIn={state.isUnauthorized ? () => signIn() : undefined}>
        <BrandProvider brand={brand}>
          <Formats>
            {state.hasConfigProblems ? (
              <LazyBoundary fallback={<LoadingScreen />}>
                <ConfigError />
              </LazyBoundary>
            ) : (
              <Suspense fallback={<LoadingScreen />}>
                {isFirstPagePending && 'show' in outcome && outcome.show === 'page' ? (
                  <LoadingScreen />
                ) : (
                  <Outcome outcome={outcome} />
                )}
              </Suspense>
            )}
            {isConflict && <ConflictQuestion />}
            {state.missingPart !== null && <MissingPartNotice {...state.missingPart} />}
            <TabMarks />
            <LogoutQuestion />
            {(isLate || state.isOverlayNeeded) && <Overlay onKeyHintsChange={setKeyHints} />}
          </Formats>
          {state.isBrandUnread && <Branding />}
        </BrandProvider>
      </NavigationProvider>
    </KeyHintsContext>
  );
}
