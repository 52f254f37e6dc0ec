import { expect, test } from './fixtures';

test('permissions are set in three steps, and settings know the servers', async ({ page, sandbox }) => {
  await sandbox.open(page, 'developer', '/commands');
  const row = page.getByRole('row', { name: /restock/ }).first();
  await row.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'restock' });
  const box = await dialog.boundingBox();
  expect(Math.round(box?.width ?? 0)).toBeLessThanOrEqual(800);
  expect(box?.height ?? 0).toBeLessThanOrEqual(0.85 * (page.viewportSize()?.height ?? 0) + 1);

  await dialog.getByRole('button', { name: 'Edit Permissions' }).click();
  await dialog.getByRole('radio', { name: 'Role' }).click();
  await dialog.getByRole('option', { name: 'Trial' }).click();
  await dialog.getByRole('option', { name: 'Muted' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Deny all' }).click();
  await dialog.getByText('Trial', { exact: true }).first().click();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  const [save] = await sandbox.requests('commands.updateCommand');
  expect(save?.body).toMatchObject({
    app_id: '1093381726461140992',
    selected_channels: [],
    selected_members: [],
    selected_roles: [{ permission: true }, { permission: false }],
  });
  await expect(row.getByTitle('Custom permissions applied')).toBeVisible();
  await row.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(dialog.getByRole('region', { name: 'Role Permissions' })).toContainText('TrialAllowed');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Choose a known server' }).press('Enter');
  const server = page.getByRole('menuitem').first();
  const [name = '', id = ''] = (await server.innerText()).split('\n').map((text) => text.trim());
  await server.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: id })).toContainText(name);
});

test('Back from the authorization page shows a button for it', async ({ page, sandbox }) => {
  await sandbox.open(page, 'customer', '/settings');
  await page.getByRole('link', { name: 'Commands' }).first().click();
  await expect(page).toHaveURL(/\/oauth2\/authorize\?/);
  await page.goBack();
  await expect(page).toHaveURL(/\/commands$/);
  await expect(page.getByText('Commands need your authorization')).toBeVisible();
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expect(page).toHaveURL(/\/oauth2\/authorize\?/);
});
