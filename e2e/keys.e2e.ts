import type { Locator, Page } from '@playwright/test';
import { expect, test, type Sandbox } from './fixtures';

/** Opens a page and waits for its keys, which load after it. */
async function open(page: Page, sandbox: Sandbox, path: string, account = 'developer'): Promise<void> {
  await sandbox.signIn(page, account);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Search', exact: true }).locator('kbd')).toBeVisible();
}

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

test('two keys open a page that the user may open, with the search it was left with', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox, '/settings', 'customer');
  await press(page, 'g', 'm');
  await expect(heading(page, 'Monitors')).toBeVisible();
  await press(page, '/');
  await page.keyboard.type('air');
  await expect(page).toHaveURL(/search=air/);
  // Typed in the search.
  await press(page, 'g', 'r');
  await expect(page.getByRole('searchbox')).toHaveValue('airgr');
  await page.getByRole('searchbox').fill('air');
  // The address has the search a render later.
  await expect(page).toHaveURL(/search=air$/);
  await page.getByRole('searchbox').blur();
  await press(page, 'g', 'r');
  await expect(heading(page, 'Redirects')).toBeVisible();
  await press(page, 'g', 'u');
  await press(page, 'g', 'm');
  await expect(heading(page, 'Monitors')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('air');
});

test('a redirect is found, selected, edited, saved and created with the keys of the list', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox, '/monitors/redirects', 'customer');
  const rows = page.getByRole('grid').getByRole('row');
  await press(page, 'j');
  await expect(rows.nth(1)).toBeFocused();
  await press(page, 'j', 'j', 'k');
  await expect(rows.nth(2)).toBeFocused();
  await press(page, 'x');
  await expect(rows.nth(2).getByRole('checkbox')).toBeChecked();
  await press(page, 'Escape');
  await expect(rows.nth(2).getByRole('checkbox')).not.toBeChecked();

  await press(page, 'e');
  const editor = page.getByRole('dialog', { name: 'Edit redirect' });
  const keyword = editor.getByRole('textbox', { name: 'Keyword' });
  await expect(keyword).toBeVisible();
  // Nothing has changed: Save waits, and the keys of the page are off.
  await press(page, 'Control+s', 'Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await keyword.fill('njx');
  await press(page, 'Control+s');
  await expect(page.getByText('Redirect saved')).toBeVisible();
  await expect(editor).toHaveCount(0);
  await expect(page.getByRole('rowheader', { name: 'njx' })).toBeVisible();
  expect(await sandbox.requests('redirects.updateRedirect')).toHaveLength(1);

  await press(page, 'n');
  const creating = page.getByRole('dialog', { name: 'Create Redirect' });
  await expect(creating).toBeVisible();
  await press(page, 'Escape');
  await expect(creating).toHaveCount(0);
});

test('the settings are saved with Ctrl+S from a field, with what is typed in it', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox, '/settings', 'customer');
  await press(page, 'Control+s');
  await page.getByRole('textbox', { name: 'Bot Name' }).fill('Night Shift Bot');
  await page.getByRole('textbox', { name: 'Whitelisted Servers' }).fill('123456789012345678');
  await press(page, 'Control+s');
  await expect(page.getByText('Settings updated successfully')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Whitelisted Servers' })).toBeFocused();
  const saved = await sandbox.requests('settings.updateCustomer');
  expect(saved).toHaveLength(1);
  expect(JSON.stringify(saved[0]?.body)).toContain('123456789012345678');
});

test('the list of keys says what works here, and no key works in the line editor', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox, '/settings');
  await press(page, '?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const item = (label: string): Locator => list.getByRole('listitem').filter({ hasText: label });
  await expect(item('Next row')).toContainText('No list on this page');
  await expect(item('Save changes')).not.toContainText('on this page');
  await press(page, 'n', 'j', 'Escape');
  await expect(list).toHaveCount(0);

  await press(page, 'g', 'm');
  await expect(heading(page, 'Monitors')).toBeVisible();
  await expect(page.getByRole('grid').getByRole('rowheader').first()).toBeVisible();
  await press(page, '?');
  await expect(item('Next row')).not.toContainText('on this page');
  await press(page, 'Escape');
  await page.getByRole('button', { name: 'Developer Settings' }).click();
  await page.getByRole('button', { name: 'Create Keyword List' }).click();
  const editor = page.getByRole('dialog');
  await editor.getByRole('textbox', { name: 'Name' }).fill('Quay');
  await editor.getByRole('textbox', { name: 'Keywords' }).click();
  await page.keyboard.type('g s/?njx');
  await expect(editor.getByRole('textbox', { name: 'Keywords' })).toContainText('g s/?njx');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await press(page, 'Control+s');
  await expect(page.getByText('New keyword list created successfully')).toBeVisible();
});

test('plain keys are turned off with the keyboard alone, and stay so after a reload', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox, '/monitors/redirects', 'customer');
  await press(page, '?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const plainKeys = list.getByRole('switch', { name: 'Single-key shortcuts' });
  await plainKeys.focus();
  await press(page, 'Space', 'Escape');
  await expect(list).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Search', exact: true }).locator('kbd')).toBeVisible();
  await press(page, 'n', 'j', '?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: /account and help/ }).focus();
  await press(page, 'Enter');
  await expect(page.getByRole('menuitem', { name: 'Activity' })).toBeFocused();
  await press(page, 'k');
  await expect(page.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeFocused();
  await press(page, 'Enter');
  await plainKeys.focus();
  await press(page, 'Space', 'Escape');
  await expect(list).toHaveCount(0);
  await press(page, 'n');
  await expect(page.getByRole('dialog', { name: 'Create Redirect' })).toBeVisible();
});
