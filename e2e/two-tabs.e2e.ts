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

test('an input edited in two tabs keeps both edits', async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'customer');
  await page.goto('/monitors');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const edit = async (tab: Page, label: string, text: string) => {
    await tab.getByRole('button', { name: /^Edit/ }).first().click();
    const dialog = tab.getByRole('dialog');
    await dialog.getByRole('textbox', { name: label }).fill(text);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(tab.getByText('Inputs updated successfully')).toBeVisible();
  };
  await expect(page.getByRole('button', { name: /^Edit/ }).first()).toBeVisible();
  const second = await openSecondTab(page);
  await expect(second.getByRole('button', { name: /^Edit/ }).first()).toBeVisible();
  await edit(page, 'Note', 'From the first tab');
  await edit(second, 'Price Limit', '123');
  const sent = await bodies(sandbox, 'monitorDetail.updateMonitorInputs');
  expect(sent).toMatchObject([
    { inputs: [{ note: 'From the first tab' }] },
    { inputs: [{ note: 'From the first tab', priceLimit: 123 }] },
  ]);
});

test('two tabs that extend the same customer add two months', async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'developer');
  await page.goto('/customers');
  const extend = (tab: Page) =>
    tab.getByRole('article').first().getByRole('button', { name: 'Extend 1 Month' });
  const name = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? '';
  const second = await openSecondTab(page);
  await expect(extend(second)).toBeVisible();
  await extend(page).click();
  await expect(page.getByText('Customer updated successfully')).toBeVisible();
  await extend(second).click();
  await expect(second.getByText('Customer updated successfully')).toBeVisible();
  const sent = await bodies(sandbox, 'customers.saveCustomer');
  expect(sent.map((customer) => customer['name'])).toEqual([name, name]);
  const [once, twice] = sent.map((customer) => new Date(String(customer['next_renewal'])).getUTCMonth());
  expect(((twice ?? 0) - (once ?? 0) + 12) % 12).toBe(1);
});
