import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { customer } from '@dropdeck/domain/kernel/testing';
import { openProduct } from './testing/openProduct';

describe('overlays', () => {
  it('opens a select pressed before its chunk has loaded, with the focus in the listbox', async () => {
    openProduct(
      '/customers',
      { ...customer, developer: true },
      {
        'GET /v1/customers': {
          status: 200,
          body: [{ customer_id: '1', name: 'Night Owl', next_renewal: '2099-01-31', products: [] }],
        },
        'GET /v1/products': { status: 200, body: [] },
      },
    );
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
