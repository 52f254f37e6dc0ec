import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Puts each text that appears into `<font>`, as the translators of browsers do. */
const translate = (page: Page) =>
  page.addInitScript(() => {
    const isText = (node: Node): node is Text =>
      node instanceof Text &&
      node.data.trim() !== '' &&
      node.parentElement instanceof HTMLElement &&
      node.parentElement.closest('font, script, style, title, textarea, option, [contenteditable]') === null;
    const wrap = (root: Node): void => {
      const nodes = [root];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) nodes.push(walker.currentNode);
      for (const text of nodes.filter(isText)) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        text.replaceWith(outer);
        outer.append(inner);
        inner.append(text.data);
      }
    };
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) wrap(node);
    }).observe(document, { subtree: true, childList: true });
  });

test.beforeEach(({ page }) => translate(page));

test.afterEach(async ({ page }) => {
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  expect(await page.locator('font').count()).toBeGreaterThan(5);
});

const highlights = (page: Page): Promise<number> =>
  page.evaluate(() => CSS.highlights.get('search')?.size ?? 0);

/** Searches letter by letter, and clears the search. */
async function search(page: Page, text: string): Promise<void> {
  const field = page.getByRole('main').getByRole('searchbox').first();
  await field.pressSequentially(text);
  await expect.poll(() => highlights(page)).toBeGreaterThan(0);
  await field.press('Backspace');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect.poll(() => highlights(page)).toBe(0);
}

async function filter(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /Filter$/ }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

test('monitors and redirects are searched and switched when translated', async ({ page, sandbox }) => {
  await sandbox.open(page, 'developer', '/monitors');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await search(page, 'a');
  await filter(page, 'Alternative');
  await filter(page, 'All');
  await page.getByRole('row').nth(1).getByRole('checkbox').click();
  await page.getByRole('row').nth(1).getByRole('checkbox').click();
  await page.goto('/monitors/redirects');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await search(page, 'a');
  const row = page.getByRole('row').nth(1);
  const isOn = await row.getByRole('switch').isChecked();
  await expect(row).toContainText(isOn ? 'Active' : 'Inactive');
  await row.getByRole('switch').click();
  await expect(row).toContainText(isOn ? 'Inactive' : 'Active');
  await page.getByRole('button', { name: 'Create Redirect' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Keyword' }).fill('air');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await page.keyboard.press('Escape');
});

test('inputs are searched, added, switched and edited in a translated page', async ({ page, sandbox }) => {
  await sandbox.open(page, 'customer', '/monitors/{uuid}');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await search(page, '1');
  const row = page.getByRole('row').nth(1);
  const isOn = await row.getByRole('switch').isChecked();
  await row.getByRole('switch').click();
  await expect(row.getByRole('switch')).toBeChecked({ checked: !isOn });
  await row.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Price Limit' }).fill('1.000');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row).toContainText('€1,000');
  await page.getByRole('textbox', { name: 'Link' }).fill('DD1391-555');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader', { name: 'DD1391-555' })).toBeVisible();
});

test('the plans follow what is chosen in a translated page', async ({ page, sandbox }) => {
  await sandbox.open(page, 'visitor', '/');
  await page.getByRole('checkbox', { name: 'Sneaker Monitor' }).check();
  await expect(page.getByText('Included', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Sneaker Monitor' }).uncheck();
  await expect(page.getByText('Included', { exact: true })).toHaveCount(0);
});

test('roles, customers, commands, webhooks and settings are used when translated', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, 'developer', '/dashboard-access');
  for (const name of ['Admin', 'Owner']) {
    await filter(page, name);
    await expect(page.getByRole('row').filter({ hasNotText: name })).toHaveCount(1);
  }
  await page.goto('/customers');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Details' }).click();
  await card.getByRole('button', { name: 'Extend 1 Month' }).click();
  await expect(page.getByText('Customer updated successfully')).toBeVisible();
  await page.goto('/commands');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/tools/webhooks');
  await page.getByRole('button', { name: /^Look through/ }).click();
  await expect(page.getByText(/^With the webhooks of all/)).toBeVisible();
  await page.getByText('Links', { exact: true }).click();
  await search(page, 's');
  await page.getByRole('button', { name: 'Show and replace' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('textbox', { name: /Bot Name/ }).fill('Another');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Settings updated successfully')).toBeVisible();
});
