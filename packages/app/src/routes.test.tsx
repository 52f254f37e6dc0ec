/// <reference types="vite/client" />
import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import * as monitors from '@dropdeck/domain/monitors/overview';
import { pages, type PageName } from '@dropdeck/domain/shell/pages';
import { customer, unpaidCustomer, type FakeServer, type TestEnv } from '@dropdeck/domain/kernel/testing';
import { prefetch } from './chunks';
import { moduleOf } from './moduleOf';
import { openProduct } from './testing/openProduct';

/** As on a visit: React shows a page that was suspended at the earliest 300 ms after its fallback. */
async function open(path: string, info: object | null, server?: FakeServer) {
  await prefetch(path);
  return openProduct(path, info, server);
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const developer = { ...customer, developer: true };
const left = ({ left: urls }: TestEnv): string[] => urls;

describe('routes', () => {
  it.each([
    ['/settings', 'Settings'],
    ['/commands', 'Commands'],
    ['/payment', 'Payment'],
    ['/monitors', 'Monitors'],
    ['/monitors/redirects', 'Redirects'],
    ['/monitors/some-uuid', 'Monitor'],
    ['/dashboard-access', 'Dashboard Access'],
    ['/customers', 'Customers'],
    ['/tools/webhooks', 'Find and replace'],
    ['/tools/history', 'History'],
    ['/payment-error', 'Payment Processing Issue'],
    ['/success', 'Setting Up Your Dashboard'],
  ])('renders %s with the heading "%s"', async (path, name) => {
    await open(path, developer);
    await expect.element(heading(name)).toBeVisible();
    await expect.poll(() => document.title).toContain('Dropdeck');
  });

  it('sends code and state from /callback, and shows that the sign-in is in progress', async () => {
    const { env } = await open('/callback?code=c&state=7', null);
    await expect.element(page.getByText('Signing you in')).toBeVisible();
    await expect.poll(() => env.requests[0]?.body).toBe('code=c&app_id=7');
    await expect.poll(() => left(env)).toEqual(['https://home.example/']);
  });

  it('shows the users with access at /dashboard-access', async () => {
    await open('/dashboard-access', customer, {
      'GET /v1/user/info/bot/users': {
        status: 200,
        body: { data: { bots: [{ users: [{ discord_id: '1', name: 'Mara', permission: 1 }] }] } },
      },
    });
    await expect.element(page.getByText('Mara')).toBeVisible();
    await expect.element(page.getByText('Owner')).toBeVisible();
  });

  it('filters /customers by the query string', async () => {
    const { history } = await open('/customers?search=owl', developer, {
      'GET /v1/customers': {
        status: 200,
        body: [
          { customer_id: '1', name: 'Night Owl', next_renewal: '2099-01-31', products: [] },
          { customer_id: '2', name: 'Lounge', next_renewal: '2099-01-31', products: [] },
        ],
      },
      'GET /v1/products': { status: 200, body: [] },
    });
    await expect.element(page.getByRole('article', { name: 'Night Owl' })).toBeVisible();
    await expect.element(page.getByRole('article', { name: 'Lounge' })).not.toBeInTheDocument();
    expect(history.location.search).toBe('?search=owl');
  });

  it('has a module for every page except the root path', () => {
    const modules = Object.keys(import.meta.glob('./routes/*Route.tsx'));
    const names = Object.keys(pages) as PageName[];
    expect(names.filter((name) => !modules.includes(moduleOf(name)))).toEqual(['root']);
    expect(() => prefetch('/monitors/some-uuid?search=x')).not.toThrow();
  });
});

describe('Root', () => {
  it('redirects the root path to the settings', async () => {
    const { history } = await open('/', customer);
    await expect.poll(() => history.location.pathname).toBe('/settings');
  });

  it('shows the setup to a customer who has paid and has no profile', async () => {
    await open('/settings', { ...unpaidCustomer, paid: true });
    await expect.element(heading('Welcome, Ada')).toBeVisible();
  });

  it('shows that it waits to a customer whose bot has no profile', async () => {
    await open('/settings', { ...unpaidCustomer, paid: true, has_bot: true });
    await expect.element(heading('Almost there')).toBeVisible();
  });

  it('shows that an unknown path does not exist, with a link back', async () => {
    const { history } = await open('/nowhere', customer);
    await expect.element(page.getByText('Unexpected Application Error!')).toBeVisible();
    await expect.element(page.getByText('Not Found')).toBeVisible();
    await page.getByRole('button', { name: /back/i }).click();
    await expect.poll(() => history.location.pathname).toBe('/settings');
  });

  it('moves the focus to the heading of an opened page', async () => {
    await open('/settings', customer);
    await page.getByRole('link', { name: 'Payment' }).first().click();
    await expect.element(heading('Payment')).toHaveFocus();
  });
});

describe('/monitors', () => {
  const server = {
    'GET /v1/monitors': { status: 200, body: { monitors: [{ monitor_uuid: 'a', monitor_name: 'Kith' }] } },
  };

  it('restores the search on Back before the cleared list has rendered', async () => {
    const { env, history } = await open('/monitors?search=kith', customer, server);
    const field = page.getByRole('searchbox', { name: 'Search monitors' });
    await expect.element(field).toHaveValue('kith');
    void allSettled(monitors.list.cleared, { scope: env.scope });
    await expect.element(field).toHaveValue('');
    history.push(env.navigations.at(-1)?.to ?? '');
    history.back();
    await expect.element(field).toHaveValue('kith');
  });

  it('focuses the row of the monitor that was left, on Back, and the heading on the way there', async () => {
    const { history } = await open('/monitors', customer, {
      ...server,
      'GET /v1/monitors/a': { status: 200, body: { data: { monitor_uuid: 'a', monitor_name: 'Kith' } } },
    });
    await page.getByRole('link', { name: 'Kith', exact: true }).click();
    await expect.element(heading('Kith')).toHaveFocus();
    history.back();
    await expect.element(page.getByRole('row', { name: 'Kith' })).toHaveFocus();
    history.forward();
    await expect.element(heading('Kith')).toHaveFocus();
  });
});

describe('/monitors/{uuid}', () => {
  const uuid = 'm-1';
  const body = {
    data: { monitor_uuid: uuid, monitor_name: 'Nike SNKRS', product_name: 'Sneaker', input_allowed: true },
    webhooks: [{ region: 'EU', webhook_url: '' }],
    inputs: [{ id: 1, link: 'DD1391-100', active: true }],
  };
  const server = { [`GET /v1/monitors/${uuid}`]: { status: 200, body } };

  it('shows the monitor, and returns to the list with its query string', async () => {
    const { history } = await open(`/monitors/${uuid}?filter=sneaker`, customer, server);
    await expect.element(heading('Nike SNKRS')).toBeVisible();
    await expect.element(page.getByText('DD1391-100')).toBeVisible();
    expect(document.title).toBe('Nike SNKRS · Dropdeck');
    await page.getByRole('button', { name: 'Back to Monitor List' }).click();
    await expect
      .poll(() => history.location)
      .toMatchObject({
        pathname: '/monitors',
        search: '?filter=sneaker',
      });
  });
});
