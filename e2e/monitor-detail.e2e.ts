import type { Locator, Page } from '@playwright/test';
import { expect, test, type Sandbox } from './fixtures';

const UPDATE = 'monitorDetail.updateMonitorInputs';

/** Signs in and opens the monitor at an index of the list. */
async function open(page: Page, sandbox: Sandbox, account = 'customer', index = 0, query = '') {
  const stored = await sandbox.signIn(page, account);
  const answer = await fetch(`${sandbox.origin}/v1/monitors`, {
    headers: { Authorization: stored['token'] ?? '' },
  });
  const { monitors } = (await answer.json()) as {
    monitors: { monitor_uuid: string; monitor_name: string }[];
  };
  const monitor = monitors[index];
  if (monitor === undefined) throw new Error(`There is no monitor ${index}`);
  await page.goto(`/monitors/${monitor.monitor_uuid}${query}`);
  await expect(page.getByRole('heading', { level: 1, name: monitor.monitor_name })).toBeVisible();
  return monitor.monitor_uuid;
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
  await expect(page.getByText('1 input not saved yet')).toBeVisible();
  await expect(page.getByText('Inputs updated successfully')).toBeVisible();
  await expect(page.getByText('1 input not saved yet')).toBeHidden();
  await expect(row.getByRole('switch')).not.toBeChecked();

  await row.getByText('e2e-runner').click();
  const dialog = page.getByRole('dialog', { name: 'Edit input' });
  await dialog.getByRole('textbox', { name: 'Note' }).fill('edited');
  await dialog.getByRole('textbox', { name: 'Price Limit' }).fill('99.5');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row).toContainText('99.5');
  // Press at once: after a second the change saves itself and the button disappears.
  await page.getByRole('button', { name: 'Save now' }).evaluate((button: HTMLElement) => button.click());
  await expect(page.getByText('1 input not saved yet')).toBeHidden();
  const updates = await sandbox.requests(UPDATE);
  expect(updates.at(-1)?.body).toMatchObject({
    inputs: [{ note: 'edited', priceLimit: 99.5, active: false }],
    force: false,
  });

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

test('a developer’s settings save themselves, in order', async ({ page, sandbox }) => {
  await open(page, sandbox, 'developer', 1);
  const delay = page.getByRole('textbox', { name: 'Delay' });
  await delay.fill('0');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Successfully updated delay')).toBeVisible();
  await expect(delay).toHaveValue('3');
  await delay.fill('soon');
  await page.keyboard.press('Tab');
  await expect(delay).toHaveValue('3');
  await page.getByRole('button', { name: /Inputs Allowed/ }).click();
  await page.getByRole('option', { name: 'Disabled' }).press('Enter');
  await expect(page.getByText('Inputs allowed updated successfully')).toBeVisible();
  await page.getByRole('button', { name: /\bProduct\b/ }).click();
  await page.getByRole('option', { name: 'Alternative' }).press('Enter');
  await expect(page.getByText('Product updated successfully')).toBeVisible();
  expect((await sandbox.requests(UPDATE)).map(({ body }) => body)).toEqual([
    { delay: 0, type: 'delay' },
    { inputsAllowed: false, type: 'inputs' },
    { productId: 6, type: 'product' },
  ]);

  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage Customer Access' });
  await dialog
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .click();
  await dialog.getByRole('button', { name: 'Save access' }).click();
  await expect(page.getByText('Customer access updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('textbox', { name: 'Add an example' }).fill('  B75806-001 ');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save example inputs' }).click();
  await expect(page.getByText('Example inputs updated successfully')).toBeVisible();
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
