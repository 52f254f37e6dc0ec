import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Pastes a text where the focus is, or on the page. */
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    (document.activeElement ?? document.body).dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test('a pasted link opens its monitor, and is added', { tag: '@paste' }, async ({ page, sandbox }) => {
  await sandbox.open(page, 'customer', '/monitors');
  const first = page.getByRole('rowheader').first();
  const name = (await first.innerText()).split('\n')[0] ?? '';
  await first.click();
  const example = page.getByText(/^https:\/\/[^/]+\//).first();
  const { origin } = new URL(await example.innerText());
  await page.getByRole('button', { name: 'Back to Monitor List' }).click();
  await expect(first).toBeVisible();

  await paste(page, `${origin}/pasted-dunk`);
  const asked = page.getByRole('dialog', { name: 'Add a link' });
  await expect(asked.getByRole('radio', { name })).toBeChecked();
  await asked.getByRole('button', { name: 'Region, note and more…' }).click();
  await expect(page).toHaveURL(/\/monitors\/[^/?]+$/);
  const link = page.getByRole('textbox', { name: 'Link', exact: true });
  await expect(link).toHaveValue(`${origin}/pasted-dunk`);
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Input added successfully')).toBeVisible();
  const [call] = await sandbox.requests('monitorDetail.addMonitorInputs');
  expect(call?.body).toMatchObject({ inputs: [{ link: `${origin}/pasted-dunk`, sizeRange: '36-50' }] });
});

test('an input is duplicated by keyboard: its link is typed over, and the rest is as it was', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, 'customer', '/monitors/{uuid}');
  const inputs = page.getByRole('grid', { name: 'Inputs' });
  const first = inputs.getByRole('row').nth(1);
  await first.getByRole('button', { name: 'Actions' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const link = page.getByRole('textbox', { name: 'Link', exact: true });
  await expect(link).toBeFocused();
  await expect(page.getByText('This link is already in the monitor.')).toBeVisible();
  expect(await sandbox.requests('monitorDetail.addMonitorInputs')).toHaveLength(0);
  await page.keyboard.type('https://shop.example/copied-dunk');
  await page.keyboard.press('Enter');
  const copy = inputs.getByRole('row', { name: 'https://shop.example/copied-dunk' });
  await expect(copy).toBeVisible();
  const [call] = await sandbox.requests('monitorDetail.addMonitorInputs');
  expect(call?.body).toMatchObject({ inputs: [{ link: 'https://shop.example/copied-dunk', active: true }] });
  const cellsOf = (row: typeof copy) => row.getByRole('gridcell', { name: /^\d\d.*–/ }).allInnerTexts();
  expect(await cellsOf(copy)).toEqual(await cellsOf(inputs.getByRole('row').nth(2)));
});

test('on a phone, what was typed is there again after Undo of the copy that replaced it', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sandbox.open(page, 'customer', '/monitors/{uuid}');
  await page.getByRole('button', { name: 'Add input' }).click();
  const link = page.getByRole('textbox', { name: 'Link', exact: true });
  await link.fill('https://shop.example/typed');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  const first = page.getByRole('grid', { name: 'Inputs' }).getByRole('row').nth(1);
  await first.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(link).not.toHaveValue('https://shop.example/typed');
  // The message stands over the sheet, which stays open, and above its button.
  await page.getByRole('dialog').getByRole('button', { name: 'Add input' }).click({ trial: true });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(link).toHaveValue('https://shop.example/typed');
});

test('a link of the address waits for the sign-in, and no address has it', async ({ page }) => {
  const link = 'https://unknown.example/secret-drop';
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await page.goto(`/monitors?add=${encodeURIComponent(link)}`);
  await expect(page).toHaveURL(/\/sandbox\/login/);
  await page.getByRole('button', { name: 'Mara Lindqvist' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a link' });
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(link);
  await expect(page).toHaveURL(/\/monitors$/);
  // The address of the page itself.
  expect(requested.filter((url) => url.includes('secret-drop'))).toHaveLength(1);
  // Once: a reload opens nothing.
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('dropdeck:tab:link'))).toBeNull();
});

test('what a phone shares is added to its monitor, by keyboard alone', async ({ page, sandbox }) => {
  const manifest = await page.request.get('/manifest.webmanifest');
  expect(await manifest.json()).toMatchObject({ share_target: { action: './monitors', method: 'GET' } });
  await page.setViewportSize({ width: 390, height: 844 });
  const text = encodeURIComponent('Dunk https://unknown.example/dunk');
  await sandbox.open(page, 'developer', `/monitors?filter=sneaker&title=Dunk&text=${text}`);
  const dialog = page.getByRole('dialog', { name: 'Add a link' });
  await expect(page).toHaveURL(/\/monitors\?filter=sneaker$/);
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('zalando');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(
    dialog.getByText(/^Input added successfully: https:\/\/unknown\.example\/dunk/).first(),
  ).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue('');
  const [call] = await sandbox.requests('monitorDetail.addMonitorInputs');
  expect(call?.body).toMatchObject({ inputs: [{ link: 'https://unknown.example/dunk' }], force: false });
});

test(
  'three links that are pasted at once are added by one Enter',
  { tag: '@paste' },
  async ({ page, sandbox }) => {
    await sandbox.open(page, 'customer', '/monitors');
    const first = page.getByRole('rowheader').first();
    const name = (await first.innerText()).split('\n')[0] ?? '';
    await first.click();
    const example = await page
      .getByText(/^https:\/\/[^/]+\//)
      .first()
      .innerText();
    await page.getByRole('button', { name: 'Back to Monitor List' }).click();
    await expect(first).toBeVisible();
    const links = ['one', 'two', 'three'].map((path) => `${new URL(example).origin}/${path}`);
    await paste(page, `${links.join('\n')}\n`);
    const dialog = page.getByRole('dialog', { name: 'Add a link' });
    await expect(dialog.getByRole('radio', { name })).toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Add 3 links' })).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(`Input added successfully: 3 links, in ${name}`).first()).toBeVisible();
    const [call, ...others] = await sandbox.requests('monitorDetail.addMonitorInputs');
    expect(call?.body).toMatchObject({ inputs: links.map((link) => ({ link })) });
    expect(others).toEqual([]);
  },
);

test(
  'a SKU that is pasted on the overview is found in all monitors, and Enter opens its row',
  {
    tag: '@paste',
  },
  async ({ page, sandbox }) => {
    const { uuid } = (await sandbox.monitors('customer')).at(-1) ?? { uuid: '' };
    const { inputs } = await sandbox.call<{ inputs: { link: string }[] }>('customer', `monitors/${uuid}`);
    const sku = inputs.at(-1)?.link.slice(-12) ?? '';
    await sandbox.open(page, 'customer', '/monitors');
    const search = page.getByRole('dialog', { name: 'Search' });
    // What takes it comes last in a visit.
    await expect(async () => {
      await paste(page, sku);
      await expect(search).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(search.getByRole('menuitem').first()).toContainText(sku);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/monitors\/[^/?]+\?inputs\.row=/);
    expect(await sandbox.requests('monitorDetail.addMonitorInputs')).toHaveLength(0);
  },
);
