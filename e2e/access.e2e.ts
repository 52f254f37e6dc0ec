import { pastedText } from './clipboard';
import { expect, test } from './fixtures';

test('an owner copies an invite link, and the closed dialog no longer shows it', async ({
  page,
  sandbox,
  context,
}) => {
  await sandbox.signIn(page, 'customer');
  await page.goto('/dashboard-access');
  const owner = page.getByRole('row', { name: /Mara Lindqvist/ });
  await expect(owner.getByText('Owner')).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Remove' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Invite User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite User' });
  const link = dialog.getByRole('textbox', { name: 'Invite link' });
  await expect(link).toHaveValue(/\?key=.+&type=invite$/);
  await expect(link).not.toBeEditable();
  await expect(dialog.getByText(/and can be used only once/)).toBeVisible();
  const first = await link.inputValue();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await pastedText(context)).toBe(first);
  await expect(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  const [request] = await sandbox.requests('access.createBotInvite');
  expect(request?.body).toEqual({ app_id: '1087340159260172288', permission: 2 });

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Invite User' }).click();
  await expect(link).toHaveValue(/key=/);
  expect(await link.inputValue()).not.toBe(first);
});

test('an owner removes a user with the keyboard alone, and the list reloads', async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'customer');
  await page.goto('/dashboard-access');
  const row = page.getByRole('row', { name: /Tomasz Wrona/ });
  await row.getByRole('button', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Remove Tomasz Wrona?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await row.getByRole('button', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove access' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(0);
  expect(await sandbox.requests('access.getBotUsers')).toHaveLength(2);
  const [removed] = await sandbox.requests('access.removeBotUser');
  expect(removed?.body).toEqual({ app_id: '1087340159260172288', user_id: '310848622642069504' });
});
