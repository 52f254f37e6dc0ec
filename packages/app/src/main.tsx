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
// Fetch the page's chunk in parallel with the session. Signed out, the browser navigates to the login page instead.
if (window.dropdeckBoot?.info) {
  const { pathname } = history.location;
  prefetch(pathname === '/' ? '/settings' : pathname, window.dropdeckBoot.isChunkMissing);
}
startApp(scope);
followScroll(history);

/**
 * React's time slices per second: 33 ms each. With the default of 5 ms the first page takes a fifth longer.
 */
const SLICES_PER_SECOND = 30;
unstable_forceFrameRate(SLICES_PER_SECOND);

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
