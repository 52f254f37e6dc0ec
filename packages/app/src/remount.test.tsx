import * as session from '@dropdeck/domain/account/session';
import * as shared from '@dropdeck/domain/kernel';
import { createTestEnv, customer } from '@dropdeck/domain/kernel/testing';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { createMemoryHistory } from 'history';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AppRouter } from './router/AppRouter';
import { Root } from './shell/Root';

describe('Root', () => {
  it('keeps the page mounted when the root renders again after the chunk has loaded', async () => {
    // A loaded module resolves within a microtask: React resumes the lazy page without rendering its parents.
    await import('./routes/PaymentRoute');
    const { scope, server } = createTestEnv({
      storage: { token: 'tok' },
      server: { 'GET /v1/customer/info': { status: 200, body: customer } },
    });
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    root.render(
      <Provider value={scope}>
        <AppRouter history={createMemoryHistory({ initialEntries: ['/payment'] })}>
          <Root />
        </AppRouter>
      </Provider>,
    );
    void allSettled(shared.appStarted, { scope, params: { path: '/payment', isOnline: true } });
    const heading = page.getByRole('heading', { name: 'Payment Information' });
    await expect.element(heading).toBeVisible();
    const before = heading.element();

    server['GET /v1/customer/info'] = { status: 200, body: { ...customer, developer: true } };
    void allSettled(session.infoRequested, { scope });
    await expect.element(page.getByRole('link', { name: 'Customers' }).first()).toBeVisible();
    expect(heading.element()).toBe(before);
    root.unmount();
    container.remove();
  });
});
