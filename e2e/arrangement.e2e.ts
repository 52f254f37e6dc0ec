import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { chooseInList } from './listMenu';

const names = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-body] > [data-index] [role="rowheader"] a').allInnerTexts();
const headings = (page: Page) => page.getByRole('rowheader', { name: /, \d+ rows?$/ });

async function tag(page: Page, monitors: readonly string[], tags: string): Promise<void> {
  for (const name of monitors) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Tags…' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'New tags' }).fill(tags);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Clear selection' }).click();
}

test('monitors get tags, which filter, group and are searched', async ({ page, sandbox }) => {
  test.setTimeout(120_000);
  await sandbox.signIn(page, 'customer');
  await page.goto('/monitors');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tags…' })).toHaveCount(0);
  const all = await names(page);
  const [first = '', second = '', third = ''] = all;
  await tag(page, [second], 'Night shift');
  await tag(page, [first, third], 'EU');

  await page.getByRole('button', { name: /Filter/ }).click();
  await page.getByRole('option', { name: 'EU' }).click();
  await expect(page).toHaveURL('/monitors?filter=tag.EU');
  await expect.poll(() => names(page)).toEqual([first, third]);
  await chooseInList(page, 'Save view');
  await page.getByRole('dialog').getByRole('textbox', { name: /Name/ }).fill('Europe');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Views' }).getByRole('button', { name: 'All', exact: true }).click();
  await expect.poll(() => names(page)).toEqual(all);

  await chooseInList(page, 'Group by tag');
  await expect(page).toHaveURL('/monitors?group=tag');
  await page.reload();
  await expect(headings(page)).toHaveCount(3);
  await expect(headings(page).nth(0)).toHaveAccessibleName('EU, 2 rows');
  await expect(headings(page).nth(1)).toHaveAccessibleName('Night shift, 1 row');
  expect((await names(page)).slice(0, 3)).toEqual([first, third, second]);
  await page.getByRole('group', { name: 'Views' }).getByRole('button', { name: 'Europe' }).click();
  await expect.poll(() => names(page)).toEqual([first, third]);
  await expect(headings(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const palette = page.getByRole('dialog', { name: 'Search' });
  await palette.getByRole('searchbox').fill('night shift');
  await expect(palette.getByRole('menuitem', { name: second })).toContainText('Night shift');
  await palette.getByRole('menuitem', { name: 'Monitors with tag Night shift' }).click();
  await expect.poll(() => names(page)).toEqual([second]);
});
