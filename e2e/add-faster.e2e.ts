import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const add = 'monitorDetail.addMonitorInputs';

/** Pastes a text where the focus is, or on the page. */
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    (document.activeElement ?? document.body).dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test(
  'a pasted link opens its monitor without trackers, and is added',
  { tag: '@paste' },
  async ({ page, sandbox }) => {
    await sandbox.signIn(page, 'customer');
    await page.goto('/monitors');
    const first = page.getByRole('rowheader').first();
    const name = (await first.innerText()).split('\n')[0] ?? '';
    await first.click();
    const example = page.getByText(/^https:\/\/[^/]+\//).first();
    const { origin } = new URL(await example.innerText());
    await page.getByRole('button', { name: 'Back to Monitor List' }).click();
    await expect(first).toBeVisible();

    await paste(page, `${origin}/pasted-dunk?utm_source=x&fbclid=1`);
    const asked = page.getByRole('dialog', { name: 'Add a link' });
    await expect(asked.getByRole('radio', { name })).toBeChecked();
    await asked.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/monitors\/[^/?]+$/);
    const link = page.getByRole('textbox', { name: 'Link', exact: true });
    await expect(link).toHaveValue(`${origin}/pasted-dunk`);
    await expect(link).toBeFocused();
    await expect(page.getByText('Without trackers: utm_source, fbclid')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Input added successfully')).toBeVisible();
    const [call] = await sandbox.requests(add);
    expect(call?.body).toMatchObject({ inputs: [{ link: `${origin}/pasted-dunk`, sizeRange: '36-50' }] });

    // The next input like the newest, and from now on.
    await page.getByRole('textbox', { name: 'Price Limit' }).fill('120');
    await page.getByRole('button', { name: 'Fill in' }).click();
    await page.getByRole('menuitem', { name: /^Start like this/ }).click();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Price Limit' })).toHaveValue('120');
    await page.getByRole('button', { name: 'Fill in' }).click();
    await page.getByRole('menuitem', { name: /^Start with standard/ }).click();
    await expect(page.getByRole('textbox', { name: 'Price Limit' })).toHaveValue('');
  },
);

test('a link of the address asks for its monitor, by the keyboard alone', async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'developer');
  await page.goto(`/monitors?filter=sneaker&add=${encodeURIComponent('https://unknown.example/dunk')}`);
  const dialog = page.getByRole('dialog', { name: 'Add a link' });
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue('https://unknown.example/dunk');
  await expect(page).toHaveURL(/\/monitors\?filter=sneaker$/);
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('zalando');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(
    'https://unknown.example/dunk',
  );
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

test('a page that a phone shares opens the form of its monitor', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sandbox.signIn(page, 'customer');
  await page.goto(`/monitors?title=Dunk&text=${encodeURIComponent('Dunk https://unknown.example/dunk')}`);
  const dialog = page.getByRole('dialog', { name: 'Add a link' });
  await dialog.getByRole('radio').first().press(' ');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add input' });
  await expect(sheet.getByRole('textbox', { name: 'Link' })).toHaveValue('https://unknown.example/dunk');
  const manifest = await page.request.get('/manifest.webmanifest');
  expect(await manifest.json()).toMatchObject({ share_target: { action: './monitors', method: 'GET' } });
});

test(
  'cells of a spreadsheet are pasted into the rows of inputs, and saved with one call',
  { tag: '@paste' },
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 1920, height: 1000 });
    await sandbox.signIn(page, 'customer');
    await page.goto('/monitors');
    await page.getByRole('rowheader').first().click();
    const rows = page.getByRole('grid', { name: 'Inputs' }).getByRole('row');
    await rows.nth(1).focus();
    await page.keyboard.press('F2');
    await expect(page.getByRole('textbox', { name: 'Size Range' })).toBeFocused();
    await paste(page, '36-40\tfirst\n38-42\tsecond\n40-44\tthird\n');
    await expect(rows.nth(3)).toContainText('40–44');
    await expect(rows.nth(2)).toContainText('second');
    await expect(page.getByText('Inputs updated successfully')).toBeVisible();
    const updates = await sandbox.requests('monitorDetail.updateMonitorInputs');
    expect(updates).toHaveLength(1);
    expect(updates[0]?.body).toMatchObject({
      inputs: [{ sizeRange: '36-40', note: 'first' }, { note: 'second' }, { sizeRange: '40-44' }],
    });

    // Rows that the table has no more of wait for their links in the dialog that adds many, which leaves trackers out.
    const count = (await rows.count()) - 1;
    await rows.nth(count).focus();
    await page.keyboard.press('F2');
    await paste(page, '36-38\tlast\n40-41\tnew\n60-61\ttoo large');
    const dialog = page.getByRole('dialog', { name: 'Add many' });
    const box = dialog.getByRole('textbox', { name: 'Links and product IDs' });
    await expect(box).toHaveValue('link,sizes,note\n,40-41,new\n,60-61,too large');
    await expect(dialog.getByText('A link or product ID is missing.').first()).toBeVisible();
    const link = 'https://unknown.example/rows';
    await box.fill(`link,sizes,note\n${link}?ref=a&utm_source=b,40-41,new\n${link}/2,60-61,too large`);
    await expect(dialog.getByText('0 to add')).toBeHidden();
    const trackers = dialog.getByRole('checkbox', { name: 'Without the trackers of 1 link: utm_source' });
    await expect(trackers).toBeChecked();
    await trackers.press('Space');
    await expect(dialog.getByText(`${link}?ref=a&utm_source=b`).last()).toBeVisible();
    await trackers.press('Space');
    await dialog.getByRole('button', { name: 'Add 1 input' }).press('Enter');
    await expect(page.getByText('1 input added')).toBeVisible();
    const [added] = await sandbox.requests(add);
    expect(added?.body).toMatchObject({
      inputs: [{ link: `${link}?ref=a`, sizeRange: '40-41', note: 'new' }],
    });
    // The range that is out of bounds is left in the box.
    await expect(box).toHaveValue(`link,sizes,note\n${link}/2,60-61,too large`);
  },
);
