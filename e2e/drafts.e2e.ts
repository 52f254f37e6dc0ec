import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { addForm, editors, field, firstMonitor, pathOf, WEBHOOK, type Editor } from './editors';
import { expect, test, type Sandbox } from './fixtures';

const offer = (page: Page, text: RegExp | string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text });

/** The texts of a storage, once the debounced drafts are in it. */
const stored = (page: Page, name: 'localStorage' | 'sessionStorage') =>
  page.evaluate((each) => Object.values(window[each]).join(), name);

async function openEditor(page: Page, sandbox: Sandbox, editor: Editor): Promise<string> {
  const path = await pathOf(sandbox, editor);
  await page.goto(path);
  await editor.type(page);
  // The texts of editors that one journey opens differ, so that this waits for the new draft.
  await expect.poll(() => stored(page, 'localStorage')).toContain(editor.typed);
  expect(await stored(page, 'localStorage')).not.toContain('webhooks/1/');
  return path;
}

for (const editor of editors) {
  test(`${editor.name} gets back what was typed after a reload, and its draft goes with the save`, async ({
    page,
    sandbox,
  }) => {
    page.on('dialog', (question) => void question.accept());
    await sandbox.signIn(page, 'developer');
    await openEditor(page, sandbox, editor);
    await page.reload();
    await expect(offer(page, editor.offered)).toBeVisible();
    await offer(page, editor.offered).getByRole('button', { name: 'Restore' }).click();
    await editor.check(page);
    await expect(offer(page, /You have/)).toBeHidden();
    await editor.save(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('dropdeck:drafts'))).toBeNull();
  });
}

/** Opens the browser again with what outlives a crash, which ends the tab without an event. */
async function afterCrash(page: Page, browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ ...options, storageState });
  return context.newPage();
}

test('what was typed outlives a crash of the browser, except the webhook', async ({
  page,
  sandbox,
  browser,
  baseURL,
}) => {
  await sandbox.signIn(page, 'developer');
  const [redirect] = editors;
  const path = await openEditor(page, sandbox, redirect as Editor);
  const next = await afterCrash(page, browser, { baseURL: baseURL ?? '' });
  await next.goto(path);
  await offer(next, (redirect as Editor).offered)
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect(field(next, 'Keyword')).toHaveValue('Quay Street');
  await expect(field(next, 'Webhook URL')).toHaveValue('');
  await next.context().close();
});

test('a draft is not offered in a second tab while the first has it open', async ({
  page,
  sandbox,
  context,
}) => {
  const first = await context.newPage();
  await sandbox.signIn(first, 'developer');
  const [redirect] = editors;
  const path = await openEditor(first, sandbox, redirect as Editor);
  const second = page;
  await second.goto('/tools/drafts');
  await expect(second.getByText('Open in another tab')).toBeVisible();
  await second.goto(path);
  await expect(second.getByRole('button', { name: 'Create Redirect' })).toBeVisible();
  await expect(offer(second, /You have/)).toBeHidden();
  await first.close();
  await second.reload();
  await expect(offer(second, (redirect as Editor).offered)).toBeVisible();
});

test('a draft outlives a forced logout, and its webhook stays in the tab', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/401/);
  await sandbox.signIn(page, 'customer');
  const path = await firstMonitor(sandbox, 'customer');
  await page.goto(path);
  await addForm(page).getByRole('textbox', { name: 'Link' }).fill('https://shop.example/forced');
  await sandbox.fault('monitorDetail.saveMonitorWebhooks', { kind: 'status', status: 401 });
  await page.getByRole('textbox', { name: 'EU', exact: true }).fill(WEBHOOK);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sandbox\/home/);
  await sandbox.clearFaults();
  await page.goto('/');
  await page.getByRole('button', { name: 'Mara Lindqvist' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.goto(path);
  expect(await stored(page, 'localStorage')).not.toContain(WEBHOOK);
  await offer(page, /You have 2 drafts on this page/)
    .getByRole('link', { name: 'Show drafts' })
    .click();
  const row = page.getByRole('row', { name: /New inputs/ });
  await row.hover();
  await row.getByRole('button', { name: 'Open' }).click();
  await expect(addForm(page).getByRole('textbox', { name: 'Link' })).toHaveValue(
    'https://shop.example/forced',
  );
  await offer(page, /unsaved webhooks/)
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect(page.getByRole('textbox', { name: 'EU', exact: true })).toHaveValue(WEBHOOK);
  await expect(page.getByText('Webhooks updated successfully')).toBeVisible();
});

test('the list of drafts opens one, and discards one or all of them', async ({ page, sandbox }) => {
  page.on('dialog', (question) => void question.accept());
  await sandbox.signIn(page, 'developer');
  const [redirect, update, newMonitor] = editors;
  for (const editor of [update, newMonitor, redirect]) {
    await openEditor(page, sandbox, editor as Editor);
    await page.reload();
  }
  await page.goto('/tools/drafts');
  const rows = page.getByRole('grid', { name: 'Drafts' }).getByRole('row');
  await expect(rows.filter({ has: page.getByRole('rowheader') })).toHaveCount(3);
  await rows.filter({ hasText: 'Half a thought' }).getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Half a thought')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Half a thought')).toBeVisible();
  await rows.filter({ hasText: 'Half a thought' }).getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/monitors$/);
  await expect(field(page, 'Title')).toHaveValue('Half a thought');
  await page.goto('/tools/drafts');
  await page.getByRole('button', { name: 'Discard all' }).click();
  await expect(page.getByText('No drafts')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No drafts')).toBeVisible();
});
