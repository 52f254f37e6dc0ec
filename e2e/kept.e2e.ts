import type { Page } from '@playwright/test';
import { addForm, dialog, editors, expectTyped, save, type, WEBHOOK } from './editors';
import { chooseInMenu, expect, test } from './fixtures';

const kept = (page: Page) => page.evaluate(() => Object.values({ ...sessionStorage }).join());

for (const editor of editors) {
  test(`what is typed for ${editor.name} survives a reload, until it is saved`, async ({ page, sandbox }) => {
    const asked: string[] = [];
    page.on('dialog', (question) => {
      asked.push(question.type());
      void question.accept();
    });
    await sandbox.open(page, 'developer', editor.path);
    await editor.open(page);
    await type(page, editor);
    await page.reload();
    await editor.open(page);
    await expectTyped(page, editor);
    await save(page, editor);
    await expect.poll(() => kept(page)).not.toContain(Object.values(editor.typed)[0]);
    await page.reload();
    await editor.open(page);
    // Nothing is unsaved, so neither the second reload nor closing asks.
    expect(asked).toEqual(['beforeunload']);
    await dialog(page).press('Escape');
    await expect(dialog(page)).toBeHidden();
  });
}

test('a field that saves itself has sent what is typed when a reload is asked about', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, 'developer', '/monitors/{uuid}');
  const delay = page.getByRole('textbox', { name: 'Delay' });
  // A browser asks nothing of a page that was not touched.
  await delay.click();
  await delay.fill('4321');
  const question = page.waitForEvent('dialog');
  // It waits for the answer.
  void page.evaluate(() => location.reload()).catch(() => undefined);
  await (await question).dismiss();
  await expect.poll(async () => (await sandbox.requests('monitorDetail.updateMonitorInputs')).length).toBe(1);
  await expect(delay).toBeFocused();
});

test('what was typed is there again after a forced logout', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/401/);
  await sandbox.open(page, 'customer', '/monitors/{uuid}');
  const path = page.url();
  const link = addForm(page).getByRole('textbox', { name: 'Link' });
  const webhook = page.getByRole('textbox', { name: 'EU', exact: true });
  await link.fill('https://shop.example/forced');
  await sandbox.fault('monitorDetail.saveMonitorWebhooks', { kind: 'status', status: 401 });
  await webhook.fill(WEBHOOK);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sandbox\/home/);
  await sandbox.clearFaults();
  await page.goto('/');
  await page.getByRole('button', { name: 'Mara Lindqvist' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.goto(path);
  await expect(link).toHaveValue('https://shop.example/forced');
  await expect(webhook).toHaveValue(WEBHOOK);
  const saves = () => sandbox.requests('monitorDetail.saveMonitorWebhooks');
  await expect.poll(async () => (await saves()).at(-1)?.status).toBe(200);
  expect(await page.evaluate(() => Object.values({ ...localStorage }).join())).not.toContain(WEBHOOK);
});

test('a voluntary logout removes what was typed, also in another tab', async ({
  page,
  sandbox,
  context,
  pageErrors,
}) => {
  // The page asks before it is left, which a browser refuses to a page that was not touched since its load.
  pageErrors.expect(/Blocked attempt to show a 'beforeunload' confirmation/);
  await sandbox.open(page, 'customer', '/settings');
  await page.getByRole('textbox', { name: 'Bot Name' }).fill('Night Owl');
  expect(await kept(page)).toContain('Night Owl');
  const other = await context.newPage();
  await other.goto('/settings');
  await page.reload();
  await page.goto('/dashboard-access');
  await chooseInMenu(page, 'Log out');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await chooseInMenu(other, 'Log out');
  await expect(other).toHaveURL(/\/sandbox\/home/);
  await expect(page).toHaveURL(/\/sandbox\/home/);
  expect(await kept(page)).not.toContain('Night Owl');
});
