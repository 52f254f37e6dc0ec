import { expect, test } from './fixtures';

test('a file of 100,000 proxies is imported, takes a typed line, and is saved', async ({ page, sandbox }) => {
  test.setTimeout(240_000);
  await sandbox.open(page, 'developer', '/monitors');
  await page.getByRole('button', { name: 'Developer Settings' }).click();
  await page.getByRole('button', { name: 'Create Proxy List' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Many');
  const lines = Array.from(
    { length: 100_000 },
    (_, line) => `192.0.2.1:${20_000 + (line % 9_000)}:u${line}:p`,
  );
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'many.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}`),
  });
  await expect(dialog.getByText('100,000 proxies')).toBeVisible();
  const editor = dialog.getByRole('textbox', { name: 'Proxies' });
  await expect(editor).toContainText('192.0.2.1:20000:••••:••••');
  await expect(editor).not.toContainText('u0');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\nlast.proxies.example:1');
  await expect(dialog.getByText('100,001 proxies')).toBeVisible();
  // Listened for, since it may come and go while the page is busy.
  const isSaid = page.evaluate(
    (text) =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          if (document.body.textContent.includes(text)) resolve();
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      }),
    'New proxy list created successfully',
  );
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await isSaid;
  const row = page.getByRole('grid', { name: 'Proxy lists' }).getByRole('row', { name: /^Many/ });
  await expect(row).toContainText('100,001');
  const [created] = await sandbox.requests('proxies.createProxyList');
  expect(created?.body).toMatchObject({
    proxyListData: expect.stringMatching(/^192\.0\.2\.1:20000:u0:p\n[^\r]*\nlast\.proxies\.example:1$/),
  });
});
