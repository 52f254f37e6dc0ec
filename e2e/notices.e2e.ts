import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { untilBackground } from './tabs';

/** Adds keys to the config that the page and its tab read. */
async function configure(page: Page, keys: object): Promise<void> {
  await page.unroute('**/config.json');
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...keys } });
  });
}

const maintenance = {
  id: 'maintenance-1',
  title: 'Maintenance on December 1',
  text: 'Monitors pause.',
  tone: 'warning',
  from: '2026-12-01T08:00:00Z',
  until: '2099-12-01T09:00:00Z',
};

test('an announced maintenance is shown on every page until it is closed, also in a tab that stays open', async ({
  page,
  sandbox,
}) => {
  await sandbox.signIn(page, 'customer');
  await page.clock.install();
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: /^Search/ }).locator('kbd')).toBeVisible();
  await configure(page, { notices: [maintenance] });
  // The timeout of a call in flight would come with the twenty minutes.
  await page.waitForLoadState('networkidle');
  await untilBackground(page);
  await page.clock.fastForward('20:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices).toContainText('Maintenance on December 1');
  await expect(notices.locator('time').first()).toHaveAttribute('datetime', '2026-12-01T08:00:00.000Z');
  await page.getByRole('link', { name: 'Payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Information' })).toBeVisible();
  await expect(notices).toBeVisible();
  await page.getByRole('button', { name: 'Close notice: Maintenance on December 1' }).click();
  await expect(notices).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Information' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search', exact: true }).getByText('Ctrl K')).toBeVisible();
  await expect(notices).toHaveCount(0);
});

test('a feature that is switched off says so, and its keys do nothing', async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'customer');
  await configure(page, { off: ['palette', 'keys'] });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const alert = page.getByRole('dialog', { name: 'Switched off for now' });
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'Close' }).last().click();
  await expect(alert).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
