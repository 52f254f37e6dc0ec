import { expect, test } from './fixtures';

test('a customer sees the names of servers that the commands page has loaded, and adds one by its name', async ({
  page,
  sandbox,
}) => {
  await sandbox.signIn(page, 'customer');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/user/info/bot/')) asked.push(request.url());
  });
  await page.goto('/settings');
  const field = page.getByRole('textbox', { name: 'Whitelisted Servers' });
  await expect(field).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a known server' })).toBeHidden();
  expect(asked).toEqual([]);

  await page.goto('/commands');
  await page.getByRole('button', { name: 'Authorise' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  // They are remembered once the page is there and the browser idle.
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.startsWith('dropdeck:servers')),
  );
  asked.length = 0;
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Choose a known server' }).press('Enter');
  const item = page.getByRole('menuitem').first();
  const [name = '', id = ''] = (await item.innerText()).split('\n').map((text) => text.trim());
  await item.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: id })).toContainText(name);
  expect(asked).toEqual([]);
  // The same by the keyboard alone: its name is typed.
  await page.getByRole('button', { name: `Remove ${id}` }).press('Enter');
  await field.fill(name.toLowerCase());
  await expect(field).toHaveAccessibleDescription(`Enter adds ${name} (${id}).`);
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(page.getByRole('listitem').filter({ hasText: id })).toContainText(name);
  await field.fill('no such server');
  await expect(field).toHaveAccessibleDescription(/^No server of this name is known here/);
  // Any other ID is still taken.
  await field.fill('112233445566778899');
  await field.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove 112233445566778899' })).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings updated successfully')).toBeVisible();
});
