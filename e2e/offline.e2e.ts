import { chooseInMenu, expect, pastedText, test } from './fixtures';

test('an offline browser shows a notice, sends nothing, and loads what failed once it is online', async ({
  page,
  context,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED|network|redirects/i);
  await sandbox.open(page, 'customer', '/settings');
  await page.getByRole('link', { name: 'Redirects' }).hover();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Bot Name' }).fill('Typed offline');

  await context.setOffline(true);
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Nothing was sent, and your changes are kept.')).toBeVisible();
  expect(await sandbox.requests('settings.updateCustomer')).toEqual([]);
  await expect(page.getByRole('textbox', { name: 'Bot Name' })).toHaveValue('Typed offline');

  await context.setOffline(false);
  await expect(page.getByText('You are offline', { exact: true })).toHaveCount(0);
  // By key: the page moves up as the notice goes.
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter');
  await expect(page.getByText('Settings updated successfully')).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('link', { name: 'Redirects' }).click();
  await expect(page.getByText('The redirects could not be loaded')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('History has what was done and what failed, is copied for support without secrets, and takes an edit back', async ({
  page,
  context,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/500/);
  const { token = '' } = await sandbox.open(page, 'customer', '/monitors/redirects');
  await sandbox.fault('redirects.updateRedirect', { kind: 'status', status: 500 });
  await page.getByRole('switch').first().press('Space');
  await expect(page.getByText('Failed to save redirect')).toBeVisible();
  await chooseInMenu(page, 'Contact support');
  await page.getByText('Take the report with me').click();
  const chat = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Copy report and open chat/ }).click();
  await (await chat).close();
  const report = await pastedText(context);
  expect(report).toMatch(
    /^\S+T\S+ error: Failed to save redirect \(redirects\.updateRedirect: answered with status 500\)$/m,
  );
  expect(report).not.toContain(token);
  expect(report).not.toMatch(/https?:/);
  await page.keyboard.press('Escape');
  await sandbox.clearFaults('redirects.updateRedirect');
  const isOn = await page.getByRole('switch').first().isChecked();
  await page.getByRole('switch').first().press('Space');
  await expect.poll(() => sandbox.requests('redirects.updateRedirect')).toHaveLength(2);
  await chooseInMenu(page, 'History');
  await expect(page.getByText('redirects.updateRedirect: answered with status 500')).toBeVisible();
  const undo = page.getByRole('button', { name: /^Undo: Turned o(n|ff) the redirect/ });
  await undo.press('Enter');
  await expect(page.getByText(/^Undone: Turned o/).first()).toBeVisible();
  const last = (await sandbox.requests('redirects.updateRedirect')).at(-1);
  expect(last?.body).toMatchObject({ active: isOn });
  await page.reload();
  await expect(page.getByText(/^Turned o(n|ff) the redirect/)).toBeVisible();
  await expect(undo).toHaveCount(0);
});
