import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import { createMemoryHistory, type MemoryHistory } from 'history';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { createTestEnv, type FakeServer, type TestEnv } from '@dropdeck/domain/kernel/testing';
import { AppRouter } from '../router/AppRouter';
import { RouteBoundary } from '../shell/RouteBoundary';
import { Root } from '../shell/Root';

/** Renders content in a scope until the test finishes, and returns the element that it renders into. */
export function render(scope: Scope, content: ReactNode): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  root.render(<Provider value={scope}>{content}</Provider>);
  return container;
}

/** Opens the app at a path, signed in with this customer info, or signed out with `null`. */
export function openProduct(
  path: string,
  info: object | null,
  server: FakeServer = {},
): { env: TestEnv; history: MemoryHistory } {
  const env = createTestEnv({
    storage: info === null ? {} : { token: 'tok', name: 'Ada' },
    server: {
      'GET /v1/customer/info': { status: 200, body: info },
      'GET /v1/user/oauth/check': { status: 200 },
      'POST /v1/logout': { status: 200 },
      ...server,
    },
  });
  const history = createMemoryHistory({ initialEntries: [path] });
  render(
    env.scope,
    <AppRouter history={history}>
      <RouteBoundary>
        <Root />
      </RouteBoundary>
    </AppRouter>,
  );
  void env.start(history.location.pathname);
  return { env, history };
}
