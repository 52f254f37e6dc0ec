import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';

test('permissions are set in three steps, and settings know the servers', async ({ page, sandbox }) => {
  await sandbox.open(page, 'developer', '/commands');
  const row = page.getByRole('row', { name: /restock/ }).first();
  await row.getByRole('button', { name: /^Edit / }).click();
  const dialog = page.getByRole('dialog', { name: 'restock' });
  const box = await dialog.boundingBox();
  expect(Math.round(box?.width ?? 0)).toBeLessThanOrEqual(800);
  expect(box?.height ?? 0).toBeLessThanOrEqual(0.85 * (page.viewportSize()?.height ?? 0) + 1);

  await dialog.getByRole('button', { name: 'Edit Permissions' }).click();
  await dialog.getByRole('radio', { name: 'Role' }).click();
  await dialog.getByRole('option', { name: 'Trial' }).click();
  await dialog.getByRole('option', { name: 'Muted' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Deny all' }).click();
  await dialog.getByText('Trial', { exact: true }).first().click();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  const [save] = await sandbox.requests('commands.updateCommand');
  expect(save?.body).toMatchObject({
    app_id: '1093381726461140992',
    selected_channels: [],
    selected_members: [],
    selected_roles: [{ permission: true }, { permission: false }],
  });
  await expect(row.getByTitle('Custom permissions applied')).toBeVisible();
  await row.getByRole('button', { name: /^Edit / }).click();
  await expect(dialog.getByRole('region', { name: 'Role Permissions' })).toContainText('TrialAllowed');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Choose a known server' }).press('Enter');
  const server = page.getByRole('menuitem').first();
  const [name = '', id = ''] = (await server.innerText()).split('\n').map((text) => text.trim());
  await server.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: id })).toContainText(name);
});

test('Edit waits for the code of the dialog, and leaving drops the press', async ({ page, sandbox }) => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/assets\/Dialogs-.*\.js/, (route) => arrived.then(() => route.continue()));
  await sandbox.open(page, 'developer', '/commands');
  const edit = page.getByRole('row', { name: /restock/ }).getByRole('button', { name: /^Edit / });
  const dialog = page.getByRole('dialog', { name: 'restock' });
  await edit.press('Enter');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await page.goBack();
  await edit.press('Enter');
  const bar = page.locator('html[data-waiting]');
  await expect(bar).toHaveCount(1);
  arrive();
  await expect(dialog).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  await expect(dialog).toBeHidden();
});

test('Back from the authorization page shows a button for it', async ({ page, sandbox }) => {
  await sandbox.open(page, 'customer', '/settings');
  await page.getByRole('link', { name: 'Commands' }).first().click();
  await expect(page).toHaveURL(/\/oauth2\/authorize\?/);
  await page.goBack();
  await expect(page).toHaveURL(/\/commands$/);
  await expect(page.getByText('Commands need your authorization')).toBeVisible();
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expect(page).toHaveURL(/\/oauth2\/authorize\?/);
});

test('a role’s rights are copied to another role with the keyboard alone', async ({ page, sandbox }) => {
  await sandbox.open(page, 'developer', '/commands');
  await expect(page.getByRole('row', { name: /convert/ })).toBeVisible();
  const options = page.getByRole('button', { name: 'List options' });
  await options.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Copy a role’s rights' })).toBeFocused();
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Copy a role’s rights' });
  const tabTo = async (control: Locator): Promise<void> => {
    await expect(control).toBeEnabled();
    while (!(await control.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab');
  };
  /** Chooses what begins with a text. */
  const choose = async (label: string, text: string): Promise<void> => {
    const select = dialog.getByRole('button', { name: new RegExp(`${label}$`) });
    await tabTo(select);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox', { name: label })).toBeVisible();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(select).toBeFocused();
  };
  await choose('From role', 'Mod');
  await choose('On server', 'Heat');
  // The role with the same name is chosen there; what channels deny here alone is skipped.
  await expect(dialog.getByRole('button', { name: /^Moderator To role$/ })).toBeVisible();
  await expect(dialog.getByText('Nothing to change · 2 skipped')).toBeVisible();
  await choose('On server', 'Sole Society');
  await choose('To role', 'Tri');
  await expect(dialog.getByText('/convert: @Trial may use it')).toBeVisible();
  await tabTo(dialog.getByRole('button', { name: 'Make 2 changes' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('group', { name: '2 changes made' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(options).toBeFocused();

  const saves = await sandbox.requests('commands.updateCommand');
  expect(saves.map(({ status, body }) => [status, body])).toEqual(
    saves.map(() => [
      200,
      expect.objectContaining({
        selected_channels: [],
        selected_roles: [expect.objectContaining({ permission: true })],
        selected_members: [],
      }),
    ]),
  );
  expect(saves).toHaveLength(2);
  await page
    .getByRole('row', { name: /convert/ })
    .getByRole('button', { name: /^Edit / })
    .click();
  await expect(page.getByRole('dialog', { name: 'convert' })).toContainText('TrialAllowed');
});
