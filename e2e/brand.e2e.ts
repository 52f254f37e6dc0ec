import type { Page } from '@playwright/test';
import { changeAnswers, expect, test } from './fixtures';

const brand = {
  name: 'Restock Radar',
  accent: '#ffd400',
  mark: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')}`,
  favicon: '/favicon-unsaved.svg',
  supportLabel: 'Ask the crew',
  links: [{ label: 'Terms', url: 'https://example.com/terms' }],
};

/** Serves the sandbox's config with a brand, or without one. */
const serveBrand = (
  page: Page,
  served: () => object | Promise<object | undefined> | undefined,
): Promise<unknown> =>
  changeAnswers(page, '**/config.json', async (text) =>
    JSON.stringify({ ...(JSON.parse(text) as object), brand: await served() }),
  );

const accentOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--dd-color-accent'));

test('a brand names and colors the product from visit to visit', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/^config\.json: brand\.accent #ffd400 is used as/);
  await sandbox.signIn(page, 'customer');
  let served: object | Promise<object> | undefined = brand;
  await serveBrand(page, () => served);
  await page.goto('/settings');
  await expect(page).toHaveTitle('Settings · Restock Radar');
  const sidebar = page.getByLabel('Sidebar');
  await expect(sidebar.getByText('Restock Radar')).toBeVisible();
  await expect(sidebar.getByText('Dropdeck')).toHaveCount(0);
  expect(await accentOf(page)).toMatch(/^light-dark\(#ffd400,/);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon-unsaved.svg');
  await page.getByRole('button', { name: /, account and help/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Ask the crew' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Terms' })).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');

  // The next visit has it before the config is there.
  let answer = (answered: object): void => void answered;
  served = new Promise<object>((resolve) => (answer = resolve));
  await page.reload({ waitUntil: 'commit' });
  await expect(page).toHaveTitle(/Restock Radar$/);
  expect(await accentOf(page)).toMatch(/^light-dark\(#ffd400,/);
  const config = page.waitForResponse('**/config.json');
  answer(brand);
  await config;

  served = undefined;
  await page.reload();
  await expect(page).toHaveTitle('Settings · Dropdeck');
  await expect(sidebar.getByText('Dropdeck')).toBeVisible();
  await expect.poll(() => accentOf(page)).not.toContain('light-dark');
});

test('a wrong config names what is wrong, in its brand, too', async ({ page }) => {
  const wrong = { apiBaseUrl: 'x', brand: { accent: '#777777', colour: 'red' } };
  await page.route('**/config.json', (route) => route.fulfill({ json: wrong }));
  await page.goto('/settings');
  const problems = page.getByRole('alert').getByRole('listitem');
  for (const hasText of [/apiBaseUrl.*is no address/, /colour.*is no key of a brand/, /#777777 is used as #/])
    await expect(problems.filter({ hasText }).first()).toBeVisible();
});
