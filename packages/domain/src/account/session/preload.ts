import { sample } from 'effector';
import { once } from 'patronum/once';
import { $apiBaseUrl, $token } from '../../kernel/http';
import { toPort } from '../../kernel/ports';
import { firstCallAt, matchPage } from '../../shell/pages';
import { resolveRoute } from './routing';
import { $path, $session } from './state';

const sessionReady = once({
  source: sample({ clock: $session, filter: ({ phase }) => phase === 'ready' }),
});

// Request the data of the first page while its chunk loads and renders.
sample({
  clock: sample({
    clock: sessionReady,
    source: { path: $path, token: $token, baseUrl: $apiBaseUrl },
    fn: ({ path, token, baseUrl }, session) => {
      const page = matchPage(path);
      const outcome = resolveRoute(session, path);
      const isShown = 'show' in outcome && outcome.show === 'page';
      const call = page !== null && isShown ? firstCallAt(page) : null;
      return call === null || token === null
        ? null
        : { baseUrl, path: call, headers: { Authorization: token } };
    },
  }),
  filter: (requested) => requested !== null,
  target: toPort('preload'),
});
