import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test, type Sandbox } from './fixtures';
import { chooseInList } from './listMenu';

const UPDATE = 'monitorDetail.updateMonitorInputs';

/** Signs a customer in and opens the first monitor. */
async function open(page: Page, sandbox: Sandbox): Promise<void> {
  await sandbox.signIn(page, 'customer');
  await page.goto(`/monitors/${await sandbox.firstMonitor('customer')}`);
  await expect(rows(page).nth(1)).toBeVisible();
}

const rows = (page: Page): Locator => page.getByRole('grid', { name: 'Inputs' }).getByRole('row');
/** A row shows the end of its link and has the whole link as its accessible name. */
const rowOf = (page: Page, link: string): Locator => rows(page).and(page.getByRole('row', { name: link }));
/** The page's own field: the dialogs have one of the same name. */
const link = (page: Page): Locator =>
  page.getByRole('form', { name: 'Add an input' }).getByRole('textbox', { name: 'Link' });

test('a customer adds, disables, edits and deletes an input, and undoes the deletion', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox);
  await link(page).fill('https://shop.example/e2e-runner');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Input added successfully')).toBeVisible();
  const row = rowOf(page, 'https://shop.example/e2e-runner');
  await row.scrollIntoViewIfNeeded();

  await row.getByRole('switch').click({ force: true });
  await expect(page.getByText('Inputs updated successfully')).toBeVisible();
  await expect(page.getByText('1 input not saved yet')).toBeHidden();
  await expect(row.getByRole('switch')).not.toBeChecked();

  await row.getByText('e2e-runner').click();
  const dialog = page.getByRole('dialog', { name: 'Edit input' });
  await dialog.getByRole('textbox', { name: 'Note' }).fill('edited');
  await dialog.getByRole('textbox', { name: 'Price Limit' }).fill('99.5');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row).toContainText('99.5');
  await expect
    .poll(async () => (await sandbox.requests(UPDATE)).at(-1)?.body)
    .toMatchObject({
      inputs: [{ note: 'edited', priceLimit: 99.5, active: false }],
      force: false,
    });
  await expect(page.getByText('1 input not saved yet')).toBeHidden();

  await row.hover();
  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Input deleted successfully')).toBeVisible();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: /^Undo delete/ }).click();
  await expect(page.getByText('Input restored')).toBeVisible();
  await expect(row).toContainText('99.5');
});

test('an input added during a search is shown and highlighted, and the next one can be typed', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox);
  const search = page.getByRole('searchbox', { name: 'Search inputs' });
  await search.fill('nothing like it');
  await expect(rows(page)).toHaveCount(1);
  await link(page).fill('DZ5485-777');
  await page.getByRole('button', { name: 'Add input' }).click();
  await expect(rowOf(page, 'DZ5485-777')).toHaveAttribute('data-highlighted');
  await expect(rowOf(page, 'DZ5485-777')).toBeInViewport({ ratio: 1 });
  await expect(search).toHaveValue('');
  await expect(link(page)).toBeFocused();
  await page.keyboard.type('DZ5485-778');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'DZ5485-778')).toHaveAttribute('data-highlighted');
  await expect(rowOf(page, 'DZ5485-778')).toBeInViewport({ ratio: 1 });
  await expect(link(page)).toBeFocused();
});

test('the graph replaces the detail, can be read as a table, and is hidden again', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/500|graph/i);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await sandbox.signIn(page, 'developer');
  await page.goto('/monitors');
  await page.getByRole('link', { name: 'Edit' }).first().click();
  await expect(page.getByRole('button', { name: 'Show Graph' })).toBeVisible();
  const example = page.getByRole('textbox', { name: 'Add an example' });
  await example.fill('half an exam');
  const before = scripts.length;
  expect(await sandbox.requests('monitorDetail.getMonitorGraph')).toEqual([]);
  await page.getByRole('button', { name: 'Show Graph' }).click();
  await expect(page.getByText('Status codes fetched successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Status Codes Over Time' })).toBeVisible();
  await expect(page.getByText('200 OK').first()).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);

  await page.getByRole('button', { name: 'Hide Graph' }).click();
  await expect(page.getByRole('heading', { name: 'Webhook Settings' })).toBeVisible();
  await expect(example).toHaveValue('half an exam');
  await sandbox.fault('monitorDetail.getMonitorGraph', { kind: 'status', status: 500 });
  await page.getByRole('button', { name: 'Show Graph' }).click();
  await expect(page.getByText('Failed to fetch status codes').first()).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('200 OK').first()).toBeVisible();
});

test('a typed delay is saved when Back leaves the page', async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'developer');
  await page.goto('/monitors');
  await page.getByRole('rowheader').first().click();
  await page.getByRole('textbox', { name: 'Delay' }).fill('77');
  await page.goBack();
  await expect(page.getByText('Successfully updated delay')).toBeVisible();
  const [change] = await sandbox.requests(UPDATE);
  expect(change?.body).toEqual({ delay: 77, type: 'delay' });
});

test('on a phone a customer adds an input in a sheet, and what is declined comes back in it', async ({
  page,
  pageErrors,
  sandbox,
}) => {
  pageErrors.expect(/409/);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, sandbox);
  const sheet = page.getByRole('dialog', { name: 'Add input' });
  const add = async (text: string): Promise<void> => {
    await page.getByRole('button', { name: 'Add input' }).click();
    await sheet.getByRole('textbox', { name: 'Link' }).fill(text);
    await sheet.getByRole('textbox', { name: 'Note' }).fill('From the phone');
    await page.keyboard.press('Enter');
    await expect(sheet).toBeHidden();
  };
  await add('https://shop.example/from-a-phone');
  await expect(rowOf(page, 'https://shop.example/from-a-phone')).toBeVisible();
  await add('https://shop.example/from-a-phone');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet.getByRole('textbox', { name: 'Link' })).toHaveValue('https://shop.example/from-a-phone');
  await expect(sheet.getByRole('textbox', { name: 'Note' })).toHaveValue('From the phone');
});

test(
  'several inputs get a price limit after a preview, with one call, and are exported',
  { tag: '@download' },
  async ({ page, sandbox }) => {
    // Wide enough for all columns.
    await page.setViewportSize({ width: 1920, height: 1000 });
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
