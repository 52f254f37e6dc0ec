import { expect, type Page } from '@playwright/test';
import { box, dialogOf, expectHidden, expectText, expectVisible, openPage, press } from './actions.ts';
import { chooseInList } from '../listMenu.ts';
import type { Scenario } from './scenario.ts';

const REDIRECTS = '/monitors/redirects';
const webhook = 'https://discord.com/api/webhooks/1090000000000000002/quay';

const selectFirst = async (page: Page): Promise<void> => {
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first();
  await expectVisible(row);
  const checkbox = row.getByRole('checkbox');
  if (!(await checkbox.isChecked())) await checkbox.press('Space');
};

/** Closes the dialog of a finished job, and clears the selection: a changed row may have moved. */
const finish = async (page: Page): Promise<void> => {
  await press(dialogOf(page), 'Done');
  await expectHidden(dialogOf(page));
  const clear = page.getByRole('button', { name: 'Clear selection' });
  if (await clear.isVisible()) await clear.click();
};

/** A change of the selected redirect: a failure is listed in the dialog, with a button that retries it. */
const changeOf = (
  start: (page: Page) => Promise<void>,
  words: { confirm: string; failed: string; done: string },
): Scenario => ({
  account: 'customer',
  path: REDIRECTS,
  arrange: async ({ page }) => {
    await openPage(page, REDIRECTS);
    await selectFirst(page);
    await start(page);
    await expectVisible(dialogOf(page).getByRole('button', { name: words.confirm, exact: true }));
  },
  act: ({ page }) => press(dialogOf(page), words.confirm),
  fails: { message: words.failed },
  expectDraft: ({ page }) => expectVisible(dialogOf(page).getByText('0 of 1 redirect changed')),
  retry: ({ page }) => press(dialogOf(page), 'Retry 1 redirect'),
  done: async ({ page }) => {
    await expectText(page, words.done);
    await finish(page);
  },
});

/** Calls that are made for many rows, by another path than for one. The words after a call's name say which. */
export const bulk: Readonly<Record<string, Scenario>> = {
  'redirects.createRedirect by an import': {
    account: 'customer',
    path: REDIRECTS,
    arrange: async ({ page, typed }) => {
      await openPage(page, REDIRECTS);
      await chooseInList(page, 'Import');
      await box(dialogOf(page), 'Redirects').fill(`${typed},${webhook}`);
    },
    act: ({ page }) => press(dialogOf(page), 'Add 1 redirect'),
    fails: { message: 'Failed to add 1 of 1 redirect' },
    expectDraft: ({ page, typed }) =>
      expect(box(dialogOf(page), 'Redirects')).toHaveValue(`${typed},${webhook}`),
    retry: ({ page }) => press(dialogOf(page), 'Add 1 redirect'),
    done: async ({ page }) => {
      await expectText(page, '1 redirect added');
      await expectHidden(dialogOf(page));
    },
  },
  'redirects.updateRedirect of the selected': changeOf(
    async (page) => {
      await press(page, 'Set…');
      await page.getByRole('menuitem', { name: 'Set webhook' }).click();
      await box(dialogOf(page), 'Webhook URL').fill(`${webhook}/${Date.now()}`);
    },
    { confirm: 'Change', failed: 'Failed to change 1 of 1 redirect', done: '1 redirect changed' },
  ),
  'access.removeBotUser of the selected': {
    account: 'customer',
    path: '/dashboard-access',
    isUntouched: true,
    arrange: async ({ page }) => {
      await openPage(page, '/dashboard-access');
      await expectVisible(page.getByRole('rowheader'));
      const row = page
        .getByRole('row')
        .filter({ has: page.getByRole('button', { name: 'Remove' }) })
        .first();
      const checkbox = row.getByRole('checkbox');
      if (!(await checkbox.isChecked())) await checkbox.press('Space');
      await press(page, 'Remove access');
      await expectVisible(dialogOf(page));
    },
    act: ({ page }) => press(dialogOf(page), /^Remove/),
    fails: { message: /Failed to remove 1 of 1/ },
    retry: ({ page }) => press(dialogOf(page), 'Retry 1 user'),
    done: async ({ page }) => {
      await expectText(page, '1 user no longer has access');
      await finish(page);
    },
  },
};
