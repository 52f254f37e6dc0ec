import { readFile } from 'node:fs/promises';
import { expect, test, type Sandbox } from './fixtures';

const saves = (sandbox: Sandbox) => sandbox.requests('customers.saveCustomer');
const renewalOf = (body: unknown): string => (body as { next_renewal: string }).next_renewal;

test('a developer extends and edits a renewal, and the whole customer is sent back', async ({
  page,
  sandbox,
}) => {
  await sandbox.signIn(page, 'developer');
  await page.goto('/customers');
  await expect(page.getByRole('button', { name: /Upcoming Renewals/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  const upcoming = page.getByRole('list', { name: 'Upcoming Renewals' });
  await expect(upcoming).toContainText('9d overdue');
  await expect(upcoming).toContainText('0d left');
  await expect(upcoming.getByRole('listitem').last()).toContainText('7d left');

  // The list is sorted by renewal date, so an extended customer may move.
  const first = page.getByRole('article').first();
  const name = (await first.getByRole('heading').textContent()) ?? '';
  const card = page.getByRole('article', { name, exact: true });
  await expect(card).toContainText('Renewal Overdue');
  await expect(card).toContainText('Expired 9 days ago');
  await card.getByRole('button', { name: 'Extend 1 Month' }).click();
  await expect(page.getByText('Customer updated successfully')).toBeVisible();
  await expect(card).toContainText(/Renews in \d+ days/);
  const [extended] = await saves(sandbox);
  expect(extended?.body).toMatchObject({
    name,
    customer_id: expect.any(String),
    products: expect.any(Array),
    // A field that the dashboard does not know.
    joined_with: expect.any(String),
  });

  await card.getByRole('button', { name: 'Details' }).click();
  await card.getByRole('spinbutton', { name: /year/ }).click();
  await page.keyboard.type('2031');
  expect(await saves(sandbox)).toHaveLength(1);
  await page.getByRole('searchbox', { name: 'Search customers' }).click();
  await expect(card).toContainText('Active');
  await expect.poll(async () => (await saves(sandbox)).length).toBe(2);
  expect(renewalOf((await saves(sandbox))[1]?.body)).toMatch(/^2031-/);

  await card.getByRole('spinbutton', { name: /year/ }).click();
  await page.getByRole('searchbox', { name: 'Search customers' }).click();
  expect(await saves(sandbox)).toHaveLength(2);
});

test(
  'a developer searches, filters and exports 2,000 customers, and the URL has the query',
  { tag: '@download' },
  async ({ page, sandbox }) => {
    await sandbox.signIn(page, 'crowded');
    await page.goto('/customers?ref=mail');
    await expect(page.getByText('2,000 customers')).toBeVisible();
    expect(await page.getByRole('article').count()).toBeLessThan(200);
    const firstRendered = await page.getByRole('article').last().getAttribute('data-customer');
    // A busy browser may drop a key's scroll; a person would press it again.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(page.getByRole('article').last()).toBeInViewport({ timeout: 2_000 });
    }).toPass();
    await expect(page.getByRole('article').last()).not.toHaveAttribute('data-customer', firstRendered ?? '');
    expect(await page.getByRole('article').count()).toBeLessThan(200);
    await page.getByRole('button', { name: /State/ }).click();
    await page.getByRole('option', { name: /Overdue/ }).click();
    await expect(page).toHaveURL(/\?filter=overdue&ref=mail$/);
    await page.getByRole('button', { name: /Order/ }).click();
    await page.getByRole('option', { name: 'Name A–Z' }).click();
    await page.getByPlaceholder('Search customers...').pressSequentially('1');
    await expect(page).toHaveURL(/\?filter=overdue&sort=name&search=1&ref=mail$/);
    const count = await page
      .getByRole('status')
      .filter({ hasText: /customers?$/ })
      .textContent();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'List options' }).click();
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^customers-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(count).toBe(`${(lines.length - 1).toLocaleString('en')} of 2,000 customers`);
    expect(lines[0]).toContain('"Customer ID","Name"');

    await page.reload();
    await expect(page.getByPlaceholder('Search customers...')).toHaveValue('1');
    await expect(page.getByText(count ?? '')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\?sort=name&ref=mail$/);
    await page.goBack();
    await expect(page.getByPlaceholder('Search customers...')).toHaveValue('1');
  },
);

test(
  'a developer extends three customers at once, retries the one that failed, and undoes it',
  { tag: '@download' },
  async ({ page, sandbox, pageErrors }) => {
    pageErrors.expect(/500/);
    await sandbox.signIn(page, 'developer');
    await page.goto('/customers?sort=name');
    const boxes = page.getByRole('article').getByRole('checkbox', { name: /^Select / });
    await boxes.first().click();
    await boxes.nth(2).click({ modifiers: ['Shift'] });
    const bar = page.getByRole('group', { name: 'Selected rows' });
    await expect(bar).toContainText(/3 selected of \d+ shown/);
    await sandbox.fault('customers.saveCustomer', { kind: 'status', status: 500, times: 1 });
    await bar.getByRole('button', { name: 'Extend by a month' }).click();
    const dialog = page.getByRole('dialog', { name: 'Extend by a month' });
    await expect(dialog).toContainText(/customers? will be updated/);
    expect(await saves(sandbox)).toEqual([]);
    await dialog.getByRole('button', { name: 'Extend', exact: true }).click();
    await expect(dialog).toContainText('2 of 3 customers updated');
    await expect(dialog).toContainText('The server answered with 500.');
    await dialog.getByRole('button', { name: 'Retry 1 customer' }).click();
    await expect(dialog.getByRole('group', { name: '3 customers updated' })).toBeVisible();
    const renewals = (await saves(sandbox)).map(({ body }) => renewalOf(body));
    expect(renewals).toHaveLength(4);
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('3 customers restored')).toBeVisible();
    const restored = (await saves(sandbox)).slice(4).map(({ body }) => renewalOf(body));
    expect(restored).toHaveLength(3);
    expect(restored.every((day) => !renewals.includes(day))).toBe(true);
    await dialog.getByRole('button', { name: 'Done' }).click();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'List options' }).click();
    await page.getByRole('menuitem', { name: /JSON/ }).first().click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^customers-.*\.json$/);
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toHaveLength(3);
  },
);
