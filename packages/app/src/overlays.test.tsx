import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { createMemoryHistory } from 'history';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as shared from '@dropdeck/domain/kernel';
import { createTestEnv, customer } from '@dropdeck/domain/kernel/testing';
import { AppRouter } from './router/AppRouter';
import { Root } from './shell/Root';

let root: ReactRoot | null = null;
let container: HTMLElement | null = null;

afterEach(() => {
  root?.unmount();
  container?.remove();
});

describe('overlays', () => {
  it('opens a select pressed before its chunk has loaded, with the focus in the listbox', async () => {
    const env = createTestEnv({
      storage: { token: 'tok', name: 'Ada' },
      server: {
        'GET /v1/customer/info': { status: 200, body: { ...customer, developer: true } },
        'GET /v1/user/oauth/check': { status: 200 },
        'GET /v1/customers': {
          status: 200,
          body: [{ customer_id: '1', name: 'Night Owl', next_renewal: '2099-01-31', products: [] }],
        },
        'GET /v1/products': { status: 200, body: [] },
      },
    });
    container = document.body.appendChild(document.createElement('div'));
    root = createRoot(container);
    root.render(
      <Provider value={env.scope}>
        <AppRouter history={createMemoryHistory({ initialEntries: ['/customers'] })}>
          <Root />
        </AppRouter>
      </Provider>,
    );
    void allSettled(shared.appStarted, {
      scope: env.scope,
      params: { path: '/customers', isOnline: true },
    });
    const order = page.getByRole('button', { name: /Order$/ });
    await expect.element(order).toHaveAttribute('aria-haspopup', 'listbox');
    order.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await expect.poll(() => document.activeElement?.closest('[role="listbox"]') !== null).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(order).toHaveFocus();
  });
});
