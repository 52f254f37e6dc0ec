import { sample } from 'effector';
import { once } from 'patronum';
import { $apiBaseUrl, $token, preloadFx } from '../shared/http';
import { resolveRoute, type RouteName } from './routing';
import { $path, $session } from './state';

/** The first call of each page. A duplicate of what the lazy pages declare; a test keeps the two in sync. */
const firstCalls: Partial<Record<RouteName, string>> = {
  commands: '/v1/user/oauth/check',
  monitors: '/v1/monitors',
  redirects: '/v1/redirects',
  dashboardAccess: '/v1/user/info/bot/users',
  customers: '/v1/customers',
};

/**
 * The path of the page's first call below the API base, or `null` without one.
 *
 * @param path the location's path, without its query.
 */
export function firstCallOf(route: RouteName, path: string): string | null {
  if (route !== 'monitor') return firstCalls[route] ?? null;
  const uuid = /^\/monitors\/([\w-]+)\/*$/.exec(path)?.[1];
  return uuid === undefined ? null : `/v1/monitors/${uuid}`;
}

const sessionReady = once({
  source: sample({ clock: $session, filter: ({ phase }) => phase === 'ready' }),
});

// Request the data of the first page while its chunk loads and renders.
sample({
  clock: sample({
    clock: sessionReady,
    source: { path: $path, token: $token, baseUrl: $apiBaseUrl },
    fn: ({ path, token, baseUrl }, session) => {
      const outcome = resolveRoute(session, path);
      const call = 'show' in outcome && outcome.show === 'route' ? firstCallOf(outcome.route, path) : null;
      return call === null || token === null
        ? null
        : { baseUrl, path: call, headers: { Authorization: token } };
    },
  }),
  filter: (requested) => requested !== null,
  target: preloadFx,
});
