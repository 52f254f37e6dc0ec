import type { Page } from '@playwright/test';
import { expect, test, type Sandbox } from './fixtures';

/** Signs another account in, as another tab does: the first one reloads. */
async function signInElsewhere(page: Page, sandbox: Sandbox, account: string): Promise<void> {
  const stored = await sandbox.session(account);
  const other = await page.context().newPage();
  await other.goto('/config.json');
  const reloaded = page.waitForEvent('load');
  await other.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await reloaded;
  await other.close();
}

/** Drafts are stored a moment after the last key. */
const isStored = (page: Page, text: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('dropdeck:drafts'))).toContain(text);

test('what was typed when another account signs in is offered to the first again', async ({
  page,
  sandbox,
}) => {
  await sandbox.signIn(page, 'customer');
  await page.goto('/settings');
  const name = page.getByRole('textbox', { name: 'Bot Name' });
  await expect(name).not.toHaveValue('');
  await name.fill('Typed by the first');
  await isStored(page, 'Typed by the first');
  await signInElsewhere(page, sandbox, 'developer');
  await expect(page.getByRole('textbox', { name: 'Bot Name' })).not.toHaveValue('');
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0);
  // What the second one types takes nothing from the first.
  await page.getByRole('textbox', { name: 'Bot Name' }).fill('Typed by the second');
  await isStored(page, 'Typed by the second');
  await signInElsewhere(page, sandbox, 'customer');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(name).toHaveValue('Typed by the first');
  await signInElsewhere(page, sandbox, 'developer');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(name).toHaveValue('Typed by the second');
});
