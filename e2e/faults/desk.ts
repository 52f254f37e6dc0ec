import { dialogOf, expectHidden, expectText, expectVisible, press } from './actions.ts';
import type { Scenario } from './scenario.ts';

const DESK = '/tools/webhooks';
const FAILED = 'The redirects and monitors could not be loaded';

/** A list that the webhook desk begins with. Unlike on its page, a failure never logs out. */
const load: Scenario = {
  account: 'developer',
  path: '/payment',
  arrange: async ({ page }) => {
    await page.goto('/payment');
    await expectVisible(page.getByRole('heading', { level: 1 }));
  },
  act: ({ page }) => page.goto(DESK, { waitUntil: 'commit' }),
  fails: { message: FAILED },
  done: async ({ page }) => {
    await expectHidden(page.getByText(FAILED));
    await expectVisible(page.getByRole('rowheader'));
  },
};

/** The calls of the webhook desk. */
export const desk: Readonly<Record<string, Scenario>> = {
  'monitors.getMonitors by the webhook desk': load,
  'redirects.getRedirects by the webhook desk': load,
  'redirects.updateRedirect by the webhook desk': {
    account: 'developer',
    path: DESK,
    arrange: async ({ page }) => {
      // Read again: some faults answer 200 and write nothing.
      await page.goto(DESK);
      await page.getByRole('rowheader').first().click();
      await dialogOf(page)
        .getByRole('textbox', { name: 'Replace by' })
        .fill(`https://discord.com/api/webhooks/1090000000000000077/replaced-${Date.now()}`);
      await press(dialogOf(page), 'Plan the replacement');
      await expectVisible(dialogOf(page).getByRole('button', { name: 'Make 1 change' }));
    },
    act: ({ page }) => press(dialogOf(page), 'Make 1 change'),
    fails: (fault) => ({
      message: fault === '429' ? 'Making 1 change' : 'The webhook of 1 of 1 place could not be replaced',
    }),
    // A 429 is sent again after the time that it names.
    retry: async ({ page, fault }) => {
      if (fault !== '429') await press(dialogOf(page), 'Retry 1 change');
    },
    done: async ({ page }) => {
      await expectText(page, 'Webhook replaced in 1 place');
      await press(dialogOf(page), 'Done');
      await expectHidden(dialogOf(page));
    },
  },
};
