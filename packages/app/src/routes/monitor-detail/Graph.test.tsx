import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createTestEnv, customer } from '@dropdeck/domain/kernel/testing';
import { render } from '../../testing/openProduct';
import Graph from './Graph';

describe('Graph', () => {
  it('loads the graph on mount, renders it, and shows it as a table', async () => {
    const env = createTestEnv({
      storage: { token: 'tok' },
      server: {
        'GET /v1/customer/info': { status: 200, body: { ...customer, developer: true } },
        'GET /v1/monitors/m-1/graph': {
          status: 200,
          body: {
            data: [
              { time: Date.UTC(2026, 10, 21, 10), counts: { 200: 12 } },
              { time: Date.UTC(2026, 10, 21, 11), counts: { 200: 8, 403: 5 } },
            ],
          },
        },
      },
    });
    await env.start('/monitors/m-1');
    const container = render(env.scope, <Graph uuid="m-1" />);
    await expect.element(page.getByRole('heading', { name: 'Status Codes Over Time' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /403 Forbidden/ })).toBeVisible();
    await expect.poll(() => container.querySelectorAll('.recharts-line').length, { timeout: 10_000 }).toBe(2);
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await expect.poll(() => env.files.map(({ name }) => name)).toEqual(['status-codes-m-1.csv']);
    await page.getByRole('button', { name: /View as table/ }).click();
    await expect.element(page.getByRole('columnheader', { name: /403 Forbidden/ })).toBeVisible();
  });
});
