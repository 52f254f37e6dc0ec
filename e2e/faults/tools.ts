import { expectText, expectVisible, press } from './actions.ts';
import type { Scenario } from './scenario.ts';

/** The calls of the tools: a failure is a result on the page, and a 429 of a reading is waited for. Nothing logs out. */
export const tools: Readonly<Record<string, Scenario>> = {
  'redirects.updateRedirect by a revert': {
    account: 'developer',
    path: '/tools/changes',
    arrange: async ({ page }) => {
      await page.goto('/monitors/redirects');
      // The journal loads with the keys.
      await expectVisible(page.getByRole('button', { name: /^Search/ }).locator('kbd'));
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
      await page.getByRole('switch').first().press('Space');
      await saved;
      await page.goto('/tools/changes');
      await expectVisible(page.getByRole('button', { name: /^Revert: / }));
    },
    act: ({ page }) => press(page, /^Revert: /),
    fails: { message: /^Could not be reverted\./ },
    retry: ({ page }) => press(page, /^Revert: /),
    done: async ({ page }) => {
      await expectText(page, 'Change reverted');
      await press(page, 'Clear');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).click();
      await expectText(page, 'No changes yet');
    },
  },
};
