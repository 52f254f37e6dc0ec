import { matchPage, pages, type PageName, type PageRecord } from '../../shell/pages';
import type { CustomerInfo } from '../../contract/calls/session';
import { botOf, hasMonitors, hasProfile, isDeveloper, onboardingOf, type Onboarding } from './profile';
import type { SessionState } from './state';

/** What to render or where to redirect. */
export type Outcome =
  | { readonly show: 'page'; readonly page: PageName }
  | { readonly show: 'onboarding'; readonly step: Exclude<Onboarding, 'done'> }
  | { readonly show: 'loading' | 'offline' | 'plans' | 'not-found' }
  | { readonly redirect: string }
  | { readonly leave: 'login' };

/** Whether the customer's purchases and role include a page. */
export const isAllowed = (info: CustomerInfo, { access }: PageRecord): boolean =>
  access === 'monitors' ? hasMonitors(info) : access === 'developers' ? isDeveloper(info) : true;

/** Before the customer info is known. */
const withoutInfo: Readonly<Record<Exclude<SessionState['phase'], 'ready'>, Outcome>> = {
  starting: { show: 'loading' },
  'signed-out': { leave: 'login' },
  offline: { show: 'offline' },
  loading: { show: 'loading' },
};

type Row = readonly [when: boolean, outcome: Outcome];

/**
 * The top-level routing (specification 2.2): what to render and where to redirect.
 *
 * @param path the location's path, without its query.
 */
export function resolveRoute(session: SessionState, path: string): Outcome {
  const name = matchPage(path)?.name;
  if (name === undefined) return { show: 'not-found' };
  const page = pages[name];
  const shown: Outcome = { show: 'page', page: name };
  if (page.access === 'everyone') return shown;
  if (session.phase !== 'ready') return withoutInfo[session.phase];
  const { info } = session;
  const step = onboardingOf(info);
  // The first match wins.
  const rows: readonly Row[] = [
    // Customers wait here for their payment, or see that it failed (specification 4.7).
    [page.access === 'customers', shown],
    [!hasProfile(info) && info.paid, { show: 'onboarding', step: 'start' }],
    [!hasProfile(info), { show: 'plans' }],
    [step !== 'done', { show: 'onboarding', step: step === 'pending' ? 'pending' : 'checking' }],
    // Missing bot data redirects to the login (specification 2).
    [botOf(info) === null, { leave: 'login' }],
    [name === 'root', { redirect: pages.settings.path }],
    [page.access === 'monitors' && !hasMonitors(info), { redirect: pages.settings.path }],
    [!isAllowed(info, page), { redirect: pages.root.path }],
  ];
  return rows.find(([when]) => when)?.[1] ?? shown;
}
