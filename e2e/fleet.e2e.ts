import type { Page, Route } from '@playwright/test';
import { expect, test, type Sandbox } from './fixtures';

const EXAMPLES = 'monitorDetail.saveExampleInputs';

/** Signs in and opens the monitor of a name. */
async function open(page: Page, sandbox: Sandbox, account: string, name: string) {
  await sandbox.signIn(page, account);
  const all = await sandbox.monitors(account);
  const uuidOf = (wanted: string): string => all.find((one) => one.name === wanted)?.uuid ?? '';
  await page.goto(`/monitors/${uuidOf(name)}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return uuidOf;
}

const dialogOf = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) => dialogOf(page).getByRole('button', { name }).click();
const choose = (page: Page, name: string) =>
  dialogOf(page).getByRole('checkbox', { name, exact: true }).press('Space');
/** Of the parts, which start with what the monitor has: Everything checks the others first, then clears all. */
const chooseOnly = async (page: Page, name: string): Promise<void> => {
  const everything = dialogOf(page).getByRole('checkbox', { name: 'Everything' });
  await everything.press('Space');
  await everything.press('Space');
  await choose(page, name);
};

test('one monitor’s examples go to 41 others: stopped, continued, and three failed ones retried', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  test.setTimeout(90_000);
  pageErrors.expect(/500/);
  await open(page, sandbox, 'crowded', 'Nike SNKRS');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Apply to…' }).click();
  await chooseOnly(page, 'Example Inputs');
  await press(page, 'Continue');
  await dialogOf(page).getByRole('searchbox', { name: 'Search monitors' }).fill('Solebox EU');
  await choose(page, 'Select all 41 that match');
  await press(page, 'Continue with 41 monitors');

  // The first writes wait until Stop was pressed; those of three monitors fail.
  const failing = new Set<string>();
  let openGate: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (openGate = resolve));
  const onWrite = async (route: Route): Promise<void> => {
    if (failing.size < 3) failing.add(route.request().url());
    await gate;
    if (failing.has(route.request().url())) await route.fulfill({ status: 500 });
    else await route.continue();
  };
  await page.route('**/example-inputs', onWrite);
  await press(page, 'Apply 41 changes');
  await expect.poll(() => failing.size).toBe(3);
  await press(page, 'Stop');
  openGate();
  await expect(dialogOf(page).getByText('1 of 41 changes made')).toBeVisible();
  await press(page, 'Continue with 40 changes');
  await expect(dialogOf(page).getByText('38 of 41 changes made')).toBeVisible({ timeout: 30_000 });
  const results = dialogOf(page).getByRole('list', { name: 'Results' });
  await expect(results.getByText(/The server answered with 500/)).toHaveCount(3);
  await expect(page.getByText('3 of 41 changes failed')).toBeVisible();

  const before = (await sandbox.requests(EXAMPLES)).length;
  await page.unroute('**/example-inputs', onWrite);
  await press(page, 'Retry 3 changes');
  await expect(dialogOf(page).getByText('41 changes made', { exact: true })).toBeVisible();
  expect((await sandbox.requests(EXAMPLES)).length - before).toBe(3);
  await press(page, 'Done');
  await expect(dialogOf(page)).toBeHidden();
});

test('Replace lists what it deletes, asks once more, and leaves the same inputs', async ({
  page,
  sandbox,
}) => {
  const uuidOf = await open(page, sandbox, 'developer', 'Nike SNKRS');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Apply to…' }).click();
  await chooseOnly(page, 'Inputs');
  await dialogOf(page).getByRole('group', { name: 'What to apply' }).getByText('Replace').click();
  await press(page, 'Continue');
  await choose(page, 'Foot Locker');
  await press(page, 'Continue with 1 monitor');
  await expect(
    dialogOf(page)
      .getByText(/^Deletes /)
      .first(),
  ).toBeVisible();
  await press(page, /^Apply \d changes$/);
  expect(await sandbox.requests('monitorDetail.addMonitorInputs')).toHaveLength(0);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete \d entries$/ })
    .click();
  await expect(dialogOf(page).getByRole('group', { name: /^\d changes made$/ })).toBeVisible();
  await press(page, 'Done');

  const added = await sandbox.requests('monitorDetail.addMonitorInputs');
  const links = added.flatMap(({ body }) =>
    (body as { inputs: { link: string }[] }).inputs.map(({ link }) => link),
  );
  await page.goto(`/monitors/${uuidOf('Foot Locker')}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Foot Locker' })).toBeVisible();
  for (const link of links) await expect(page.getByRole('row', { name: link })).toHaveCount(1);
  await expect(page.getByText(`${links.length} inputs`)).toBeVisible();
});

test('a developer clones a monitor with its inputs, webhooks and settings', async ({ page, sandbox }) => {
  await open(page, sandbox, 'developer', 'Nike SNKRS');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Clone' }).click();
  const form = page.getByRole('dialog', { name: 'Clone Nike SNKRS' });
  await expect(form.getByRole('textbox', { name: 'Site Name' })).toHaveValue('Nike SNKRS copy');
  await form.getByRole('button', { name: 'Create monitor' }).click();
  await expect(page.getByText('Monitor created successfully!')).toBeVisible();
  await expect(dialogOf(page).getByRole('checkbox', { name: 'Webhooks' })).toBeVisible();
  await expect(dialogOf(page).getByRole('checkbox', { name: 'Add 14 inputs' })).toBeChecked();
  await press(page, /^Apply \d+ changes$/);
  await expect(dialogOf(page).getByRole('group', { name: /^\d+ changes made$/ })).toBeVisible();
  await press(page, 'Done');
  await expect(page.getByRole('heading', { level: 1, name: 'Nike SNKRS copy' })).toBeVisible();
  await expect(page.getByText('14 inputs')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'EU' })).not.toHaveValue('');
});
