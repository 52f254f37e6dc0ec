import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test, type Sandbox } from './fixtures';

const READ = 'monitorDetail.getMonitor';

interface Listed {
  readonly monitor_uuid: string;
  readonly monitor_name: string;
}

async function monitorsOf(sandbox: Sandbox, account: string): Promise<readonly Listed[]> {
  const { token = '' } = await sandbox.session(account);
  const answer = await fetch(`${sandbox.origin}/v1/monitors`, { headers: { Authorization: token } });
  return ((await answer.json()) as { monitors: Listed[] }).monitors;
}

const pick = (page: Page, side: 'First' | 'Second') => page.getByRole('region', { name: `${side} monitor` });

async function choose(page: Page, side: 'First' | 'Second', name: string): Promise<void> {
  await pick(page, side).getByRole('searchbox').fill(name);
  await pick(page, side).getByRole('button', { name, exact: true }).click();
}

/** Opens the comparison of the first two monitors. */
async function open(page: Page, sandbox: Sandbox, account = 'developer'): Promise<readonly [Listed, Listed]> {
  const [a, b] = await monitorsOf(sandbox, account);
  if (a === undefined || b === undefined) throw new Error('There are no two monitors');
  await sandbox.signIn(page, account);
  await page.goto(`/tools/compare?a=${a.monitor_uuid}&b=${b.monitor_uuid}`);
  await expect(page.getByText(/^\d+ differences?$|^No differences$/).first()).toBeVisible();
  return [a, b];
}

const planOf = (page: Page, name: string) => page.getByRole('dialog', { name: `Copy to ${name}` });

test(
  'two monitors of the overview are selected with the keyboard and compared, or exported',
  { tag: '@download' },
  async ({ page, sandbox }) => {
    await sandbox.signIn(page, 'developer');
    await page.goto('/monitors');
    const rows = page.getByRole('grid', { name: 'Monitors' }).getByRole('row');
    const name = async (at: number) => (await rows.nth(at).getByRole('link').first().textContent()) ?? '';
    const names = [await name(1), await name(2)] as const;
    await rows.nth(1).focus();
    for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'List options' }).click();
    const download = page.waitForEvent('download');
    await page
      .getByRole('group', { name: 'Export 2 selected' })
      .getByRole('menuitem', { name: /^CSV/ })
      .click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv.trim().split('\n')).toHaveLength(3);
    for (const each of names) expect(csv).toContain(each);
    await page.getByRole('button', { name: 'Compare', exact: true }).press('Enter');
    for (const [at, side] of (['First', 'Second'] as const).entries())
      await expect(pick(page, side)).toContainText(names[at] ?? '');
    await page.goBack();
    await expect(page).toHaveURL(/\/monitors$/);
  },
);

test('two monitors are chosen by search, compared, swapped, and shared by the address', async ({
  page,
  sandbox,
}) => {
  const [a, b] = await monitorsOf(sandbox, 'developer');
  await sandbox.signIn(page, 'developer');
  await page.goto('/tools/compare');
  await expect(page.getByText('Choose two monitors')).toBeVisible();
  await choose(page, 'First', a?.monitor_name ?? '');
  await choose(page, 'Second', b?.monitor_name ?? '');
  await expect(page.getByRole('heading', { name: 'Webhooks' })).toBeVisible();
  expect(await sandbox.requests(READ)).toHaveLength(2);
  await page.getByRole('button', { name: 'Swap the monitors' }).click();
  await expect(page).toHaveURL(new RegExp(`a=${b?.monitor_uuid}&b=${a?.monitor_uuid}`));
  await expect(pick(page, 'First')).toContainText(b?.monitor_name ?? '');
  await page.goBack();
  await expect(pick(page, 'First')).toContainText(a?.monitor_name ?? '');
  await page.reload();
  await expect(pick(page, 'Second')).toContainText(b?.monitor_name ?? '');
});

test('one input is copied across after its plan was confirmed, and is no difference afterwards', async ({
  page,
  sandbox,
}) => {
  const [, b] = await open(page, sandbox);
  const inputs = page.getByRole('list', { name: 'Inputs' });
  const copy = inputs.getByRole('button', { name: new RegExp(`^Copy .+ to ${b.monitor_name}$`) }).first();
  const link = ((await copy.getAttribute('aria-label')) ?? '').replace(/^Copy | to .*$/g, '');
  await copy.click();
  const plan = planOf(page, b.monitor_name);
  await expect(plan).toContainText(/Add 1 input|Change 1 input/);
  expect(await sandbox.requests('monitorDetail.addMonitorInputs')).toEqual([]);
  await plan.getByRole('button', { name: 'Copy 1 change' }).click();
  await expect(plan.getByText('1 change made').first()).toBeVisible();
  await plan.getByRole('button', { name: 'Done' }).click();
  await expect(plan).toBeHidden();
  await expect(inputs.getByRole('button', { name: `Copy ${link} to ${b.monitor_name}` })).toBeHidden();
});
