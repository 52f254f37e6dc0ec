import type { Locator, Page } from '@playwright/test';
import { expect, test, type Sandbox } from './fixtures';

const UPDATE = 'monitorDetail.updateMonitorInputs';

/** Signs a customer in and opens the first monitor. */
async function open(page: Page, sandbox: Sandbox): Promise<void> {
  await sandbox.open(page, 'customer', '/monitors/{uuid}');
  await expect(rows(page).nth(1)).toBeVisible();
}

const rows = (page: Page): Locator => page.getByRole('grid', { name: 'Inputs' }).getByRole('row');
/** A row shows the end of its link and has the whole link as its accessible name. */
const rowOf = (page: Page, link: string): Locator => rows(page).and(page.getByRole('row', { name: link }));
/** The page's own field: the dialogs have one of the same name. */
const link = (page: Page): Locator =>
  page.getByRole('form', { name: 'Add an input' }).getByRole('textbox', { name: 'Link' });

test('a customer adds, edits and deletes an input, and undoes the deletion', async ({ page, sandbox }) => {
  await open(page, sandbox);
  await link(page).fill('https://shop.example/e2e-runner');
  await page.keyboard.press('Enter');
  const row = rowOf(page, 'https://shop.example/e2e-runner');
  await row.scrollIntoViewIfNeeded();

  await row.getByRole('switch').click({ force: true });
  await expect.poll(() => sandbox.requests(UPDATE)).toHaveLength(1);
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
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: /^Undo delete/ }).click();
  await expect(row).toContainText('99.5');
});

test('filters of the inputs combine, also in the address', async ({ page, sandbox }) => {
  await open(page, sandbox);
  const filter = page.getByRole('button', { name: /Filter$/ });
  const choose = async (name: string): Promise<void> => {
    await filter.click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  await choose('Active');
  const active = await rows(page).count();
  await choose('Region EU');
  await expect(filter).toHaveAccessibleName(/^Active, Region EU/);
  await expect(page).toHaveURL(/inputs\.filter=active%2Cregion/);
  await expect.poll(() => rows(page).count()).toBeLessThan(active);
  const both = await rows(page).count();
  await page.reload();
  await expect(filter).toHaveAccessibleName(/^Active, Region EU/);
  await expect(rows(page)).toHaveCount(both);
  await choose('All');
  await expect(page).not.toHaveURL(/inputs\.filter/);
});

test('an input added during a search is highlighted, the next one typed', async ({ page, sandbox }) => {
  await open(page, sandbox);
  const search = page.getByRole('searchbox', { name: 'Search inputs' });
  await search.fill('nothing like it');
  await expect(rows(page)).toHaveCount(1);
  await link(page).focus();
  for (const id of ['DZ5485-777', 'DZ5485-778']) {
    await page.keyboard.type(id);
    await page.keyboard.press('Enter');
    await expect(rowOf(page, id)).toHaveAttribute('data-highlighted');
    await expect(rowOf(page, id)).toBeInViewport({ ratio: 1 });
    await expect(link(page)).toBeFocused();
  }
  await expect(search).toHaveValue('');
});

test('the graph loads its script when it is shown, and keeps what is typed', async ({ page, sandbox }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await sandbox.open(page, 'developer', '/monitors/{uuid}');
  await expect(page.getByRole('button', { name: 'Show Graph' })).toBeVisible();
  const example = page.getByRole('textbox', { name: 'Add an example' });
  await example.fill('half an exam');
  const before = scripts.length;
  expect(await sandbox.requests('monitorDetail.getMonitorGraph')).toEqual([]);
  await page.getByRole('button', { name: 'Show Graph' }).click();
  await expect(page.getByText('200 OK').first()).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Hide Graph' }).click();
  await expect(example).toHaveValue('half an exam');
  // The next monitor opens without it.
  await example.fill('');
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Monitors' })).toBeVisible();
  const next = (await sandbox.monitors('developer'))[1]?.name ?? '';
  await expect(page.getByRole('rowheader', { name: next })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Show Graph' }).click();
  await page.getByRole('button', { name: 'Search', exact: true }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(next);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show Graph' })).toBeVisible();
  expect(await sandbox.requests('monitorDetail.getMonitorGraph')).toHaveLength(2);
});

test('a webhook is replaced everywhere from its field, by the keyboard', async ({ page, sandbox }) => {
  const next = 'https://discord.com/api/webhooks/1090000000000000099/e2e-token';
  const [monitor, other] = (await sandbox.monitors('customer')).map(({ uuid }) => `monitors/${uuid}`);
  interface Detail {
    readonly webhooks: readonly { readonly region: string; readonly webhook_url: string }[];
  }
  const webhooksOf = async (path = ''): Promise<Detail['webhooks']> =>
    (await sandbox.call<Detail>('customer', path)).webhooks;
  const [eu] = await webhooksOf(monitor);
  const [theirs, ...others] = await webhooksOf(other);
  const same = { webhooks: [{ ...theirs, webhook_url: eu?.webhook_url }, ...others] };
  await sandbox.call('customer', `${other}/webhooks`, same);

  await open(page, sandbox);
  await page.getByRole('button', { name: 'More actions for EU' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Replace everywhere' }).press('Enter');
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: 'Replace by' });
  await expect(field).toBeFocused();
  // As a paste does, at once.
  await field.evaluate((_, text) => document.execCommand('insertText', false, text), next);
  await dialog.getByRole('button', { name: 'Make 2 changes' }).press('Enter');
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Find and replace' })).toBeFocused();
  await expect(page).toHaveURL(/\/tools\/webhooks$/);
  for (const path of [monitor, other]) expect((await webhooksOf(path))[0]?.webhook_url).toBe(next);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'EU', exact: true })).toHaveValue(next);
});

test('a typed delay is saved when Back leaves the page', async ({ page, sandbox }) => {
  await sandbox.open(page, 'developer', '/monitors');
  await page.getByRole('rowheader').first().click();
  await page.getByRole('textbox', { name: 'Delay' }).fill('77');
  await page.goBack();
  await expect(page.getByText('Successfully updated delay')).toBeVisible();
  const [change] = await sandbox.requests(UPDATE);
  expect(change?.body).toEqual({ delay: 77, type: 'delay' });
});
