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

test('of 2,000 customers those in view are rendered', async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'crowded');
  await page.goto('/customers');
  await expect(page.getByText('2,000 customers')).toBeVisible();
  const firstRendered = await page.getByRole('article').last().getAttribute('data-customer');
  // A busy browser may drop a key's scroll; a person would press it again.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByRole('article').last()).toBeInViewport({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('article').last()).not.toHaveAttribute('data-customer', firstRendered ?? '');
  expect(await page.getByRole('article').count()).toBeLessThan(200);
});
