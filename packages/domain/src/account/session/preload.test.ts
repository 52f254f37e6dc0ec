import { expect, it } from 'vitest';
import { getBotUsers } from '../../contract/calls/access';
import { getCustomers } from '../../contract/calls/customers';
import { getMonitor } from '../../contract/calls/monitor-detail';
import { getMonitors } from '../../contract/calls/monitors';
import { getRedirects } from '../../contract/calls/redirects';
import { firstCallAt, matchPage } from '../../shell/pages';
import { createTestEnv } from '../../kernel/testing';
import { customer } from '../../kernel/testing/fixtures';
import { checkOAuth } from '../../contract/calls/session';
import './preload';

const open = async (path: string, info: object = {}, token: string | null = 'token') => {
  const env = createTestEnv({
    storage: token === null ? {} : { token },
    server: { 'GET /v1/customer/info': { status: 200, body: { ...customer, ...info } } },
  });
  await env.start(path);
  return env;
};

it.each([
  ['commands', '/commands', checkOAuth.path],
  ['monitors', '/monitors', getMonitors.path],
  ['redirects', '/monitors/redirects', getRedirects.path],
  ['monitorDetail', '/monitors/a1-b2', getMonitor.path.replace('{uuid}', 'a1-b2')],
  ['dashboardAccess', '/dashboard-access', getBotUsers.path],
  ['customers', '/customers', getCustomers.path],
  ['settings', '/settings', null],
  ['monitorDetail', '/monitors/a%2Fb', null],
] as const)('the page %s at %s preloads %s', (name, path, call) => {
  const page = matchPage(path);
  expect(page?.name).toBe(name);
  expect(page && firstCallAt(page)).toBe(call);
});

it('the first call of a page is preloaded once, as soon as the page is known to be shown', async () => {
  const env = await open('/monitors');
  expect(env.preloaded).toEqual(['/v1/monitors']);
});

it.each([
  ['a page without data of its own', '/settings', {}],
  ['a page that leads elsewhere', '/monitors', { customer_data: { name: 'Nobody', purchases: {} } }],
  ['a page that is for developers', '/customers', { developer: false }],
  ['whoever has no profile yet', '/monitors', { has_bot: false, customer_data: {} }],
])('nothing is preloaded for %s', async (_, path, info) => {
  expect((await open(path, info)).preloaded).toEqual([]);
});

it('nothing is preloaded without a session', async () => {
  expect((await open('/monitors', {}, null)).preloaded).toEqual([]);
});
