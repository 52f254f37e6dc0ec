import type { Page } from '@playwright/test';
import { expect, storeOnLoad, test } from './fixtures';

/** Keys of answers under which there are webhooks, proxies, links, names and IDs. */
const sensitive =
  /^(name|monitor_name|keywords?|link|example_inputs|note|footer_text|icon|image|footer_icon|webhook|webhook_url|specialWebhook|proxies|customer_id|discord_id|app_id|monitor_uuid|whitelisted_servers)$/;

/** What every customer of the service sees: commands, plans and products. */
const isOffered = (object: object): boolean =>
  'type' in object && /^(toolbox|monitor)$/.test(String(object.type));

function collect(value: unknown, key: string, into: Set<string>): void {
  if (typeof value === 'string') {
    if (sensitive.test(key)) for (const line of value.split('\n')) if (line.length > 4) into.add(line);
  } else if (Array.isArray(value)) for (const one of value) collect(one, key, into);
  else if (typeof value === 'object' && value !== null && !isOffered(value))
    for (const [name, one] of Object.entries(value))
      if (!/^(products|selectedProduct)$/.test(name)) collect(one, name, into);
}

/** What the answers to a page hold that others may not see. */
function secretsOf(page: Page): ReadonlySet<string> {
  // The person, whose name stands in the storage. The names of some roles are words of the product, too.
  const secrets = new Set(['Noor Haddad']);
  page.on('response', async (response) => {
    if (!/\/v1\/(?!plan|products|.*commands)/.test(response.url())) return;
    const text = await response.text().catch(() => '');
    if (text.startsWith('{') || text.startsWith('[')) collect(JSON.parse(text), '', secrets);
    for (const word of ['Owner', 'Member']) secrets.delete(word);
  });
  return secrets;
}

/** The secrets that are shown in clear in texts, fields and the title. */
const shownIn = (page: Page, secrets: ReadonlySet<string>): Promise<readonly string[]> =>
  page.evaluate(
    (values) => {
      const isMasked = (element: Element): boolean =>
        getComputedStyle(element).getPropertyValue('-webkit-text-security') === 'disc';
      const texts = [document.title];
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        const { parentElement, nodeValue } = nodes.currentNode;
        if (parentElement?.checkVisibility() && !isMasked(parentElement)) texts.push(nodeValue ?? '');
      }
      for (const field of document.querySelectorAll('input, textarea'))
        if (!isMasked(field)) texts.push((field as HTMLInputElement).value);
      return values.filter((value) => texts.some((text) => text.includes(value)));
    },
    [...secrets],
  );

test('no page or dialog shows a hidden webhook, link, name or ID', async ({ page, sandbox }) => {
  test.setTimeout(240_000);
  await sandbox.signIn(page, 'developer');
  await storeOnLoad(page, { 'dropdeck:preferences': '{"values":"hidden","folded":[]}' });
  const secrets = secretsOf(page);
  const look = async (where: string): Promise<void> => {
    await page.waitForLoadState('networkidle');
    expect(await shownIn(page, secrets), where).toEqual([]);
  };
  const pages: readonly (readonly [path: string, opened?: RegExp])[] = [
    ['/settings'],
    ['/commands', /^Edit/],
    ['/payment'],
    ['/monitors', /^Developer Settings/],
    ['/monitors/redirects', /^Edit/],
    [`/monitors/${await sandbox.firstMonitor('developer')}`, /^Add User$/],
    ['/dashboard-access', /^Remove/],
    ['/customers', /^Details/],
    ['/tools/webhooks', /^Look through/],
  ];
  for (const [path, opened] of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(path);
    if (opened === undefined) continue;
    await page.getByRole('main').getByRole('button', { name: opened }).first().click();
    await look(`${path}, ${opened.source}`);
  }
  expect(secrets.size).toBeGreaterThan(100);
});

test('a key hides values, in every tab and after a reload', async ({
  page,
  context,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED/);
  await sandbox.open(page, 'customer', '/monitors');
  const name = page.getByRole('rowheader').first();
  await expect(name).toBeVisible();
  const other = await context.newPage();
  await other.goto('/monitors/redirects');
  await other.getByRole('grid').waitFor();

  // The keys load after the first page.
  await expect(page.getByRole('button', { name: 'Search', exact: true }).locator('kbd')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+.');
  await expect(name).toHaveCSS('-webkit-text-security', 'disc');
  await expect(other.getByRole('rowheader').first()).toHaveCSS('-webkit-text-security', 'disc');

  // The mark is there before the product's script.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-values', 'hidden');
});
