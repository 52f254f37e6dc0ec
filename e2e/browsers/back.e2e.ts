import { chooseInMenu, expect, test } from '../fixtures';

/*
 * Back from the back/forward cache, which Playwright's browsers disable. Runs in windows of installed browsers
 * (npm run ci engines).
 */

const wasRestored = 'wasRestored';

test.beforeEach(async ({ page, pageErrors }) => {
  // The window requests a favicon for the sandbox's pages, which have none.
  pageErrors.expect(/404/);
  await page.addInitScript((key) => {
    if (!location.href.startsWith('http')) return;
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) sessionStorage.setItem(key, 'yes');
    });
  }, wasRestored);
});

test('Back after a logout shows nothing of the session', async ({ page, sandbox, baseURL }) => {
  const stored = await sandbox.session('customer');
  await page.goto(`${baseURL}/sandbox/home`);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await page.goto(`${baseURL}/settings`);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await chooseInMenu(page, 'Log out');
  await expect(page).toHaveURL(/\/sandbox\/home/);

  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/sandbox\/login/);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeHidden();
  // Without this, the test may have passed on a plain reload.
  expect(await page.evaluate((key) => sessionStorage.getItem(key), wasRestored)).toBe('yes');
});

test('Back from the billing portal shows the button enabled again', async ({ page, sandbox, baseURL }) => {
  await sandbox.open(page, 'customer', `${baseURL}/payment`);
  const portal = page.getByRole('button', { name: 'Stripe Info' });
  await portal.click();
  await expect(page).not.toHaveURL(/\/payment$/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/payment$/);
  await expect(portal).toBeEnabled();
  await expect(portal).not.toHaveAttribute('aria-disabled', 'true');
});

test('Back from the authorization page offers it again', async ({ page, sandbox, baseURL }) => {
  await sandbox.open(page, 'customer', `${baseURL}/settings`);
  await page.getByRole('link', { name: 'Commands' }).first().click();
  await expect(page).toHaveURL(/\/oauth2\/authorize\?/);
  await page.evaluate(() => history.back());
  await expect(page.getByText('Commands need your authorization')).toBeVisible();
});
