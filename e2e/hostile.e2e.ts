import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/**
 * Text that somebody writes who means harm, or who just has an odd name. It comes in front of every
 * text that the server sends, except where the text is an address or an id that leads somewhere.
 */
const hostile = [
  '<img src=x onerror="window.hacked=true">',
  '<script>window.hacked=true</script>',
  '"><svg onload=window.hacked=true>',
  '{{7*7}}${7*7}',
  '\u202Egnp.exe\u202C',
  '\u200B\u200D\uFEFF',
  '👩‍👩‍👧‍👦',
  'x'.repeat(10_000),
].join(' ');

/** Keys whose values are looked up, compared or opened; with anything else in them nothing is shown. */
const leading =
  /(^|_)(id|ids|uuid)$|url|image|icon|avatar|^link$|^status$|^type$|^time$|renewal|color|^JWT$|^region$|^sizeRange$|^permission$|^monitor_type$|webhook/i;

/** Keys by which something is found: the rest of the leading ones may be anything, and nothing breaks. */
const finding = /(^|_)(id|ids|uuid)$|^type$|^permission$|^monitor_type$/i;

function poison(value: unknown, kept: RegExp, key = ''): unknown {
  if (typeof value === 'string') return kept.test(key) || value === '' ? value : `${hostile} ${value}`;
  if (Array.isArray(value)) return value.map((item) => poison(item, kept, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poison(one, kept, name)]));
}

type Open = (page: Page) => Promise<void>;

/** To what is said in a dialog, or shown only when it is asked for. */
const access: Open = async (page) => {
  await page.getByRole('button', { name: 'Add User' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
};
const choices =
  (mode: string): Open =>
  async (page) => {
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Edit Permissions' }).click();
    await dialog.getByRole('radio', { name: new RegExp(`^${mode}s`) }).click();
    await expect(dialog.getByRole('option').first()).toBeVisible();
  };
const lists: Open = async (page) => {
  await page.getByRole('button', { name: /Developer Settings/ }).click();
  await expect(
    page.getByRole('grid', { name: 'Keyword lists' }).getByRole('rowheader').first(),
  ).toBeVisible();
};
const graph: Open = async (page) => {
  await page.getByRole('button', { name: 'Show Graph' }).click();
  await expect(page.getByText('Status Codes Over Time')).toBeVisible();
};

const pages: ReadonlyArray<readonly [path: string, account: string, open?: Open, where?: string]> = [
  ['/settings', 'developer'],
  ['/commands', 'developer'],
  ['/payment', 'developer'],
  ['/monitors', 'developer'],
  ['/monitors/redirects', 'developer'],
  ['/monitors/first', 'developer'],
  ['/dashboard-access', 'developer'],
  ['/customers', 'developer'],
  ['/monitors/first', 'developer', access, ', who has access to it'],
  ['/monitors/first', 'developer', graph, ', its graph'],
  ['/commands', 'developer', choices('Role'), ', the roles of a command'],
  ['/commands', 'developer', choices('Member'), ', the members of a command'],
  ['/commands', 'developer', choices('Channel'), ', the channels of a command'],
  ['/monitors', 'developer', lists, ', the keyword and proxy lists'],
  ['/', 'visitor'],
  ['/', 'paid-new'],
];

const cases = [
  ...pages.map(([path, account, open, where = '']) => ({ path, account, open, where, isAddressed: false })),
  // What is opened in a dialog has no addresses, dates or colours of its own.
  ...pages
    .filter(([, , open]) => open === undefined)
    .map(([path, account]) => ({
      path,
      account,
      open: undefined,
      where: ', in addresses, dates and colours too,',
      isAddressed: true,
    })),
];

for (const { path, account, open, where, isAddressed } of cases) {
  test(`whatever the server says on ${path}${where} for ${account} is text, and stays in its place`, async ({
    page,
    sandbox,
    complaints,
  }) => {
    // A picture whose address is none is not there.
    if (isAddressed) complaints.expect(/^Failed to load resource/);
    await sandbox.signIn(page, account);
    let target = path;
    if (path === '/monitors/first') {
      await page.goto('/monitors');
      const href = await page.getByRole('link', { name: 'Edit' }).first().getAttribute('href');
      target = href ?? path;
    }
    await page.route('**/v1/**', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const body: unknown = text === '' ? '' : JSON.parse(text);
      await route.fulfill({
        response,
        body: text === '' ? '' : JSON.stringify(poison(body, isAddressed ? finding : leading)),
      });
    });
    await page.goto(target);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await open?.(page);

    const found = await page.evaluate(() => ({
      hacked: 'hacked' in window,
      injected: document.querySelectorAll('img[src="x"], svg[onload], body script:not([src])').length,
      // Room that is kept for a scrollbar makes the page narrower than its window.
      wide: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    }));
    expect(found).toEqual({ hacked: false, injected: 0, wide: 0 });
    // What is still on its way is nobody's any more.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
