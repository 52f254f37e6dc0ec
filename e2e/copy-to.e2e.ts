import { expect, test } from './fixtures';

test('a developer clones a monitor with its inputs, webhooks and settings', async ({ page, sandbox }) => {
  const monitor = (await sandbox.monitors('developer')).find(({ name }) => name === 'Nike SNKRS');
  await sandbox.open(page, 'developer', `/monitors/${monitor?.uuid}`);
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Clone' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Site Name' })).toHaveValue('Nike SNKRS copy');
  await dialog.getByRole('button', { name: 'Create monitor' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Webhooks' })).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Add 14 inputs' })).toBeChecked();
  await dialog.getByRole('button', { name: /^Make \d+ changes$/ }).click();
  await expect(dialog.getByRole('group', { name: /^\d+ changes made$/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nike SNKRS copy' })).toBeVisible();
  await expect(page.getByText('14 inputs')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'EU' })).not.toHaveValue('');
});
