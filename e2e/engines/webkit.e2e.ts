import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { By } from 'selenium-webdriver';
import { by, Key, test } from './webkit';

test('a customer signs in, saves the settings and opens every page', async ({ webkit, sandbox }) => {
  await webkit.open('/sandbox/login');
  await webkit.click(By.css('button[name="account"][value="developer"]'));
  await webkit.find(by.heading('Settings'));
  await webkit.fill(by.field('Bot Name'), 'In WebKit');
  await webkit.click(by.button('Save Changes'));
  await webkit.find(by.text('Settings updated successfully'));
  const [saved] = await sandbox.requests('settings.updateCustomer');
  expect(saved?.body).toMatchObject({ bot_name: 'In WebKit' });
  for (const [link, heading] of [
    ['Commands', 'Commands'],
    ['Payment', 'Payment Information'],
    ['Overview', 'Monitors'],
    ['Redirects', 'Redirects'],
    ['Dashboard Access', 'Dashboard Access'],
    ['Customers', 'Customers'],
  ] as const) {
    await webkit.click(by.link(link));
    await webkit.find(by.heading(heading));
  }
});

test('a list of 10,000 monitors is searched and scrolled to its end', async ({ webkit, sandbox }) => {
  await webkit.open('/monitors', await sandbox.session('crowded'));
  const grid = await webkit.find(By.css('[role="grid"][aria-rowcount="10001"]'));
  await webkit.fill(by.field('Search monitors'), 'nike');
  await expect.poll(() => grid.getAttribute('aria-rowcount')).not.toBe('10001');
  await webkit.fill(by.field('Search monitors'), Key.BACK_SPACE);
  await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe('10001');
  const rowsAtEnd = async (): Promise<number> => {
    await webkit.driver.executeScript('scrollTo(0, document.documentElement.scrollHeight)');
    return (await webkit.driver.findElements(By.css('[role="row"][aria-rowindex="10001"]'))).length;
  };
  await expect.poll(rowsAtEnd).toBe(1);
});

test('a keyword list is written in the line editor, filled from a file and saved', async ({
  webkit,
  sandbox,
}) => {
  await webkit.open('/monitors', await sandbox.session('developer'));
  await webkit.click(by.button('Developer Settings'));
  await webkit.click(by.button('Create Keyword List'));
  await webkit.fill(by.field('Name'), 'Quay');
  const file = join(mkdtempSync(join(tmpdir(), 'dropdeck-')), 'keywords.txt');
  writeFileSync(file, 'dunk\nsamba\ndunk\n');
  await (await webkit.find(By.css('[role="dialog"] input[type="file"]'))).sendKeys(file);
  await webkit.find(by.button('1 duplicate: go to the next'));
  // The editor is in a shadow root.
  await webkit.click(By.css('[role="dialog"] [style*="--height"]'));
  await webkit.press(Key.CONTROL, Key.HOME);
  await webkit.press('yeezy');
  await webkit.press(Key.ENTER);
  await webkit.click(by.button('Create'));
  await webkit.find(by.text('New keyword list created successfully'));
  const [created] = await sandbox.requests('keywords.createKeywordList');
  expect(created?.body).toMatchObject({ name: 'Quay', keywords: ['yeezy', 'dunk', 'samba', 'dunk'] });
});

test('a customer is extended by a month, and given a renewal date', async ({ webkit, sandbox }) => {
  const renewals = async (): Promise<unknown[]> =>
    (await sandbox.requests('customers.saveCustomer')).map(
      ({ body }) => (body as { next_renewal?: unknown }).next_renewal,
    );
  await webkit.open('/customers', await sandbox.session('developer'));
  await webkit.click(by.button('Extend 1 Month'));
  await webkit.find(by.text('Customer updated successfully'));
  await webkit.click(by.button('Details'));
  await webkit.click(By.css('[data-customer] [role="spinbutton"][aria-label^="year"]'));
  await webkit.press('2031');
  await webkit.click(by.field('Search customers'));
  await expect.poll(renewals).toHaveLength(2);
  expect((await renewals())[1]).toMatch(/^2031-/);
});

test('two tabs that changed the same field ask before the second save', async ({ webkit, sandbox }) => {
  const { driver } = webkit;
  await webkit.open('/settings', await sandbox.session('customer'));
  await webkit.fill(by.field('Bot Name'), 'Mine');
  const first = await driver.getWindowHandle();
  await driver.switchTo().newWindow('tab');
  await webkit.open('/settings');
  await webkit.fill(by.field('Bot Name'), 'Theirs');
  await webkit.click(by.button('Save Changes'));
  await webkit.find(by.text('Settings updated successfully'));
  await driver.switchTo().window(first);
  await webkit.click(by.button('Save Changes'));
  await webkit.find(by.text('Changed in the meantime'));
  await webkit.click(by.button('Keep editing'));
  expect(await webkit.valueOf(by.field('Bot Name'))).toBe('Mine');
  expect(await sandbox.requests('settings.updateCustomer')).toHaveLength(1);
});

test('a dialog keeps the focus, and Escape returns it to its button', async ({ webkit, sandbox }) => {
  await webkit.open('/commands', await sandbox.session('developer'));
  await webkit.click(by.button('Edit'));
  await webkit.find(By.css('[role="dialog"]'));
  const isInside = (): Promise<boolean> =>
    webkit.driver.executeScript<boolean>(
      "return document.querySelector('[role=dialog]')?.contains(document.activeElement) ?? false",
    );
  await expect.poll(isInside).toBe(true);
  for (let press = 0; press < 12; press += 1) await webkit.press(Key.TAB);
  expect(await isInside()).toBe(true);
  await webkit.press(Key.ESCAPE);
  await expect
    .poll(() =>
      webkit.driver.executeScript<string>("return document.activeElement?.getAttribute('aria-label')"),
    )
    .toBe('Edit');
});

test('an invite link is copied to the clipboard', async ({ webkit, sandbox }) => {
  await webkit.open('/dashboard-access', await sandbox.session('customer'));
  await webkit.click(by.button('Invite User'));
  await webkit.click(by.button('Copy'));
  await webkit.find(by.button('Copied!'));
});
