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

function poison(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return leading.test(key) || value === '' ? value : `${hostile} ${value}`;
  if (Array.isArray(value)) return value.map((item) => poison(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poison(one, name)]));
}

const pages: ReadonlyArray<readonly [path: string, account: string]> = [
  ['/settings', 'developer'],
  ['/commands', 'developer'],
  ['/payment', 'developer'],
  ['/monitors', 'developer'],
  ['/monitors/redirects', 'developer'],
  ['/monitors/first', 'developer'],
  ['/dashboard-access', 'developer'],
  ['/customers', 'developer'],
  ['/', 'visitor'],
  ['/', 'paid-new'],
];

for (const [path, account] of pages) {
  test(`whatever the server says on ${path} for ${account} is text, and stays in its place`, async ({
    page,
    sandbox,
  }) => {
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
      await route.fulfill({ response, body: text === '' ? '' : JSON.stringify(poison(body)) });
    });
    await page.goto(target);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');

    const found = await page.evaluate(() => ({
      hacked: 'hacked' in window,
      injected: document.querySelectorAll('img[src="x"], svg[onload], body script:not([src])').length,
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect(found).toEqual({ hacked: false, injected: 0, wide: 0 });
  });
}
