import type { Page } from '@playwright/test';
import { expect, test, type Sandbox } from './fixtures';

const bodies = async (sandbox: Sandbox, call: string): Promise<readonly Record<string, unknown>[]> =>
  (await sandbox.requests(call)).map(({ body }) => body as Record<string, unknown>);

/** Opens a second tab of the same browser at the same page. */
async function openSecondTab(page: Page): Promise<Page> {
  const second = await page.context().newPage();
  await second.goto(page.url());
  return second;
}

test('settings saved in one tab do not revert what another tab has saved', async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'customer');
  await page.goto('/settings');
  await expect(page.getByRole('textbox', { name: 'Footer Text' })).not.toHaveValue('');
  const second = await openSecondTab(page);
  await second.getByRole('textbox', { name: 'Footer Text' }).fill('Changed in the other tab');
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expect(second.getByText('Settings updated successfully')).toBeVisible();

  await page.getByRole('textbox', { name: 'Bot Name' }).fill('Renamed here');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings updated successfully')).toBeVisible();
  const sent = await bodies(sandbox, 'settings.updateCustomer');
  expect(sent.at(-1)).toMatchObject({ bot_name: 'Renamed here', footer_text: 'Changed in the other tab' });
  await expect(page.getByRole('textbox', { name: 'Footer Text' })).toHaveValue('Changed in the other tab');
});

test('a field that both tabs changed opens a question before the save, and Keep editing sends nothing', async ({
  page,
  sandbox,
}) => {
  await sandbox.signIn(page, 'customer');
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Bot Name' }).fill('Mine');
  const second = await openSecondTab(page);
  await second.getByRole('textbox', { name: 'Bot Name' }).fill('Theirs');
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expect(second.getByText('Settings updated successfully')).toBeVisible();

  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changed in the meantime' });
  await expect(dialog).toContainText('Mine');
  await expect(dialog).toContainText('Theirs');
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog).toBeHidden();
  expect(await bodies(sandbox, 'settings.updateCustomer')).toHaveLength(1);
  await expect(page.getByRole('textbox', { name: 'Bot Name' })).toHaveValue('Mine');

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await dialog.getByRole('radio', { name: /Yours/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings updated successfully')).toBeVisible();
  expect((await bodies(sandbox, 'settings.updateCustomer')).at(-1)).toMatchObject({ bot_name: 'Mine' });
});
