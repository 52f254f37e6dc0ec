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

test('what was typed when another account signs in is there for the first again', async ({
  page,
  sandbox,
}) => {
  await sandbox.signIn(page, 'customer');
  await page.goto('/settings');
  const name = page.getByRole('textbox', { name: 'Bot Name' });
  await expect(name).not.toHaveValue('');
  await name.fill('Typed by the first');
  await signInElsewhere(page, sandbox, 'developer');
  await expect(name).not.toHaveValue('');
  await expect(name).not.toHaveValue('Typed by the first');
  // What the second one types takes nothing from the first.
  await name.fill('Typed by the second');
  await signInElsewhere(page, sandbox, 'customer');
  await expect(name).toHaveValue('Typed by the first');
  await signInElsewhere(page, sandbox, 'developer');
  await expect(name).toHaveValue('Typed by the second');
});
