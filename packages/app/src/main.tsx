import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { createBrowserHistory } from 'history';
import { StrictMode } from 'react';
import { setChunkPolicy } from '@dropdeck/design-system';
import { localeChanged } from '@dropdeck/domain/kernel';
import { matchPage, pages } from '@dropdeck/domain/shell/pages';
import * as preferences from '@dropdeck/domain/shell/preferences';
import { createRoot } from 'react-dom/client';
import { followScroll } from './browser/scroll';
import { readStorage } from './browser/storage';
import { prefetchFirst } from './chunks';
import { applyLocale, isSpoken } from './languages/applyLocale';
import { languages, markLanguage } from './languages/languages';
import { AppRouter } from './router/AppRouter';
import { RouteBoundary } from './shell/RouteBoundary';
import { Root } from './shell/Root';
import { createAppScope, createChunkPolicy, startApp } from './scope';

// The page says so already.
if (window.dropdeckTooOld === true) throw new Error('This browser is too old');

const history = createBrowserHistory();
const scope = createAppScope({
  navigate: ({ to, replace = false, from }) => {
    const isElsewhere =
      from !== undefined && matchPage(history.location.pathname)?.name !== matchPage(from)?.name;
    if (isElsewhere) return;
    const isSamePage = to.split('?')[0] === history.location.pathname;
    // The state says where the page was opened from, which a change of its query keeps.
    if (replace) history.replace(to, isSamePage ? history.location.state : undefined);
    else history.push(to);
  },
});

setChunkPolicy(createChunkPolicy(scope));
// Fetch the page's chunk in parallel with the session. Signed out, the browser navigates to the login page instead.
if (window.dropdeckBoot?.info) {
  const { pathname } = history.location;
  void prefetchFirst(
    pathname === pages.root.path ? pages.settings.path : pathname,
    window.dropdeckBoot.isChunkMissing,
  );
}
startApp(scope);
followScroll(history);

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

const root = createRoot(container);
const render = (): void =>
  root.render(
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

const chosen = preferences.readPreferences(readStorage([preferences.KEY])[preferences.KEY]);

// The first page speaks the person's language. Without its chunk it speaks English.
if (isSpoken(chosen)) render();
else {
  void applyLocale(chosen)
    .catch(() => markLanguage(languages[0]))
    .finally(() => {
      void allSettled(localeChanged, { scope });
      render();
    });
}
