import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { pressEach } from './crawl';
import { expect, storeOnLoad, test } from './fixtures';
import { chooseInList } from './listMenu';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Keys of answers under which there are webhooks, proxies, links, names and IDs. */
const sensitive =
  /^(name|monitor_name|site_name|keywords?|link|example_inputs|note|footer_text|icon|image|image_url|footer_icon|webhook|webhook_url|specialWebhook|proxies|customer_id|discord_id|app_id|monitor_uuid|id|whitelisted_servers)$/;

/** What every customer of the service sees, and no person’s data. */
const isOffered = (object: object): boolean =>
  'type' in object && /^(toolbox|monitor)$/.test(String(object.type));

/** Roles that have the name of something in the product. */
const words = new Set(['Member']);

function collect(value: unknown, key: string, into: Set<string>): void {
  if (typeof value === 'string') {
    if (sensitive.test(key)) for (const line of value.split('\n')) if (line.length > 4) into.add(line);
  } else if (Array.isArray(value)) for (const one of value) collect(one, key, into);
  else if (typeof value === 'object' && value !== null && !isOffered(value))
    for (const [name, one] of Object.entries(value))
      if (!/^(?:products|selectedProduct)$/.test(name)) collect(one, name, into);
}

/** What the answers so far hold that others may not see. */
function collectValues(page: Page): () => Promise<ReadonlySet<string>> {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    // Plans and commands are the service’s own.
    if (/\/v1\/(?!plan|products|.*commands)/.test(response.url()))
      answers.push(response.text().catch(() => 'null'));
  });
  return async () => {
    const values = new Set(['Noor Haddad']);
    for (const text of await Promise.all(answers)) {
      let answer: unknown = null;
      try {
        answer = JSON.parse(text);
      } catch {
        // An answer without a body.
      }
      collect(answer, '', values);
    }
    return values;
  };
}

interface Spoken {
  readonly value?: unknown;
}

/** What the page shows, and what it tells assistive technology. Where links lead is in the address of their page. */
async function perceived(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = (await client.send('Accessibility.getFullAXTree')) as unknown as {
    nodes: readonly { ignored: boolean; name?: Spoken; value?: Spoken; description?: Spoken }[];
  };
  await client.detach();
  const spoken = nodes
    .filter(({ ignored }) => !ignored)
    .flatMap(({ name, value, description }) => [name?.value, value?.value, description?.value]);
  const shown = await page.evaluate(() => {
    const attributes = [...document.querySelectorAll('body *')].flatMap((element) =>
      ['alt', 'title', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    const fields = [...document.querySelectorAll('input')]
      .filter(({ type }) => !/password|checkbox|radio|range|file|hidden/.test(type))
      .map(({ value }) => value);
    return [document.title, document.body.innerText, ...attributes, ...fields];
  });
  return [...spoken.map(String), ...shown].join('\n');
}

const paths = [
  '/settings',
  '/commands',
  '/payment',
  '/monitors',
  '/monitors/redirects',
  'monitor',
  '/dashboard-access',
  '/customers',
  '/tools/webhooks',
];

/** A button of each kind: those of rows have the same name, because the name of the row is hidden. */
const buttonsOf = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((buttons) => [
      ...new Set(
        buttons
          .filter((button) => button.checkVisibility() && !button.hasAttribute('disabled'))
          .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
      ),
    ]);

async function violationsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await checker.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  });
}

