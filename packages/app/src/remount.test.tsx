import * as session from '@dropdeck/domain/account/session';
import { customer } from '@dropdeck/domain/kernel/testing';
import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openProduct } from './testing/openProduct';

describe('Root', () => {
  it('keeps the page mounted when the root renders again after the chunk has loaded', async () => {
    // A loaded module resolves within a microtask: React resumes the lazy page without rendering its parents.
    await import('./routes/PaymentRoute');
    const { env } = openProduct('/payment', customer);
    const heading = page.getByRole('heading', { name: 'Payment Information' });
    await expect.element(heading).toBeVisible();
    const before = heading.element();

    env.server['GET /v1/customer/info'] = { status: 200, body: { ...customer, developer: true } };
    void allSettled(session.infoRequested, { scope: env.scope });
    await expect.element(page.getByRole('link', { name: 'Customers' }).first()).toBeVisible();
    expect(heading.element()).toBe(before);
  });
});
