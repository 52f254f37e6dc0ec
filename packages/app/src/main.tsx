import { Provider } from 'effector-react';
import { createBrowserHistory } from 'history';
import { StrictMode } from 'react';
import { setChunkPolicy } from '@dropdeck/design-system';
import { routeAt } from '@dropdeck/domain/session';
import { createRoot } from 'react-dom/client';
import { unstable_forceFrameRate } from 'scheduler';
import { followScroll } from './browser/scroll';
import { prefetch } from './chunks';
import { AppRouter } from './router/AppRouter';
import { RouteBoundary } from './shell/RouteBoundary';
import { Root } from './shell/Root';
import { createAppScope, createChunkPolicy, startApp } from './scope';

const history = createBrowserHistory();
const scope = createAppScope({
  navigate: ({ to, replace = false, from }) => {
    if (from !== undefined && routeAt(history.location.pathname) !== routeAt(from)) return;
    if (replace) history.replace(to);
    else history.push(to);
  },
});

setChunkPolicy(createChunkPolicy(scope));
// The page's code is fetched beside the session; without a session the browser leaves at once.
if (window.dropdeckBoot?.info) {
  const { pathname } = history.location;
  prefetch(pathname === '/' ? '/settings' : pathname, window.dropdeckBoot.isChunkMissing);
}
startApp(scope);
followScroll(history);

/**
 * Frames a second that React leaves room for while it draws in pieces. Its own pieces of 5 ms make the first
 * page a fifth later, since as much is done between them; pieces of 33 ms keep nobody waiting either.
 */
const PIECES_PER_SECOND = 30;
unstable_forceFrameRate(PIECES_PER_SECOND);

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

createRoot(container).render(
  <StrictMode>
    <Provider value={scope}>
      <AppRouter history={history}>
        <RouteBoundary>
          <Root />
        </RouteBoundary>
      </AppRouter>
    </Provider>
  </StrictMode>,
);
