import type { Page } from '@playwright/test';
import { changeAnswers, expect, test } from './fixtures';

/** Hostile or odd text, prepended to every text from the server except URLs and ids. */
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

/** Keys whose values are looked up, compared or opened; with other values in them nothing is shown. */
const semanticKeys =
  /(^|_)(id|ids|uuid)$|url|image|icon|avatar|^link$|^status$|^type$|^time$|renewal|color|^JWT$|^region$|^sizeRange$|^permission$|^monitor_type$|webhook/i;

/**
 * Keys that identify records. The values of the other keys above may be anything without breaking the page.
 */
const lookupKeys = /(^|_)(id|ids|uuid)$|^type$|^permission$|^monitor_type$/i;

function poison(value: unknown, exceptions: RegExp, key = ''): unknown {
  if (typeof value === 'string') return exceptions.test(key) || value === '' ? value : `${hostile} ${value}`;
  if (Array.isArray(value)) return value.map((item) => poison(item, exceptions, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, poison(one, exceptions, name)]),
  );
}

type Open = (page: Page) => Promise<void>;

/** Opens content that is only shown in a dialog or on request. */
const access: Open = async (page) => {
  await page.getByRole('button', { name: 'Add User' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
};
const roles: Open = async (page) => {
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Edit Permissions' }).click();
  await dialog.getByRole('radio', { name: 'Role' }).click();
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

const targets: ReadonlyArray<
  readonly [path: string, account: string, isAddressed: boolean, open?: Open, where?: string]
> = [
  // In URLs, dates and colors too.
  ['/settings', 'developer', true],
  ['/monitors/first', 'developer', true],
  ['/customers', 'developer', true],
  ['/monitors/redirects', 'developer', false],
  ['/dashboard-access', 'developer', false],
  ['/monitors/first', 'developer', false, access, ', who has access to it'],
  ['/monitors/first', 'developer', false, graph, ', its graph'],
  ['/commands', 'developer', false, roles, ', the roles of a command'],
  ['/monitors', 'developer', false, lists, ', the keyword and proxy lists'],
  ['/', 'visitor', false],
];

for (const [path, account, isAddressed, open, where = ''] of targets) {
  const title = `hostile text on ${path}${where} for ${account} is rendered as text and does not break the layout`;
  test(title, { tag: isAddressed ? [] : '@full' }, async ({ page, sandbox, pageErrors }) => {
    // An invalid image URL loads nothing.
    if (isAddressed) pageErrors.expect(/^Failed to load resource/);
    await sandbox.signIn(page, account);
    let target = path;
    if (path === '/monitors/first') {
      await page.goto('/monitors');
      const href = await page.getByRole('link', { name: 'Edit' }).first().getAttribute('href');
      target = href ?? path;
    }
    await changeAnswers(page, '**/v1/**', (text) =>
      text === '' ? '' : JSON.stringify(poison(JSON.parse(text), isAddressed ? lookupKeys : semanticKeys)),
    );
    await page.goto(target);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await open?.(page);

    const found = await page.evaluate(() => ({
      hacked: 'hacked' in window,
      injected: document.querySelectorAll('img[src="x"], svg[onload], body script:not([src])').length,
      // A reserved scrollbar gutter makes the page narrower than its window.
      wide: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    }));
    expect(found).toEqual({ hacked: false, injected: 0, wide: 0 });
  });
}
