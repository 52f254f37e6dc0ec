import { type Page } from '@playwright/test';
import { chooseInMenu, expect, test } from './fixtures';

/** How a server may answer for a chunk that a deploy has removed. */
const kinds = ['404', 'aborted', 'index.html'] as const;

/** Makes a page's chunk unavailable by a deploy. `until` delays the first response. */
async function breakChunk(page: Page, file: RegExp, kind: (typeof kinds)[number], until?: Promise<void>) {
  const seen = { requests: 0, reloads: -1 };
  await page.route('**/release.json', (route) => route.fulfill({ json: { release: 'next' } }));
  page.on('load', () => (seen.reloads += 1));
  await page.route(file, async (route) => {
    seen.requests += 1;
    await until;
    if (kind === '404') await route.fulfill({ status: 404, body: 'Not Found' });
    else if (kind === 'aborted') await route.abort();
    else await route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' });
  });
  return seen;
}

const payment = /\/assets\/PaymentRoute-[^/]*\.js$/;
const newVersion = 'A new version is available';
// Firefox reports an error that is logged as “Error” alone.
const chunkErrors =
  /^Error$|dynamically imported module|Failed to load|MIME type|A new version|This part could not|\[object/;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const kind of kinds) {
  test(`a page whose chunk is missing (${kind}) reloads once, then offers a reload, with three requests at most`, async ({
    page,
    sandbox,
    pageErrors,
  }) => {
    pageErrors.expect(chunkErrors);
    await sandbox.signIn(page, 'customer');
    const seen = await breakChunk(page, payment, kind);
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Payment' }).first().click();
    await expect(heading(page, newVersion)).toBeVisible();
    await expect(page).toHaveURL(/\/payment$/);
    expect(seen.reloads).toBe(1);
    expect(seen.requests).toBeLessThanOrEqual(3);

    await page.unroute(payment);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(heading(page, 'Payment')).toBeVisible();
  });
}

test('a page whose chunk does not arrive says so', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(chunkErrors);
  await sandbox.signIn(page, 'customer');
  await breakChunk(page, payment, '404');
  await page.unroute('**/release.json');
  await page.goto('/payment');
  await expect(page.getByRole('alert')).toContainText('Unexpected Application Error!');
  await expect(page.getByRole('alert')).toContainText(/PaymentRoute|This part could not be loaded/);
});

test('the chunk of a dialog is missing, and the draft stays', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(chunkErrors);
  await sandbox.signIn(page, 'customer');
  const seen = await breakChunk(page, /\/assets\/Preferences-[^/]*\.js$/, '404');
  await page.goto('/settings');
  const name = page.getByRole('textbox', { name: 'Bot Name' });
  await name.fill('Half a name');
  await chooseInMenu(page, 'Preferences');
  await expect(page.getByRole('status').filter({ hasText: newVersion })).toBeVisible();
  await expect(name).toHaveValue('Half a name');
  expect(seen.reloads).toBe(0);
  expect(seen.requests).toBeLessThanOrEqual(3);
});
