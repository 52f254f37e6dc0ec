import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test, type Sandbox } from './fixtures';
import { chooseInList } from './listMenu';

const UPDATE = 'monitorDetail.updateMonitorInputs';

const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Inputs' });
const rows = (page: Page): Locator => grid(page).getByRole('row');

/** Opens the first monitor, on a window that is wide enough for all columns. */
async function open(page: Page, sandbox: Sandbox, account = 'customer', query = '') {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await sandbox.signIn(page, account);
  await page.goto(`/monitors${query}`);
  await page.getByRole('rowheader').first().click();
  await expect(rows(page).nth(1)).toBeVisible();
}

test(
  'several inputs get a price limit after a preview, with one call, and are exported',
  { tag: '@download' },
  async ({ page, sandbox }) => {
    await open(page, sandbox);
    for (const index of [1, 2, 3]) await rows(page).nth(index).getByRole('checkbox').first().click();
    await page.getByRole('button', { name: 'Set…' }).click();
    await page.getByRole('menuitem', { name: 'Set price limit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set price limit' });
    const price = dialog.getByRole('textbox', { name: 'Price Limit' });
    await price.fill('cheap');
    await expect(dialog.getByText('“cheap” is no price. Write it as 1000 or 12.50.')).toBeVisible();
    await price.fill('87,50');
    await expect(dialog.getByText('3 inputs will be changed')).toBeVisible();
    await dialog.getByRole('button', { name: 'Change 3 inputs' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Inputs updated successfully')).toBeVisible();
    const updates = await sandbox.requests(UPDATE);
    expect(updates).toHaveLength(1);
    const priced = { priceLimit: 87.5 };
    expect(updates[0]?.body).toMatchObject({ inputs: [priced, priced, priced] });

    const download = page.waitForEvent('download');
    await chooseInList(page, 'Export 3 selected');
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\n');
    expect(lines.map((line) => line.includes('87.5'))).toEqual([false, true, true, true]);
  },
);

test('pasted servers are split, and are saved with the settings', async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'customer');
  await page.goto('/settings');
  const field = page.getByRole('textbox', { name: 'Whitelisted Servers' });
  await field.fill('1090000000000000001, 1090000000000000002');
  await field.press('Enter');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings updated successfully')).toBeVisible();
  const [saved] = await sandbox.requests('settings.updateCustomer');
  expect(JSON.stringify(saved?.body)).toContain('1090000000000000002');
});
