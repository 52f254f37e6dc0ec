import { expectText, expectVisible, press } from './actions.ts';
import type { Scenario, Stage } from './scenario.ts';

/** The address of a comparison of the first two monitors. */
async function comparison({ sandbox, token }: Stage): Promise<string> {
  const response = await fetch(`${sandbox.origin}/v1/monitors`, { headers: { Authorization: token } });
  const { monitors } = (await response.json()) as { monitors: { monitor_uuid: string }[] };
  return `/tools/compare?a=${monitors[0]?.monitor_uuid}&b=${monitors[1]?.monitor_uuid}`;
}

/** The calls of the tools: a failure is a result on the page, and a 429 of a reading is waited for. Nothing logs out. */
export const tools: Readonly<Record<string, Scenario>> = {
  'redirects.getRedirects by a backup': {
    account: 'developer',
    path: '/tools/backup',
    arrange: async ({ page }) => {
      await page.goto('/tools/backup');
      for (const part of [/^Settings/, /^Monitors/, /^Keyword and proxy lists/])
        await page.getByRole('checkbox', { name: part }).press('Space');
    },
    act: ({ page }) => press(page, 'Continue'),
    fails: (fault) => ({ message: fault === '429' ? 'Collecting' : '1 part could not be loaded' }),
    retry: async ({ page, fault }) => {
      if (fault !== '429') await press(page, 'Retry');
    },
    done: async ({ page }) => {
      await expectText(page, 'Everything is ready to be saved.');
      await expectVisible(page.getByRole('button', { name: 'Save the file' }));
    },
  },
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
  'monitorDetail.getMonitor by a comparison': {
    account: 'developer',
    path: '/payment',
    arrange: async ({ page }) => {
      await page.goto('/payment');
      await expectVisible(page.getByRole('heading', { level: 1 }));
    },
    act: async (stage) => stage.page.goto(await comparison(stage), { waitUntil: 'commit' }),
    fails: (fault) => ({ message: fault === '429' ? 'Compare' : /could not be loaded/ }),
    retry: async ({ page, fault }) => {
      if (fault !== '429') await press(page, 'Retry');
    },
    done: ({ page }) => expectVisible(page.getByRole('heading', { name: 'Webhooks' })),
  },
};
