import { expect, test, type Sandbox } from './fixtures';

/** The permissions that the sandbox received, in order. */
const saves = (sandbox: Sandbox) => sandbox.requests('commands.updateCommand');

test("a customer changes a command's permissions through all three steps and finds them after a reload", async ({
  page,
  sandbox,
}) => {
  await sandbox.signIn(page, 'developer');
  await page.goto('/commands');
  await page.getByPlaceholder('Search commands...').fill('RESTOCK');
  const row = page.getByRole('row', { name: /restock/ }).first();
  await row.getByRole('button', { name: 'Edit', exact: true }).click();

  const dialog = page.getByRole('dialog', { name: 'restock' });
  await expect(dialog).toContainText('Command Permissions');
  const box = await dialog.boundingBox();
  expect(Math.round(box?.width ?? 0)).toBeLessThanOrEqual(800);
  expect(box?.height ?? 0).toBeLessThanOrEqual(0.85 * (page.viewportSize()?.height ?? 0) + 1);

  await dialog.getByRole('button', { name: 'Edit Permissions' }).click();
  await expect(dialog.getByText('Permission Mode')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Role' }).click();
  await dialog.getByRole('option', { name: 'Trial' }).click();
  await dialog.getByRole('option', { name: 'Muted' }).click();
  await expect(dialog.getByText('Selected Roles (2)')).toBeVisible();

  // Back clears the selection.
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Edit Permissions' }).click();
  await expect(dialog.getByText(/Selected Roles/)).toBeHidden();
  await dialog.getByRole('radio', { name: 'Role' }).click();
  await dialog.getByRole('option', { name: 'Trial' }).click();
  await dialog.getByRole('option', { name: 'Muted' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();

  await expect(dialog.getByText('Configure Role Permissions')).toBeVisible();
  await dialog.getByRole('button', { name: 'Deny all' }).click();
  await dialog.getByText('Trial', { exact: true }).first().click();
  await expect(dialog.getByRole('checkbox', { name: 'Trial' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Muted' })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();

  await expect(dialog).toBeHidden();
  await expect(page.getByText('Command permissions updated successfully')).toBeVisible();
  const [save] = await saves(sandbox);
  expect(save?.body).toMatchObject({
    app_id: '1093381726461140992',
    selected_channels: [],
    selected_members: [],
    selected_roles: [
      { id: expect.any(String), permission: true },
      { id: expect.any(String), permission: false },
    ],
  });
  await expect(row.getByTitle('Custom permissions applied')).toBeVisible();
  await row.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(dialog.getByRole('region', { name: 'Role Permissions' })).toContainText('TrialAllowed');
});

test('Back from the authorization page does not redirect again, and shows a button for it', async ({
  page,
  sandbox,
}) => {
  await sandbox.signIn(page, 'customer');
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Commands' }).first().click();
  await expect(page).toHaveURL(/\/oauth2\/authorize\?/);
  await page.goBack();
  await expect(page).toHaveURL(/\/commands$/);
  await expect(page.getByText('Commands need your authorization')).toBeVisible();
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expect(page).toHaveURL(/\/oauth2\/authorize\?/);
});
