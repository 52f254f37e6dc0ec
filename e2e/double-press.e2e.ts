import type { Locator, Page } from '@playwright/test';
import { expect, test, type Sandbox } from './fixtures';

/** Presses twice at one place, as quickly as a person's double-click, whatever is there the second time. */
async function pressTwice(page: Page, target: Locator): Promise<void> {
  // The guard comes with what loads after the first page, as the key's name does.
  await expect(page.getByRole('button', { name: 'Search', exact: true }).getByText('Ctrl K')).toBeVisible();
  await target.hover();
  if (page.context().browser()?.browserType().name() !== 'chromium') {
    await Promise.all(
      [1, 2].flatMap((clickCount) => [page.mouse.down({ clickCount }), page.mouse.up({ clickCount })]),
    );
    return;
  }
  // With the time of each press, since a slow machine spreads them.
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const cdp = await page.context().newCDPSession(page);
  const begun = Date.now() / 1_000;
  for (const clickCount of [1, 2])
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await cdp.send('Input.dispatchMouseEvent', {
        type,
        x: x + width / 2,
        y: y + height / 2,
        button: 'left',
        clickCount,
        timestamp: begun + clickCount * 0.1,
      });
  await cdp.detach();
}

const gridRow = (page: Page, grid: string, index: number): Locator =>
  page.getByRole('grid', { name: grid }).getByRole('row').nth(index);

const count = async (sandbox: Sandbox, call: string): Promise<number> =>
  (await sandbox.requests(call)).length;

for (const { what, account, call, grid, open } of [
  {
    what: 'a redirect',
    account: 'customer',
    call: 'redirects.deleteRedirect',
    grid: 'Redirects',
    open: (page: Page) => page.goto('/monitors/redirects'),
  },
  {
    what: 'an input',
    account: 'customer',
    call: 'monitorDetail.deleteMonitorInput',
    grid: 'Inputs',
    open: async (page: Page) => {
      await page.goto('/monitors');
      await gridRow(page, 'Monitors', 1).click();
    },
  },
]) {
  test(`a double-click on the Delete of ${what} deletes one, and Enter on the next deletes that`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.signIn(page, account);
    await open(page);
    const remove = gridRow(page, grid, 1).getByRole('button', { name: 'Delete' });
    await pressTwice(page, remove);
    await expect.poll(() => count(sandbox, call)).toBe(1);
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => count(sandbox, call)).toBe(2);
  });
}

test('a double-click on Extend adds one month, on a card and in the panel', async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'developer');
  await page.goto('/customers');
  const call = 'customers.saveCustomer';
  const extend = page.getByRole('button', { name: 'Extend 1 Month' });
  await pressTwice(page, extend.first());
  await expect.poll(() => count(sandbox, call)).toBe(1);
  await pressTwice(page, page.getByRole('button', { name: /^Extend .* by one month$/ }).last());
  await expect.poll(() => count(sandbox, call)).toBe(2);
  await extend.last().press('Enter');
  await expect.poll(() => count(sandbox, call)).toBe(3);
});

test('a double-click on what opens a dialog or a menu leaves it open', async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'customer');
  await page.goto('/dashboard-access');
  await pressTwice(page, page.getByRole('button', { name: 'Invite User' }));
  const invite = page.getByRole('dialog', { name: 'Invite User' });
  await expect(invite.getByRole('textbox', { name: 'Invite link' })).toHaveValue(/key=/);
  expect(await count(sandbox, 'access.createBotInvite')).toBe(1);

  await page.goto('/monitors/redirects');
  await pressTwice(page, gridRow(page, 'Redirects', 1).getByText(/^(Name|SKU)$/));
  const edit = page.getByRole('dialog', { name: 'Edit redirect' });
  await edit.getByRole('textbox', { name: 'Keyword' }).fill('Quay Street');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();

  await pressTwice(page, page.getByRole('button', { name: 'List options' }));
  await page.getByRole('menuitem').first().hover();
});
