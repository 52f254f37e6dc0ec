import { sample } from 'effector';
import { once } from 'patronum';
import { $apiBaseUrl, $token, preloadFx } from '../shared/http';
import { resolveRoute, type RouteName } from './routing';
import { $path, $session } from './state';

/**
 * What pages ask for as they open. Each call is declared by its own feature, whose code comes with the page
 * and later than this; a test holds the two together.
 */
const firstCalls: Partial<Record<RouteName, string>> = {
  commands: '/v1/user/oauth/check',
  monitors: '/v1/monitors',
  redirects: '/v1/redirects',
  dashboardAccess: '/v1/user/info/bot/users',
  customers: '/v1/customers',
};

/**
 * The path below the API's base that the page at an address asks for first; `null` where it asks for nothing.
 *
 * @param path the address's path, without its query.
 */
export function firstCallOf(route: RouteName, path: string): string | null {
  if (route !== 'monitor') return firstCalls[route] ?? null;
  const uuid = /^\/monitors\/([\w-]+)\/*$/.exec(path)?.[1];
  return uuid === undefined ? null : `/v1/monitors/${uuid}`;
}

const firstKnown = once({
  source: sample({ clock: $session, filter: ({ phase }) => phase === 'ready' }),
});

// The page is a third of a second of drawing away on a slow machine; its data need not wait for that.
sample({
  clock: sample({
    clock: firstKnown,
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
