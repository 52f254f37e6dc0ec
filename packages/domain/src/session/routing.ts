import type { CustomerInfo } from './contract';
import { botOf, hasMonitors, hasProfile, isDeveloper, onboardingOf, type Onboarding } from './profile';
import type { SessionState } from './state';

/** Every route (specification 2.2, route table). */
export const routes = {
  root: '/',
  callback: '/callback',
  settings: '/settings',
  commands: '/commands',
  payment: '/payment',
  monitors: '/monitors',
  redirects: '/monitors/redirects',
  monitor: '/monitors/:uuid',
  dashboardAccess: '/dashboard-access',
  customers: '/customers',
  paymentError: '/payment-error',
  success: '/success',
} as const;
export type RouteName = keyof typeof routes;

/** What to render or where to redirect. */
export type Outcome =
  /** The route's screen; the layout depends on the route. */
  | { readonly show: 'route'; readonly route: RouteName }
  | { readonly show: 'loading' }
  | { readonly show: 'offline' }
  | { readonly show: 'onboarding'; readonly step: Exclude<Onboarding, 'done'> }
  | { readonly show: 'plans' }
  | { readonly show: 'not-found' }
  | { readonly redirect: string }
  | { readonly leave: 'login' };

/** The route at a path, or `null` for an unknown path. */
export function routeAt(path: string): RouteName | null {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  for (const [name, pattern] of Object.entries(routes) as [RouteName, string][]) {
    if (pattern === clean) return name;
  }
  return /^\/monitors\/[^/]+$/.test(clean) ? 'monitor' : null;
}

const monitorScreens: ReadonlySet<RouteName> = new Set<RouteName>(['monitors', 'redirects', 'monitor']);

interface RouteContext {
  readonly session: SessionState;
  readonly route: RouteName | null;
}

interface SignedInContext {
  readonly info: CustomerInfo;
  readonly route: RouteName;
}

interface Row<Context> {
  readonly when: (context: Context) => boolean;
  readonly outcome: (context: Context) => Outcome;
}

const phaseIs =
  (phase: SessionState['phase']) =>
  ({ session }: RouteContext): boolean =>
    session.phase === phase;

/** Rows before the customer info is known. The first match wins. */
const beforeSession: readonly Row<RouteContext>[] = [
  { when: ({ route }) => route === null, outcome: () => ({ show: 'not-found' }) },
  { when: ({ route }) => route === 'callback', outcome: () => ({ show: 'route', route: 'callback' }) },
  { when: phaseIs('starting'), outcome: () => ({ show: 'loading' }) },
  { when: phaseIs('signed-out'), outcome: () => ({ leave: 'login' }) },
  { when: phaseIs('offline'), outcome: () => ({ show: 'offline' }) },
  { when: phaseIs('loading'), outcome: () => ({ show: 'loading' }) },
];

const showRoute = ({ route }: SignedInContext): Outcome => ({ show: 'route', route });

/** Rows with the customer info. The first match wins; the last one always matches. */
const withSession: readonly Row<SignedInContext>[] = [
  // Customers wait here for their payment, or see that it failed (specification 4.7).
  { when: ({ route }) => route === 'success' || route === 'paymentError', outcome: showRoute },
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
  { when: ({ route }) => route === 'root', outcome: () => ({ redirect: routes.settings }) },
  {
    when: ({ info, route }) => monitorScreens.has(route) && !hasMonitors(info),
    outcome: () => ({ redirect: routes.settings }),
  },
  {
    when: ({ info, route }) => route === 'customers' && !isDeveloper(info),
    outcome: () => ({ redirect: routes.root }),
  },
  { when: () => true, outcome: showRoute },
];

const decide = <Context>(table: readonly Row<Context>[], context: Context): Outcome | null =>
  table.find(({ when }) => when(context))?.outcome(context) ?? null;

/**
 * The top-level routing (specification 2.2): what to render and where to redirect.
 *
 * @param path the location's path, without its query.
 */
export function resolveRoute(session: SessionState, path: string): Outcome {
  const route = routeAt(path);
  const outcome = decide(beforeSession, { session, route });
  if (outcome !== null) return outcome;
  if (session.phase !== 'ready' || route === null) return { show: 'loading' };
  return decide(withSession, { info: session.info, route }) ?? { show: 'not-found' };
}
