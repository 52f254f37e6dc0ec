import { matchPage, pages, type PageName, type PageRecord } from '../../shell/pages';
import type { CustomerInfo } from '../../contract/calls/session';
import { botOf, hasMonitors, hasProfile, isDeveloper, onboardingOf, type Onboarding } from './profile';
import type { SessionState } from './state';

/** What to render or where to redirect. */
export type Outcome =
  | { readonly show: 'page'; readonly page: PageName }
  | { readonly show: 'loading' }
  | { readonly show: 'offline' }
  | { readonly show: 'onboarding'; readonly step: Exclude<Onboarding, 'done'> }
  | { readonly show: 'plans' }
  | { readonly show: 'not-found' }
  | { readonly redirect: string }
  | { readonly leave: 'login' };

/** Whether the customer's purchases and role include a page. */
export const isAllowed = (info: CustomerInfo, { access }: PageRecord): boolean =>
  access === 'monitors' ? hasMonitors(info) : access === 'developers' ? isDeveloper(info) : true;

interface RouteContext {
  readonly session: SessionState;
  readonly page: PageName | null;
}

interface SignedInContext {
  readonly info: CustomerInfo;
  readonly page: PageName;
}

interface Row<Context> {
  readonly when: (context: Context) => boolean;
  readonly outcome: (context: Context) => Outcome;
}

const accessIs =
  (access: PageRecord['access']) =>
  ({ page }: { readonly page: PageName | null }): boolean =>
    page !== null && pages[page].access === access;

const phaseIs =
  (phase: SessionState['phase']) =>
  ({ session }: RouteContext): boolean =>
    session.phase === phase;

const showPage = ({ page }: { readonly page: PageName | null }): Outcome =>
  page === null ? { show: 'not-found' } : { show: 'page', page };

/** Rows before the customer info is known. The first match wins. */
const beforeSession: readonly Row<RouteContext>[] = [
  { when: ({ page }) => page === null, outcome: () => ({ show: 'not-found' }) },
  { when: accessIs('everyone'), outcome: showPage },
  { when: phaseIs('starting'), outcome: () => ({ show: 'loading' }) },
  { when: phaseIs('signed-out'), outcome: () => ({ leave: 'login' }) },
  { when: phaseIs('offline'), outcome: () => ({ show: 'offline' }) },
  { when: phaseIs('loading'), outcome: () => ({ show: 'loading' }) },
];

/** Rows with the customer info. The first match wins; the last one always matches. */
const withSession: readonly Row<SignedInContext>[] = [
  // Customers wait here for their payment, or see that it failed (specification 4.7).
  { when: accessIs('customers'), outcome: showPage },
  {
    when: ({ info }) => !hasProfile(info) && info.paid,
    outcome: () => ({ show: 'onboarding', step: 'start' }),
  },
  { when: ({ info }) => !hasProfile(info), outcome: () => ({ show: 'plans' }) },
  {
    when: ({ info }) => onboardingOf(info) !== 'done',
    outcome: ({ info }) => ({
      show: 'onboarding',
      step: onboardingOf(info) === 'pending' ? 'pending' : 'checking',
    }),
  },
  // Missing bot data redirects to the login (specification 2).
  { when: ({ info }) => botOf(info) === null, outcome: () => ({ leave: 'login' }) },
  { when: ({ page }) => page === 'root', outcome: () => ({ redirect: pages.settings.path }) },
  {
    when: ({ info, page }) => pages[page].access === 'monitors' && !hasMonitors(info),
    outcome: () => ({ redirect: pages.settings.path }),
  },
  {
    when: ({ info, page }) => !isAllowed(info, pages[page]),
    outcome: () => ({ redirect: pages.root.path }),
  },
  { when: () => true, outcome: showPage },
];

const decide = <Context>(table: readonly Row<Context>[], context: Context): Outcome | null =>
  table.find(({ when }) => when(context))?.outcome(context) ?? null;

/**
 * The top-level routing (specification 2.2): what to render and where to redirect.
 *
 * @param path the location's path, without its query.
 */
export function resolveRoute(session: SessionState, path: string): Outcome {
  const page = matchPage(path)?.name ?? null;
  const outcome = decide(beforeSession, { session, page });
  if (outcome !== null) return outcome;
  if (session.phase !== 'ready' || page === null) return { show: 'loading' };
  return decide(withSession, { info: session.info, page }) ?? { show: 'not-found' };
}
