import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { visits } from '../scripts/size/visits';
import { dialog } from './editors';
import { chooseInMenu, expect, leaveSetup, storeOnLoad, test } from './fixtures';

type Pack = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A message of a language without its parameters. */
function say(code: string, catalogue: string, key: string): string {
  const file = new URL(`../packages/app/src/languages/${code}.json`, import.meta.url);
  const text = (JSON.parse(readFileSync(file, 'utf8')) as Pack)[catalogue]?.[key];
  if (text === undefined) throw new Error(`${catalogue} does not say ${key}`);
  return text;
}
const german = (catalogue: string, key: string): string => say('de', catalogue, key);

for (const [locale, code, direction] of [
  ['de-AT', 'de', 'ltr'],
  ['es-MX', 'es', 'ltr'],
  ['ar-EG', 'ar', 'rtl'],
] as const) {
  test.describe(`in a browser in ${locale}`, () => {
    test.use({ locale });

    test('the settings are in its language and direction, and are saved', async ({ page, sandbox }) => {
      await sandbox.open(page, 'customer', '/settings');
      const texts = 'design-system/features/settings';
      await page.getByRole('textbox', { name: say(code, texts, 'botName') }).fill('Night Shift Bot');
      await page.keyboard.press('Enter');
      await expect(page.getByText(say(code, 'domain/account/settings', 'saved')).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.locator('html')).toHaveCSS('direction', direction);
      await expect(page).toHaveTitle(new RegExp(`^${say(code, 'domain/shell/pages', 'settings')} · `));
      const [saved] = await sandbox.requests('settings.updateCustomer');
      expect(saved?.body).toMatchObject({ bot_name: 'Night Shift Bot' });
    });
  });
}

test('a chosen language is in every tab and after a reload, and keeps what is typed', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.open(page, 'customer', '/settings');
  const other = await context.newPage();
  await other.goto('/settings');
  await page.bringToFront();
  await page.getByRole('textbox', { name: 'Bot Name' }).fill('Night Owl');
  await chooseInMenu(page, 'Preferences');
  await dialog(page)
    .getByRole('button', { name: /Language$/ })
    .click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expect(
    dialog(page).getByRole('heading', { name: german('design-system/shell/PreferencesDialog', 'title') }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  const name = page.getByRole('textbox', { name: german('design-system/features/settings', 'botName') });
  await expect(name).toHaveValue('Night Owl');
  const title = german('design-system/features/settings', 'title');
  await expect(other.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await name.press('Enter');
  await expect(page.getByText(german('domain/account/settings', 'saved')).first()).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(name).toHaveValue('Night Owl');
});

/** What a person reads or hears of a page. */
const wordsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [placeholder], [title]')];
    const names = named.flatMap((element) =>
      ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [...new Set([...document.body.innerText.split('\n'), ...names])].toSorted();
  });

for (const path of ['/no-such-page', '/monitors?search=nike', ...Object.keys(visits)]) {
  test(`a language that another tab chooses is in every text of ${path}`, async ({
    page,
    context,
    sandbox,
  }) => {
    await leaveSetup(page);
    await sandbox.open(page, 'developer', path);
    await page.waitForFunction(() => performance.getEntriesByName('dropdeck:late').length > 0);
    await page.waitForLoadState('networkidle');
    // What comes last on the settings.
    if (path === '/settings') await page.getByRole('button', { name: 'Hide setup' }).waitFor();
    const other = await context.newPage();
    await other.goto('/robots.txt');
    await other.evaluate(() => localStorage.setItem('dropdeck:preferences', '{"language":"de"}'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.waitForLoadState('networkidle');
    const words = await wordsOf(page);
    await page.reload();
    await page.waitForFunction(() => performance.getEntriesByName('dropdeck:late').length > 0);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => wordsOf(page)).toEqual(words);
  });
}

test('a language that does not load leaves the page in English', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/404|Failed to (?:load|fetch)|disallowed MIME type/);
  await storeOnLoad(page, { 'dropdeck:preferences': '{"language":"de"}' });
  await page.route('**/assets/de-*.js', (route) => route.fulfill({ status: 404 }));
  await sandbox.open(page, 'customer', '/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

for (const path of Object.keys(visits)) {
  test(`${path} in Arabic has no violation of WCAG 2.2 AA`, { tag: '@full' }, async ({ page, sandbox }) => {
    await storeOnLoad(page, { 'dropdeck:preferences': '{"language":"ar"}' });
    await sandbox.open(page, 'developer', path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(axe);
    const violations = await page.evaluate(async () => {
      const { axe: checker } = window as unknown as { axe: typeof Axe };
      const found = await checker.run({
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      });
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
    });
    expect(violations).toEqual([]);
  });
}
