import { expect, test } from './fixtures';

const fresh = 'https://discord.com/api/webhooks/1090000000000000099/replaced-everywhere';

interface Detail {
  webhooks: { region: string; webhook_url: string }[];
  inputs: { id: number; link: string; specialWebhook?: string }[];
}

test('a customer replaces a webhook in settings, redirects, regions and inputs, with one failure on the way', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/500 \(Internal Server Error\)/);
  const info = await sandbox.call<{ customer_data: { webhook_url: string } }>('developer', 'customer/info');
  const old = info.customer_data.webhook_url;
  const { data } = await sandbox.call<{ data: { redirects: { id: number; keyword: string }[] } }>(
    'developer',
    'redirects',
  );
  const redirect = data.redirects[0];
  await sandbox.call('developer', 'redirects', { ...redirect, webhook: old }, 'PUT');
  const uuid = await sandbox.firstMonitor('developer');
  const before = await sandbox.call<Detail>('developer', `monitors/${uuid}`);
  await sandbox.call('developer', `monitors/${uuid}/webhooks`, {
    webhooks: before.webhooks.map(({ region }) => ({ region, webhook_url: old })),
  });
  const [input] = before.inputs;
  const update = { inputs: [{ ...input, specialWebhook: old }], force: false };
  await sandbox.call('developer', `monitors/${uuid}/inputs/update`, update, 'PUT');

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
  await expect(dialog).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();

  const after = await sandbox.call<Detail>('developer', `monitors/${uuid}`);
  expect(after.webhooks.map(({ webhook_url }) => webhook_url)).toEqual(after.webhooks.map(() => fresh));
  expect(after.inputs.find(({ id }) => id === input?.id)?.specialWebhook).toBe(fresh);
  expect((await sandbox.call<typeof info>('developer', 'customer/info')).customer_data.webhook_url).toBe(
    fresh,
  );
  await expect(page.getByRole('row').filter({ hasText: 'Webhook …here' })).toContainText('places');
});
