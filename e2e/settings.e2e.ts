import type { Page } from '@playwright/test';
import { expect, test, type Sandbox } from './fixtures';

test('changed settings are in the preview, the tab and after a reload', async ({ page, sandbox }) => {
  await sandbox.open(page, 'customer', '/settings');
  const name = page.getByRole('textbox', { name: 'Bot Name' });
  await name.fill('Night Shift Bot');
  await expect(page.getByRole('article').getByText('Night Shift Bot')).toBeVisible();
  await page.getByRole('textbox', { name: 'Embed Color' }).fill('#00ff7f');
  const server = page.getByRole('textbox', { name: 'Whitelisted Servers' });
  await server.fill('123456789012345678');
  await expect(page).toHaveTitle('● Settings · Dropdeck');
  const icon = page.locator('link[rel="icon"]');
  await expect(icon).toHaveAttribute('href', '/favicon-unsaved.svg');
  // The keys load after the first page. They save what is typed in the field, too.
  await expect(page.getByRole('button', { name: 'Search', exact: true }).locator('kbd')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Settings updated successfully')).toBeVisible();
  await expect(server).toBeFocused();
  await expect(page).toHaveTitle('Settings · Dropdeck');
  await expect(icon).toHaveAttribute('href', '/favicon.svg');

  const [saved] = await sandbox.requests('settings.updateCustomer');
  expect(Object.keys(saved?.body as object).toSorted()).toEqual([
    'app_id',
    'bot_name',
    'customer_name',
    'footer_icon',
    'footer_text',
    'hex_color',
    'image_url',
    'webhook_url',
    'whitelisted_servers',
  ]);

  await page.reload();
  await expect(name).toHaveValue('Night Shift Bot');
  await expect(page.getByRole('textbox', { name: 'Embed Color' })).toHaveValue('#00ff7f');
  await expect(page.getByText('123456789012345678')).toBeVisible();
});

test('leaving with unsaved changes opens a question', async ({ page, sandbox }) => {
  await sandbox.open(page, 'customer', '/settings');
  const name = page.getByRole('textbox', { name: 'Bot Name' });
  const before = await name.inputValue();
  await name.fill('Half done');
  await page.getByRole('link', { name: 'Payment' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Leave without saving?');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(name).toHaveValue('Half done');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(name).toHaveValue(before);
  await page.getByRole('link', { name: 'Payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeFocused();
});

/** The page in a window of this size, typed in and gone through by Tab. */
const noBarCovers =
  (width: number, height: number) =>
  async ({ page, sandbox }: { page: Page; sandbox: Sandbox }): Promise<void> => {
    await page.setViewportSize({ width, height });
    await sandbox.open(page, 'customer', '/settings');
    /** The focused control if a sticky or fixed element is above its upper or lower end. */
    const covered = () =>
      page.evaluate(() => {
        const control = document.activeElement;
        // Firefox goes on through its own controls.
        if (control?.matches(':focus') !== true) return null;
        const { left, top, right, bottom } = control.getBoundingClientRect();
        const isBelow = (y: number): boolean => {
          let each = document.elementFromPoint((left + right) / 2, y);
          if (each === null) return true;
          for (; each !== null && !each.contains(control); each = each.parentElement) {
            if (/sticky|fixed/.test(getComputedStyle(each).position)) return true;
          }
          return false;
        };
        return [top + 2, bottom - 2].some(isBelow) ? control.outerHTML : null;
      });
    const name = page.getByRole('textbox', { name: 'Bot Name' });
    await name.evaluate((field) => field.scrollIntoView({ block: 'end' }));
    // As autofill and dictation do: the browser does not scroll to the caret.
    await name.fill('Night Shift Bot');
    await expect(page.getByText('You have unsaved changes')).toBeVisible();
    await expect.poll(covered).toBeNull();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let count = 0; count < 40; count += 1) {
        await page.keyboard.press(key);
        await expect.poll(covered, { message: `after ${count + 1} × ${key}` }).toBeNull();
      }
    }
  };

test('at 200 % zoom no sticky bar covers the focused control', noBarCovers(720, 450));
test('at 400 % zoom no sticky bar covers the focused control', noBarCovers(320, 256));

test('reduced motion stops every animation and transition', { tag: '@cdp' }, async ({ page, sandbox }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await sandbox.open(page, 'customer', '/settings');
  const durations = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('button, a, input')].flatMap((element) =>
        getComputedStyle(element).transitionDuration.split(', '),
      ),
    );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await durations()).toContain('0.12s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(new Set(await durations())).toEqual(new Set(['0s']));
});
