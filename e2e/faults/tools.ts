import { expect, type Locator, type Page } from '@playwright/test';
import { chooseInList } from '../fixtures.ts';
import {
  box,
  closeDialog,
  dialogOf,
  expectHeading,
  expectHidden,
  expectText,
  expectVisible,
  openPage,
  press,
} from './actions.ts';
import { bySubmit, customer, developer, failsWith, type Rows } from './rows.ts';
import type { Scenario, Stage } from './scenario.ts';

/*
 * Calls that are made for many rows or by a tool, by another path than for one. The words after a call's name say which.
 * A failure is a result in the dialog, with a button that retries it, and does not log out.
 */

const REDIRECTS = '/monitors/redirects';
const WEBHOOKS = '/tools/webhooks';
const webhook = 'https://discord.com/api/webhooks/1090000000000000002/quay';

const select = async (row: Locator): Promise<void> => {
  await expectVisible(row);
  const checkbox = row.getByRole('checkbox');
  if (!(await checkbox.isChecked())) await checkbox.press('Space');
};

/** Clears the selection after a job whose dialog is closed: a changed row may have moved. */
const clear = async (page: Page): Promise<void> => {
  await expectHidden(dialogOf(page));
  const button = page.getByRole('button', { name: 'Clear selection' });
  if (await button.isVisible()) await button.click();
};
const finish = async (page: Page): Promise<void> => {
  await press(dialogOf(page), 'Done');
  await clear(page);
};

/** A change that a job makes: a 429 is sent again after the time that it names. */
const makeChange = (
  name: string | RegExp,
  failed: string | RegExp,
  retry = 'Retry 1 change',
): Pick<Scenario, 'act' | 'fails' | 'retry'> => ({
  act: ({ page }) => press(dialogOf(page), name),
  fails: (fault) => ({ message: fault === '429' ? 'Too many requests, next try in' : failed }),
  retry: async ({ page, fault }) => {
    if (fault !== '429') await press(dialogOf(page), retry);
  },
});

const DESK_FAILED = 'The redirects and monitors could not be loaded';

/** A list that Find and replace begins with. Unlike on its page, a failure never logs out. */
const listLoad: Scenario = {
  ...developer('/payment'),
  arrange: async ({ page }) => {
    await page.goto('/payment');
    await expectVisible(page.getByRole('heading', { level: 1 }));
  },
  act: ({ page }) => page.goto(WEBHOOKS, { waitUntil: 'commit' }),
  fails: { message: DESK_FAILED },
  done: async ({ page }) => {
    await expectHidden(page.getByText(DESK_FAILED));
    await expectVisible(page.getByRole('rowheader'));
  },
};

/** Opens the first monitor, and Copy to other monitors up to the choice of another one, which is not read yet. */
async function chooseTarget({ page }: Stage): Promise<void> {
  await closeDialog(page);
  await openPage(page, '/monitors');
  // Each of the two pages has rows and a menu, and is shown until the other one has loaded.
  await expectHeading(page, 'Monitors');
  await page.getByRole('rowheader').first().click();
  await expectVisible(page.getByRole('button', { name: 'Back to Monitor List' }));
  await press(page, 'More actions');
  await page.getByRole('menuitem', { name: 'Copy to other monitors…' }).click();
  await dialogOf(page).getByRole('checkbox', { name: 'Inputs', exact: true }).press('Space');
  await dialogOf(page).getByRole('checkbox', { name: 'Example Inputs' }).press('Space');
  await press(dialogOf(page), 'Continue');
  await dialogOf(page).getByRole('listitem').getByRole('checkbox').first().press('Space');
  await expectVisible(dialogOf(page).getByRole('button', { name: 'Continue with 1 monitor' }));
}

const expectPlan = (page: Page) =>
  expectVisible(dialogOf(page).getByRole('button', { name: 'Make 1 change' }));

