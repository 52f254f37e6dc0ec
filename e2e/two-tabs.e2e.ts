import { expect, test } from './fixtures';

test('a save asks about what another tab changed, and keeps the rest', async ({ page, sandbox }) => {
  await sandbox.open(page, 'customer', '/settings');
  await page.getByRole('textbox', { name: 'Bot Name' }).fill('Mine');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByRole('textbox', { name: 'Bot Name' }).fill('Theirs');
  await second.getByRole('textbox', { name: 'Footer Text' }).fill('Changed in the other tab');
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expect(second.getByText('Settings updated successfully')).toBeVisible();

  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changed in the meantime' });
  await expect(dialog).toContainText('Mine');
  await expect(dialog).toContainText('Theirs');
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog).toBeHidden();
  expect(await sandbox.requests('settings.updateCustomer')).toHaveLength(1);
  await expect(page.getByRole('textbox', { name: 'Bot Name' })).toHaveValue('Mine');

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await dialog.getByRole('radio', { name: /Yours/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings updated successfully')).toBeVisible();
  const sent = (await sandbox.requests('settings.updateCustomer')).at(-1);
  expect(sent?.body).toMatchObject({ bot_name: 'Mine', footer_text: 'Changed in the other tab' });
  await expect(page.getByRole('textbox', { name: 'Footer Text' })).toHaveValue('Changed in the other tab');
});
