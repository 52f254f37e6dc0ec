import type { APIRequestContext } from '@playwright/test';
import { expect, test, type Sandbox } from './fixtures';

const fresh = 'https://discord.com/api/webhooks/1090000000000000099/replaced-everywhere';

interface Detail {
  webhooks: { region: string; webhook_url: string }[];
  inputs: { id: number; link: string; specialWebhook?: string }[];
}

/** The API of an account. */
async function apiOf(request: APIRequestContext, sandbox: Sandbox, account = 'developer') {
  const { token = '' } = await sandbox.session(account);
  const headers = { Authorization: token };
  const url = (path: string): string => `${sandbox.origin}/v1/${path}`;
  return {
    get: async <Body>(path: string): Promise<Body> =>
      (await (await request.get(url(path), { headers })).json()) as Body,
    send: async (method: 'POST' | 'PUT', path: string, data: unknown): Promise<void> => {
      expect((await request.fetch(url(path), { method, headers, data })).status()).toBe(200);
    },
  };
}

test('a customer replaces a webhook in settings, redirects, regions and inputs, with one failure on the way', async ({
  page,
  sandbox,
  request,
  pageErrors,
}) => {
  pageErrors.expect(/500 \(Internal Server Error\)/);
  const api = await apiOf(request, sandbox);
  const info = await api.get<{ customer_data: { webhook_url: string } }>('customer/info');
  const old = info.customer_data.webhook_url;
  const { data } = await api.get<{ data: { redirects: { id: number; keyword: string }[] } }>('redirects');
  const redirect = data.redirects[0];
  await api.send('PUT', 'redirects', { ...redirect, webhook: old });
  const { monitors } = await api.get<{ monitors: { monitor_uuid: string }[] }>('monitors');
  const uuid = monitors[0]?.monitor_uuid ?? '';
  const before = await api.get<Detail>(`monitors/${uuid}`);
  await api.send('POST', `monitors/${uuid}/webhooks`, {
    webhooks: before.webhooks.map(({ region }) => ({ region, webhook_url: old })),
  });
  const [input] = before.inputs;
  await api.send('PUT', `monitors/${uuid}/inputs/update`, {
    inputs: [{ ...input, specialWebhook: old }],
    force: false,
  });

  await sandbox.signIn(page, 'developer');
  await page.goto('/tools/webhooks');
  await page.getByRole('button', { name: /^Look through \d+ monitors$/ }).click();
  await expect(page.getByText(/^With the webhooks of all \d+ monitors\.$/)).toBeVisible();
  await page.getByRole('searchbox').fill('settings');
  await page.getByRole('button', { name: 'Show and replace' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: redirect?.keyword ?? '' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Replace by' }).fill(fresh);
  await page.keyboard.press('Enter');
  await sandbox.fault('redirects.updateRedirect', { kind: 'status', status: 500, times: 1 });
  await dialog.getByRole('button', { name: 'Make 4 changes' }).click();
  await expect(dialog.getByRole('list', { name: 'Results' })).toContainText('The server answered with 500.');
  await dialog.getByRole('button', { name: 'Retry 1 change' }).click();
  await expect(page.getByText('Webhook replaced in 4 places').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const after = await api.get<Detail>(`monitors/${uuid}`);
  expect(after.webhooks.map(({ webhook_url }) => webhook_url)).toEqual(after.webhooks.map(() => fresh));
  expect(after.inputs.find(({ id }) => id === input?.id)?.specialWebhook).toBe(fresh);
  expect((await api.get<typeof info>('customer/info')).customer_data.webhook_url).toBe(fresh);
  await expect(page.getByRole('row').filter({ hasText: 'Webhook …here' })).toContainText('places');
});

test('a customer replaces a part of the links of two monitors, by one job', async ({
  page,
  sandbox,
  request,
}) => {
  const api = await apiOf(request, sandbox, 'customer');
  const { monitors } = await api.get<{ monitors: { monitor_uuid: string }[] }>('monitors');
  const uuids = monitors.slice(0, 2).map(({ monitor_uuid }) => monitor_uuid);
  const linksOf = async (uuid: string): Promise<readonly string[]> =>
    (await api.get<Detail>(`monitors/${uuid}`)).inputs.map(({ link }) => link);
  for (const [at, uuid] of uuids.entries()) {
    const [input] = (await api.get<Detail>(`monitors/${uuid}`)).inputs;
    await api.send('PUT', `monitors/${uuid}/inputs/update`, {
      inputs: [{ ...input, link: `https://old-shop.example/products/${at}` }],
      force: false,
    });
  }

  await sandbox.signIn(page, 'customer');
  await page.goto('/tools/webhooks');
  await page.getByRole('radio', { name: 'Links' }).press(' ');
  await expect(
    page.getByText(/^Looking through them makes \d+ calls, one for each monitor\.$/),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Look through \d+ monitors$/ }).click();
  await expect(page.getByText(/^With the inputs of all \d+ monitors\.$/)).toBeVisible();
  await page.getByRole('searchbox').fill('old-shop.example');
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all' }).check({ force: true });
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace 2 links' });
  await expect(dialog.getByRole('textbox', { name: 'Only this part of the link' })).toHaveValue(
    'old-shop.example',
  );
  await dialog.getByRole('textbox', { name: 'Replace by' }).fill('new-shop.example');
  await page.keyboard.press('Enter');
  const plan = page.getByRole('dialog', { name: 'Replace in your inputs' });
  await expect(plan.getByRole('group', { name: 'Replace in your inputs' })).toBeFocused();
  await plan.getByRole('button', { name: 'Make 2 changes' }).click();
  await expect(page.getByText('Replaced in the inputs of 2 monitors').first()).toBeVisible();
  await plan.getByRole('button', { name: 'Done' }).click();

  const links = (await Promise.all(uuids.map(linksOf))).flat();
  expect(links.filter((link) => link.includes('shop.example')).toSorted()).toEqual([
    'https://new-shop.example/products/0',
    'https://new-shop.example/products/1',
  ]);
  await expect(page.getByText('No links match.')).toBeVisible();
  await expect(page).toHaveURL(/\?search=old-shop\.example&find=link$/);
});