export const tools: Rows = {
  'redirects.createRedirect by an import': {
    ...customer(REDIRECTS),
    ...bySubmit('Add 1 redirect', '1 redirect added'),
    arrange: async ({ page, typed }) => {
      await openPage(page, REDIRECTS);
      await chooseInList(page, 'Import');
      await box(dialogOf(page), 'Redirects').fill(`${typed},${webhook}`);
    },
    fails: { message: 'Failed to add 1 of 1 redirect' },
    expectDraft: ({ page, typed }) =>
      expect(box(dialogOf(page), 'Redirects')).toHaveValue(`${typed},${webhook}`),
  },
  'redirects.updateRedirect of the selected': {
    ...customer(REDIRECTS),
    ...makeChange('Change', 'Failed to change 1 of 1 redirect', 'Retry 1 redirect'),
    arrange: async ({ page }) => {
      await openPage(page, REDIRECTS);
      const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
      await select(rows.first());
      await press(page, 'Set…');
      await page.getByRole('menuitem', { name: 'Set webhook' }).click();
      await box(dialogOf(page), 'Webhook URL').fill(`${webhook}/${Date.now()}`);
      await expectVisible(dialogOf(page).getByRole('button', { name: 'Change', exact: true }));
    },
    expectDraft: async ({ page, fault }) => {
      if (fault !== '429') await expectVisible(dialogOf(page).getByText('0 of 1 redirect changed'));
    },
    done: async ({ page }) => {
      await expectText(page, '1 redirect changed');
      await clear(page);
    },
  },
  'access.removeBotUser of the selected': {
    ...customer('/dashboard-access'),
    ...makeChange(/^Remove/, /Failed to remove 1 of 1/, 'Retry 1 user'),
    isUntouched: true,
    arrange: async ({ page }) => {
      await openPage(page, '/dashboard-access');
      const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Remove' }) });
      await select(rows.first());
      await press(page, 'Remove access');
      await expectVisible(dialogOf(page));
    },
    done: async ({ page }) => {
      await expectText(page, '1 user no longer has access');
      await clear(page);
    },
  },
  'monitors.getMonitors by Find and replace': listLoad,
  'redirects.getRedirects by Find and replace': listLoad,
  'redirects.updateRedirect by Find and replace': {
    ...developer(WEBHOOKS),
    ...makeChange('Make 1 change', 'The webhook of 1 of 1 place could not be replaced'),
    arrange: async ({ page }) => {
      // Read again: some faults answer 200 and write nothing.
      await page.goto(WEBHOOKS);
      await page.getByRole('rowheader').first().click();
      await dialogOf(page)
        .getByRole('textbox', { name: 'Replace by' })
        .fill(`https://discord.com/api/webhooks/1090000000000000077/replaced-${Date.now()}`);
      await expectVisible(dialogOf(page).getByRole('button', { name: 'Make 1 change' }));
    },
    done: async ({ page }) => {
      await expectText(page, 'Webhook replaced in 1 place');
      await finish(page);
    },
  },
  'monitorDetail.getMonitor of another monitor': {
    ...developer('/monitors'),
    arrange: async (stage) => {
      // In the same visit it is known.
      await closeDialog(stage.page);
      await stage.page.reload();
      await chooseTarget(stage);
    },
    act: ({ page }) => press(dialogOf(page), 'Continue with 1 monitor'),
    fails: failsWith('0 of 1 monitor loaded', { '429': 'Comparing 1 monitor' }),
    retry: ({ page }) => press(dialogOf(page), 'Retry'),
    done: async ({ page }) => {
      await expectPlan(page);
      await closeDialog(page);
    },
  },
  'monitorDetail.saveExampleInputs of another monitor': {
    ...developer('/monitors'),
    ...makeChange('Make 1 change', '1 of 1 change failed'),
    isUntouched: true,
    arrange: async (stage) => {
      await chooseTarget(stage);
      await press(dialogOf(stage.page), 'Continue with 1 monitor');
      await expectPlan(stage.page);
    },
    done: async ({ page }) => {
      await expectText(page, '1 change made');
      await closeDialog(page);
    },
  },
};
