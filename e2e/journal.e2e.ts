import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test, type Sandbox } from './fixtures';
import { chooseInList } from './listMenu';

const entry = (page: Page, name: RegExp | string): Locator =>
  page.getByRole('article', { name, exact: typeof name === 'string' });

/** Signs in as a developer and reads the first monitor, as the server has it. */
async function signIn(page: Page, sandbox: Sandbox) {
  const stored = await sandbox.signIn(page, 'developer');
  const get = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${sandbox.origin}/v1/${path}`, {
      headers: { Authorization: stored['token'] ?? '' },
    });
    return answer.json();
  };
  const { monitors } = (await get('monitors')) as {
    monitors: { monitor_uuid: string; monitor_name: string }[];
  };
  const [monitor] = monitors;
  if (monitor === undefined) throw new Error('There is no monitor');
  /** What the journey changes, without ids that a new row gets. */
  const state = async () => {
    const { bot_data: bot } = (await get('customer/info')) as { bot_data: { name: string } };
    const { data } = (await get('redirects')) as { data: { redirects: { keyword: string }[] } };
    const detail = (await get(`monitors/${monitor.monitor_uuid}`)) as {
      inputs: { link: string; note: string }[];
      monitorSettings: { delay: number };
    };
    return {
      botName: bot.name,
      keywords: data.redirects.map(({ keyword }) => keyword),
      links: detail.inputs.map(({ link }) => link),
      delay: detail.monitorSettings.delay,
    };
  };
  return { monitor, state };
}

/** Opens a page, and waits for what loads after it: the journal comes with the keys. */
async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^Search/ }).locator('kbd')).toBeVisible();
}

async function changeSettings(page: Page): Promise<void> {
  await openPage(page, '/settings');
  const name = page.getByRole('textbox', { name: 'Bot Name' });
  await expect(name).not.toHaveValue('');
  await name.fill('Renamed bot');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings updated successfully')).toBeVisible();
}

async function changeRedirect(page: Page): Promise<void> {
  await openPage(page, '/monitors/redirects');
  await page.getByRole('row').nth(1).getByRole('button', { name: /^Edit/ }).click({ force: true });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Keyword' }).fill('Changed keyword');
  await dialog.getByRole('button', { name: /^(Save|Update)/ }).click();
  await expect(dialog).toBeHidden();
}

async function changeMonitor(page: Page, uuid: string): Promise<void> {
  await openPage(page, `/monitors/${uuid}`);
  const delay = page.getByRole('textbox', { name: 'Delay' });
  await delay.fill('77');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Successfully updated delay')).toBeVisible();
  await page
    .getByRole('form', { name: 'Add an input' })
    .getByRole('textbox', { name: 'Link' })
    .fill('https://shop.example/journal');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Input added successfully')).toBeVisible();
}

test(
  'changes of settings, a redirect, a delay and an input are listed after a reload, and reverting them restores the server',
  { tag: '@download' },
  async ({ page, sandbox }) => {
    const { monitor, state } = await signIn(page, sandbox);
    const before = await state();
    await changeSettings(page);
    await changeRedirect(page);
    await changeMonitor(page, monitor.monitor_uuid);
    expect(await state()).not.toEqual(before);

    await page.goto('/tools/changes');
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(entry(page, 'Settings changed')).toContainText('Renamed bot');
    await expect(entry(page, `Monitor “${monitor.monitor_name}” changed`)).toContainText('77');
    await page.getByRole('searchbox', { name: 'Search changes' }).fill('keyword');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('searchbox', { name: 'Search changes' }).fill('');

    const download = page.waitForEvent('download');
    await chooseInList(page, 'CSV');
    expect(await readFile(await (await download).path(), 'utf8')).toContain('Renamed bot');

    for (const name of [
      'Settings changed',
      'Redirect “Changed keyword” changed',
      `Monitor “${monitor.monitor_name}” changed`,
      `Input “https://shop.example/journal” of ${monitor.monitor_name} created`,
    ]) {
      // By the keyboard: each entry comes to the place of the one before, where a click could be the second of two.
      await entry(page, name)
        .getByRole('button', { name: /^Revert/ })
        .press('Enter');
      await expect(entry(page, name).getByText('Reverted', { exact: true })).toBeVisible();
      await expect(entry(page, /^Reverted: /).first()).toBeVisible();
    }
    expect(await state()).toEqual(before);
    await expect(page.getByRole('article')).toHaveCount(8);
  },
);

test('a revert of what was changed elsewhere since asks which value to keep', async ({ page, sandbox }) => {
  const { state } = await signIn(page, sandbox);
  const before = await state();
  await changeSettings(page);
  await page.goto('/tools/changes');
  await expect(entry(page, 'Settings changed')).toBeVisible();

  const second = await page.context().newPage();
  await openPage(second, '/settings');
  const name = second.getByRole('textbox', { name: 'Bot Name' });
  await expect(name).toHaveValue('Renamed bot');
  await name.fill('Renamed again');
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expect(second.getByText('Settings updated successfully')).toBeVisible();

  const first = entry(page, 'Settings changed').last();
  await first.getByRole('button', { name: /^Revert/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Changed in the meantime' });
  await expect(dialog).toContainText('Renamed again');
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(first.getByRole('alert')).toContainText('It was changed elsewhere');
  expect((await state()).botName).toBe('Renamed again');

  await first.getByRole('button', { name: /^Revert/ }).click();
  await dialog.getByRole('radio', { name: /Yours/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(first.getByText('Reverted', { exact: true })).toBeVisible();
  expect(await state()).toEqual(before);
});
