import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { dialog } from './editors';
import { expect, storeOnLoad, test } from './fixtures';

type Pack = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Finds a message of a language without its parameters. */
function speaker(code: string): (catalogue: string, key: string) => string {
  const file = new URL(`../packages/app/src/languages/${code}.json`, import.meta.url);
  const pack = JSON.parse(readFileSync(file, 'utf8')) as Pack;
  return (catalogue, key) => {
    const text = pack[catalogue]?.[key];
    if (text === undefined) throw new Error(`${catalogue} does not say ${key}`);
    return text;
  };
}

const languages = [
  { code: 'de', locale: 'de-AT', direction: 'ltr', say: speaker('de') },
  { code: 'es', locale: 'es-MX', direction: 'ltr', say: speaker('es') },
  { code: 'ar', locale: 'ar-EG', direction: 'rtl', say: speaker('ar') },
] as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

for (const { code, locale, direction, say } of languages) {
  const ds = (place: string, key: string): string => say(`design-system/${place}`, key);

  test.describe(`in a browser in ${locale}`, () => {
    test.use({ locale });

    test('a visitor signs in, changes the settings, a redirect and a permission, and looks at a monitor', async ({
      page,
      sandbox,
    }) => {
      await page.goto('/');
      // The sandbox's own pages are in English.
      await page.getByRole('button', { name: 'Noor Haddad' }).click();
      await expect(heading(page, ds('features/settings', 'title'))).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).direction)).toBe(direction);
      await expect(page).toHaveTitle(new RegExp(`^${say('domain/shell/pages', 'settings')} · `));

      await page.getByRole('textbox', { name: ds('features/settings', 'botName') }).fill('Night Shift Bot');
      await page
        .getByRole('button', { name: ds('lib/common', 'saveChanges') })
        .first()
        .click();
      await expect(page.getByText(say('domain/account/settings', 'saved')).first()).toBeVisible();
      const [saved] = await sandbox.requests('settings.updateCustomer');
      expect(saved?.body).toMatchObject({ bot_name: 'Night Shift Bot' });

      await page.goto('/monitors/redirects');
      await page.getByRole('button', { name: ds('features/redirects', 'create') }).click();
      const redirect = (key: string): string => ds('features/redirects/RedirectDialog', key);
      await dialog(page)
        .getByRole('textbox', { name: redirect('keyword') })
        .fill('Quay Street');
      await dialog(page)
        .getByRole('textbox', { name: redirect('webhookUrl') })
        .fill('https://discord.com/api/webhooks/1/quay');
      await dialog(page)
        .getByRole('button', { name: redirect('create'), exact: true })
        .click();
      await expect(page.getByText(say('domain/monitors/redirects', 'created')).first()).toBeVisible();
      const [created] = await sandbox.requests('redirects.createRedirect');
      expect(created?.body).toMatchObject({ keyword: 'Quay Street', type: 'Name', active: true });

      await page.goto('/commands');
      const permission = (key: string): string => ds('features/commands/PermissionDialog', key);
      const row = page.getByRole('row', { name: /restock/ }).first();
      await row.getByRole('button', { name: ds('lib/common', 'edit'), exact: true }).click();
      await dialog(page)
        .getByRole('button', { name: permission('editPermissions') })
        .click();
      await dialog(page)
        .getByRole('radio', { name: permission('role'), exact: true })
        .click();
      await dialog(page).getByRole('option', { name: 'Trial' }).click();
      await dialog(page)
        .getByRole('button', { name: permission('continue') })
        .click();
      await expect(dialog(page).getByText('Trial')).toBeVisible();
      await page.keyboard.press('Escape');

      await page.goto(`/monitors/${await sandbox.firstMonitor('developer')}`);
      await page.getByRole('button', { name: ds('features/monitor', 'showGraph') }).click();
      await expect(page.getByRole('slider')).toBeVisible();
    });

    test('a visitor without a plan chooses one', async ({ page, sandbox }) => {
      await sandbox.signIn(page, 'visitor');
      await page.goto('/');
      await expect(heading(page, ds('features/plans', 'title'))).toBeVisible();
      await page.getByRole('checkbox', { name: 'Sneaker Monitor' }).check();
      await page.getByRole('button', { name: ds('features/plans', 'completePurchase') }).click();
      await expect(page).toHaveURL(/\/sandbox\/pay\//);
    });
  });
}

const german = speaker('de');

test('a chosen language is spoken at once, in every tab and after a reload, and nothing typed is lost', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.signIn(page, 'customer');
  await page.goto('/settings');
  const other = await context.newPage();
  await other.goto('/settings');
  await page.bringToFront();
  await page.getByRole('textbox', { name: 'Bot Name' }).fill('Night Owl');
  await page.getByRole('button', { name: /, account and help/ }).click();
  await page.getByRole('menuitem', { name: 'Preferences' }).click();
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
  await expect(heading(other, german('design-system/features/settings', 'title'))).toBeVisible();
  await page
    .getByRole('button', { name: german('design-system/lib/common', 'saveChanges') })
    .first()
    .click();
  await expect(page.getByText(german('domain/account/settings', 'saved')).first()).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(name).toHaveValue('Night Owl');
});

test('a language that does not load leaves the page in English', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/404|Failed to (?:load|fetch)|disallowed MIME type/);
  await sandbox.signIn(page, 'customer');
  await storeOnLoad(page, { 'dropdeck:preferences': '{"language":"de"}' });
  await page.route('**/assets/de-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/settings');
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('an English visit loads no other language', async ({ page, sandbox }) => {
  const files: string[] = [];
  page.on('request', (request) => void files.push(request.url()));
  await sandbox.signIn(page, 'customer');
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: 'Search', exact: true }).getByText('Ctrl K')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(files.filter((url) => /\/assets\/(?:de|es|ar|pseudo)-/.test(url))).toEqual([]);
});

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const pages = [
  '/settings',
  '/commands',
  '/payment',
  '/monitors',
  '/monitors/redirects',
  '/dashboard-access',
  '/customers',
];

for (const path of [...pages, '/monitors/{uuid}', '/tools/webhooks']) {
  test(`${path} in Arabic has no violation of WCAG 2.2 AA`, { tag: '@full' }, async ({ page, sandbox }) => {
    await sandbox.signIn(page, 'developer');
    await storeOnLoad(page, { 'dropdeck:preferences': '{"language":"ar"}' });
    await page.goto(path.replace('{uuid}', await sandbox.firstMonitor('developer')));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(axe);
    const violations = await page.evaluate(async () => {
      const { axe: checker } = window as unknown as {
        axe: {
          run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
        };
      };
      const found = await checker.run({
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      });
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    });
    expect(violations).toEqual([]);
  });
}
