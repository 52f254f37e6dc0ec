import type { CustomerInfo } from './contract';
import { botOf, hasMonitors, hasProfile, isDeveloper, onboardingOf, type Onboarding } from './profile';
import type { SessionState } from './state';

/** Every route of the product (specification 2.2, route table). */
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

/** What is to be shown at an address in a session's state. */
export type Outcome =
  /** The route's own screen, inside the layout or, for the three that stand alone, without it. */
  | { readonly show: 'route'; readonly route: RouteName }
  | { readonly show: 'loading' }
  | { readonly show: 'offline' }
  | { readonly show: 'onboarding'; readonly step: Exclude<Onboarding, 'done'> }
  | { readonly show: 'plans' }
  | { readonly show: 'not-found' }
  | { readonly redirect: string }
  | { readonly leave: 'login' };

/** The name of the route at a path, or `null` for a path that is none. */
export function routeAt(path: string): RouteName | null {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  for (const [name, pattern] of Object.entries(routes) as [RouteName, string][]) {
    if (pattern === clean) return name;
  }
  return /^\/monitors\/[^/]+$/.test(clean) ? 'monitor' : null;
}

const monitorScreens: ReadonlySet<RouteName> = new Set<RouteName>(['monitors', 'redirects', 'monitor']);

interface At {
  readonly session: SessionState;
  readonly route: RouteName | null;
}

interface SignedInAt {
  readonly info: CustomerInfo;
  readonly route: RouteName;
}

interface Row<Context> {
  readonly when: (context: Context) => boolean;
  readonly outcome: (context: Context) => Outcome;
}

const phaseIs =
  (phase: SessionState['phase']) =>
  ({ session }: At): boolean =>
    session.phase === phase;

/** Before it is known who is there. The first row that fits decides. */
const beforeSession: readonly Row<At>[] = [
  { when: ({ route }) => route === null, outcome: () => ({ show: 'not-found' }) },
  { when: ({ route }) => route === 'callback', outcome: () => ({ show: 'route', route: 'callback' }) },
  { when: phaseIs('starting'), outcome: () => ({ show: 'loading' }) },
  { when: phaseIs('signed-out'), outcome: () => ({ leave: 'login' }) },
  { when: phaseIs('offline'), outcome: () => ({ show: 'offline' }) },
  { when: phaseIs('loading'), outcome: () => ({ show: 'loading' }) },
];

const showRoute = ({ route }: SignedInAt): Outcome => ({ show: 'route', route });

/** With the customer's info at hand. The first row that fits decides; the last one always fits. */
const withSession: readonly Row<SignedInAt>[] = [
  // Whoever has just paid waits here, and whoever waited in vain is told so (specification 4.7).
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
  // Spec section 2: bot data missing otherwise.
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
 * The top-level logic of the product (specification 2.2): what is shown, where one is redirected, and
 * when the browser is sent away.
 *
 * @param path the address's path, without its query.
 */
export function resolveRoute(session: SessionState, path: string): Outcome {
  const route = routeAt(path);
  const early = decide(beforeSession, { session, route });
  if (early !== null) return early;
  if (session.phase !== 'ready' || route === null) return { show: 'loading' };
  return decide(withSession, { info: session.info, route }) ?? { show: 'not-found' };
}
