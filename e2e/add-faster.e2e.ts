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

test('a pasted link opens its monitor, and is added', { tag: '@paste' }, async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'customer');
  await page.goto('/monitors');
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
  await asked.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/monitors\/[^/?]+$/);
  const link = page.getByRole('textbox', { name: 'Link', exact: true });
  await expect(link).toHaveValue(`${origin}/pasted-dunk`);
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Input added successfully')).toBeVisible();
  const [call] = await sandbox.requests(add);
  expect(call?.body).toMatchObject({ inputs: [{ link: `${origin}/pasted-dunk`, sizeRange: '36-50' }] });
});

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
