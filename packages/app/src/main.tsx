import { Provider } from 'effector-react';
import { createBrowserHistory } from 'history';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { prefetch } from './chunks';
import { AppRouter } from './router/AppRouter';
import { RouteBoundary } from './shell/RouteBoundary';
import { Root } from './shell/Root';
import { createAppScope, startApp } from './scope';

const history = createBrowserHistory();
const scope = createAppScope({
  navigate: ({ to, replace = false }) => (replace ? history.replace(to) : history.push(to)),
});

// Its code comes while it is asked who is signed in; where nobody is, the browser leaves at once.
if (window.dropdeckEarly?.info)
  prefetch(history.location.pathname === '/' ? '/settings' : history.location.pathname);
startApp(scope);

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
