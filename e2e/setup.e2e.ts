import { pastedText } from './clipboard';
import { expect, test } from './fixtures';

test('the setup says what is left, leads to each field, and learns from what pages load', async ({
  page,
  sandbox,
}) => {
  await sandbox.signIn(page, 'customer');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Setup: 2 of 8' }).click();
  const dialog = page.getByRole('dialog', { name: 'Setup' });
  await expect(dialog.getByRole('listitem')).toHaveCount(8);
  await dialog.getByRole('link', { name: 'Start: Redirect a keyword' }).click();
  await expect(page).toHaveURL('/monitors/redirects');
  await expect(page.getByRole('button', { name: 'Create Redirect' })).toBeFocused();

  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('button', { name: 'Setup: 3 of 8' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Setup: 3 of 8' }).click();
  await expect(dialog.getByText(/monitors? needs? setup/)).toBeVisible();
  await dialog.getByRole('link', { name: 'Start: Say what to watch' }).click();
  await expect(page).toHaveURL(/\/monitors\/[\w-]+$/);
  await expect(page.getByRole('textbox', { name: 'Link' }).first()).toBeFocused();
});

test('the setup is put away for later visits, and comes back from the help menu', async ({
  page,
  sandbox,
}) => {
  await sandbox.signIn(page, 'pending');
  await page.goto('/settings');
  await page.getByRole('button', { name: /^Setup: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Setup' });
  await expect(dialog.getByText(/You will receive a private message/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Put away' }).click();
  await expect(page.getByRole('button', { name: /^Setup: / })).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Help and preferences' }).click();
  await page.getByRole('menuitem', { name: 'Setup checklist' }).click();
  await expect(page.getByRole('button', { name: /^Setup: / })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Show on pages again' }).click();
  await expect(page.getByRole('button', { name: /^Setup: / })).toBeVisible();
});

test('a field explains itself, and support gets the report only by the person', async ({
  page,
  sandbox,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/500/);
  await sandbox.signIn(page, 'customer');
  await sandbox.fault('redirects.getRedirects', { kind: 'status', status: 500 });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Help: webhook' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'How to make a webhook' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Help: webhook' })).toBeFocused();

  await page.getByRole('link', { name: 'Redirects' }).click();
  await expect(page).toHaveTitle('(1) failed · Redirects · Dropdeck');
  await page.getByRole('button', { name: 'Help and preferences' }).click();
  await page.getByRole('menuitem', { name: 'Contact support' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact support' });
  await dialog.getByText('Take the activity report with me').click();
  await expect(dialog.getByRole('region', { name: 'Activity report' })).toContainText('status 500');
  const chat = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: /^Copy report and open chat/ }).click();
  await (await chat).close();
  expect(await pastedText(context)).toContain('redirects.getRedirects');
});

test('Activity says in the title what failed, and retries it while its page is open', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/500/);
  await sandbox.signIn(page, 'customer');
  await sandbox.fault('redirects.getRedirects', { kind: 'status', status: 500 });
  await page.goto('/monitors/redirects');
  await expect(page).toHaveTitle('(1) failed · Redirects · Dropdeck');
  await sandbox.clearFaults('redirects.getRedirects');
  await page.getByRole('button', { name: 'Activity, 1 failed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Activity' });
  await expect(page).toHaveTitle('Redirects · Dropdeck');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test("what's new leads to the page where it can be tried", async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'customer');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Help and preferences' }).click();
  await page.getByRole('menuitem', { name: "What's new" }).click();
  await page.getByRole('dialog', { name: 'What’s new' }).getByRole('link', { name: 'Redirects' }).click();
  await expect(page).toHaveURL('/monitors/redirects');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
