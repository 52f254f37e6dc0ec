import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

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

for (const [grid, call, path] of [
  ['Redirects', 'redirects.deleteRedirect', '/monitors/redirects'],
  ['Inputs', 'monitorDetail.deleteMonitorInput', '/monitors/{uuid}'],
] as const) {
  test(`a double-click on Delete in ${grid} deletes one, and Enter the next`, async ({ page, sandbox }) => {
    await sandbox.open(page, 'customer', path);
    const remove = gridRow(page, grid, 1).getByRole('button', { name: 'Delete' });
    await pressTwice(page, remove);
    await expect.poll(() => sandbox.requests(call)).toHaveLength(1);
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => sandbox.requests(call)).toHaveLength(2);
  });
}

test('a double-click on what opens a dialog or a menu leaves it open', async ({ page, sandbox }) => {
  await sandbox.open(page, 'customer', '/dashboard-access');
  await pressTwice(page, page.getByRole('button', { name: 'Invite User' }));
  const invite = page.getByRole('dialog', { name: 'Invite User' });
  await expect(invite.getByRole('textbox', { name: 'Invite link' })).toHaveValue(/key=/);
  expect(await sandbox.requests('access.createBotInvite')).toHaveLength(1);

  await page.goto('/monitors/redirects');
  await pressTwice(page, gridRow(page, 'Redirects', 1).getByText(/^(Name|SKU)$/));
  const edit = page.getByRole('dialog', { name: 'Edit redirect' });
  await edit.getByRole('textbox', { name: 'Keyword' }).fill('Quay Street');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();

  await pressTwice(page, page.getByRole('button', { name: 'List options' }));
  await page.getByRole('menuitem').first().hover();
});