test.describe('while values are hidden', () => {
  for (const path of paths) {
    test(
      `no webhook, link, name or ID is shown or told on ${path} and in what opens there`,
      { tag: '@cdp' },
      async ({ page, sandbox }) => {
        test.setTimeout(240_000);
        await sandbox.signIn(page, 'developer');
        await storeOnLoad(page, { 'dropdeck:preferences': '{"values":"hidden","folded":[]}' });
        const valuesOf = collectValues(page);
        const address = path === 'monitor' ? `/monitors/${await sandbox.firstMonitor('developer')}` : path;
        const open = async (): Promise<void> => {
          await page.goto(address);
          await page.waitForLoadState('networkidle');
          await expect(page.getByText('Values are hidden')).toBeVisible();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        };
        const found = new Set<string>();
        const look = async (after: string): Promise<void> => {
          const text = await perceived(page);
          for (const value of await valuesOf())
            if (!words.has(value) && text.includes(value)) found.add(`${value} (${after})`);
        };
        await open();
        await look('at first');
        await page.emulateMedia({ media: 'print' });
        await look('in print');
        await page.emulateMedia({ media: null });
        expect(await violationsOf(page)).toEqual([]);
        await pressEach(page, {
          address,
          names: await buttonsOf(page),
          open,
          look: (name) => look(`after ${name}`),
        });
        expect([...found]).toEqual([]);
      },
    );
  }
});

test(
  'what was typed into several lines is told to assistive technology as a mask',
  { tag: '@cdp' },
  async ({ page, sandbox }) => {
    await sandbox.signIn(page, 'developer');
    await storeOnLoad(page, { 'dropdeck:preferences': '{"values":"hidden","folded":[]}' });
    await page.goto('/monitors/redirects');
    await chooseInList(page, 'Import');
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Redirects' });
    await field.focus();
    await field.fill(
      'Secret drop;https://discord.com/api/webhooks/1/a\nSecret drop;https://discord.com/api/webhooks/2/b',
    );
    await page.keyboard.press('Tab');
    expect(await perceived(page)).not.toContain('Secret drop');
    await field.focus();
    await expect(field).toHaveValue(/Secret drop/);
  },
);

test('without what hides values nothing is shown but the reason, in the language of the person, and a second try shows the page', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/^Error$|dynamically imported module|Failed to load/);
  await sandbox.signIn(page, 'customer');
  await storeOnLoad(page, { 'dropdeck:preferences': '{"values":"hidden","language":"de","folded":[]}' });
  let loads = 0;
  page.on('load', () => (loads += 1));
  const part = /\/assets\/hiding-[^/]*\.js$/;
  await page.route(part, (route) => route.abort());
  await page.goto('/monitors');
  await expect(page.getByRole('heading')).toHaveText('Werte können nicht verborgen werden');
  await expect(page.locator('body')).not.toContainText('Nike');
  expect(loads).toBe(1);
  await page.unroute(part);
  await page.getByRole('button', { name: 'Erneut versuchen' }).press('Enter');
  await expect(page.getByText('Werte sind verborgen')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Monitore' })).toBeVisible();
});

test('values are hidden by a key in every tab, and no copy or file gives them away', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.signIn(page, 'customer');
  await page.goto('/monitors');
  const names = page.getByRole('rowheader');
  await expect(names.first()).toBeVisible();
  const name = (await names.first().textContent()) ?? '';
  const other = await context.newPage();
  await other.goto('/monitors/redirects');
  await other.getByRole('grid').waitFor();

  await page.getByRole('searchbox').focus();
  await page.keyboard.press('ControlOrMeta+.');
  const frame = page.getByRole('region', { name: 'What is switched off' });
  await expect(frame).toContainText('Values are hidden');
  await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Monitors' })).toBeVisible();

  const refused = 'Values are hidden on this screen. Show them to copy or save them.';
  await expect(other.getByText('Values are hidden', { exact: true })).toBeVisible();
  await other
    .getByRole('button', { name: /^Copy webhook/ })
    .first()
    .click();
  await expect(other.getByText(refused)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await page.keyboard.type('export csv');
  await page.getByRole('menuitem', { name: 'Export this list as CSV' }).click();
  await expect(page.getByText(refused)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  await frame.getByRole('button', { name: 'Show values' }).click();
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await expect(frame).toHaveCount(0);
  await expect(other.getByText('Values are hidden', { exact: true })).toHaveCount(0);
});
