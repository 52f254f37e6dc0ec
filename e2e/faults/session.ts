import { expect } from '@playwright/test';
import {
  openPage,
  box,
  closeDialog,
  dialogOf,
  followLink,
  expectHidden,
  expectHeading,
  expectText,
  expectSignedOut,
  loadByLink,
  TIMEOUT_MS,
  press,
  expectVisible,
} from './actions.ts';
import type { Scenario, Stage } from './scenario.ts';
import { chooseInMenu } from '../menu.ts';

const ended = { message: null, ends: true } as const;

const goHome = ({ page }: Stage) => page.goto('/sandbox/home');

/** Opens a page by its URL: pages outside the session have no menu. */
const open = (path: string) => async (stage: Stage) => {
  if (stage.page.url().endsWith(path)) return;
  await stage.page.goto(path);
};

const setupFields = ['Name', 'Image URL', 'Footer Text', 'Footer Icon URL'];

/** Revokes the access that the last cell's invite gave the visitor, and creates the invite for this cell. */
async function inviteVisitor({ page, sandbox }: Stage): Promise<string> {
  const { token = '' } = await sandbox.session('customer');
  const headers = { 'Content-Type': 'application/json', Authorization: token };
  const appId = '1087340159260172288';
  const users = await fetch(`${sandbox.origin}/v1/user/info/bot/users`, { headers });
  const { data } = (await users.json()) as {
    data: { bots: { users: { name: string; discord_id: string }[] }[] };
  };
  for (const user of data.bots[0]?.users.filter(({ name }) => name === 'Jonas Keller') ?? []) {
    await fetch(`${sandbox.origin}/v1/remove/bot/user`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ app_id: appId, user_id: user.discord_id }),
    });
  }
  const made = await fetch(`${sandbox.origin}/v1/create/bot/invite`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ app_id: appId, permission: 2 }),
  });
  const invite = (await made.json()) as { data: { link: string } };
  await page.evaluate(() => localStorage.removeItem('dropdeck:invite-used'));
  return new URL(invite.data.link).search;
}

export const session: Readonly<Record<string, Scenario>> = {
  'session.getCustomerInfo': {
    account: 'customer',
    path: '/settings',
    act: ({ page }) => page.goto('/settings', { waitUntil: 'commit' }),
    fails: ended,
    done: ({ page }) => expectHeading(page, 'Settings'),
    leave: goHome,
  },
  'session.signIn': {
    account: null,
    path: '/sandbox/home',
    arrange: async ({ page }) => {
      await page.evaluate(() => localStorage.clear());
      await page.goto('/');
      await page.waitForURL(/\/sandbox\/login/);
    },
    act: ({ page }) => page.getByRole('button', { name: 'Mara Lindqvist' }).click({ noWaitAfter: true }),
    fails: ended,
    resume: async ({ page }) => {
      await page.goto('/');
      await page.waitForURL(/\/sandbox\/login/);
      await page.getByRole('button', { name: 'Mara Lindqvist' }).click();
    },
    done: ({ page }) => expectHeading(page, 'Settings'),
    leave: goHome,
  },
  'session.checkOAuth': {
    account: 'developer',
    path: '/commands',
    ...loadByLink('/commands'),
    fails: { message: 'Authentication failed', ends: true },
    done: ({ page }) => expectVisible(page.getByRole('button', { name: 'Edit', exact: true })),
  },
  'session.logout': {
    account: 'customer',
    path: '/settings',
    arrange: async ({ page, sandbox }) => {
      if (!page.url().includes('/sandbox/home')) return;
      const stored = await sandbox.session('customer');
      await page.evaluate((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      }, stored);
      await page.goto('/settings');
    },
    act: ({ page }) => chooseInMenu(page, 'Log out'),
    // Independent of the server's message (specification 4.1).
    fails: { message: null, ends: true },
    resume: async ({ page }) => {
      await expectHeading(page, 'Settings');
      await chooseInMenu(page, 'Log out');
    },
    done: ({ page }) => expectSignedOut(page),
    leave: ({ page }) => expectSignedOut(page),
  },
  'settings.updateCustomer': {
    account: 'customer',
    path: '/settings',
    arrange: ({ page }) => openPage(page, '/settings'),
    act: async ({ page, typed }) => {
      await box(page, 'Bot Name').fill(typed);
      await press(page, 'Save Changes');
    },
    fails: { message: 'Failed to update settings', ends: true },
    resume: async ({ page, typed }) => {
      await expect(box(page, 'Bot Name')).toHaveValue(typed);
      await press(page, 'Save Changes');
    },
    done: ({ page }) => expectText(page, 'Settings updated successfully'),
  },
  'onboarding.createCustomer': {
    account: 'paid-new',
    path: '/',
    isUntouched: true,
    arrange: async ({ page, sandbox, typed }) => {
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) {
          if (key.startsWith('dropdeck:')) localStorage.removeItem(key);
        }
      });
      await page.goto('/');
      await press(page, 'Start Setup');
      for (const name of setupFields) {
        await box(page, name).fill(`${sandbox.origin}/favicon.svg?${encodeURIComponent(typed)}`);
      }
    },
    act: ({ page }) => press(page, 'Create Profile'),
    fails: { message: 'Failed to create profile. What you typed is kept.', ends: true },
    resume: async ({ page, typed }) => {
      await expect(box(page, 'Footer Text')).toHaveValue(new RegExp(`\\?${encodeURIComponent(typed)}$`));
      await press(page, 'Create Profile');
    },
    done: async ({ page }) => {
      // The message survives a reload.
      await expect(async () => {
        const [entry] = await page.evaluate(() => performance.getEntriesByType('navigation'));
        expect((entry as PerformanceNavigationTiming).type).toBe('reload');
      }).toPass({ intervals: [50], timeout: TIMEOUT_MS });
      await expectHeading(page, 'Your bot is being set up');
    },
    leave: goHome,
  },
  'onboarding.validateInvite': {
    account: 'visitor',
    path: '/',
    act: async (stage) => {
      const query = await inviteVisitor(stage);
      await stage.page.goto(`/${query}`, { waitUntil: 'commit' });
    },
    fails: { message: 'Your invite could not be checked.' },
    expectDraft: ({ page }) => expectVisible(page.getByRole('checkbox', { name: 'Basic Toolbox' })),
    retry: ({ page }) => press(page, 'Check again'),
    done: ({ page }) => expectHeading(page, 'Settings'),
    leave: goHome,
  },
  'access.getBotUsers': {
    account: 'customer',
    path: '/dashboard-access',
    ...loadByLink('/dashboard-access'),
    fails: ended,
    done: ({ page }) => expectVisible(page.getByRole('row', { name: /Mara Lindqvist/ })),
  },
  'access.createBotInvite': {
    account: 'customer',
    path: '/dashboard-access',
    arrange: async ({ page }) => {
      await closeDialog(page);
      await openPage(page, '/dashboard-access');
    },
    act: ({ page }) => press(page, 'Invite User'),
    fails: { message: 'An error occurred!' },
    done: ({ page }) =>
      expect(box(dialogOf(page), 'Invite link')).toHaveValue(/key=/, { timeout: TIMEOUT_MS }),
  },
  'access.removeBotUser': {
    account: 'customer',
    path: '/dashboard-access',
    isUntouched: true,
    arrange: async ({ page }) => {
      await openPage(page, '/dashboard-access');
      await press(page, 'Remove');
      await expectVisible(page.getByRole('alertdialog'));
    },
    act: ({ page }) => press(page, 'Remove access'),
    fails: { message: 'An error occurred!' },
    retry: ({ page }) => press(page.getByRole('alertdialog'), 'Remove access'),
    done: async ({ page }) => {
      await expectText(page, /no longer has access/);
      await expectHidden(page.getByRole('alertdialog'));
    },
  },
  'plans.getPlanProducts': {
    account: 'visitor',
    path: '/',
    act: ({ page }) => page.goto('/', { waitUntil: 'commit' }),
    fails: { message: 'The plans could not be loaded' },
    done: ({ page }) => expectVisible(page.getByRole('checkbox', { name: 'Basic Toolbox' })),
    leave: goHome,
  },
  'plans.createPaymentLink': {
    account: 'visitor',
    path: '/',
    arrange: async ({ page }) => {
      await page.goto('/');
      await page.getByRole('checkbox', { name: 'Sneaker Monitor' }).check();
    },
    act: ({ page }) => press(page, 'Complete Purchase'),
    fails: { message: 'The payment page could not be opened. Please try again.' },
    expectDraft: ({ page }) => expect(page.getByRole('checkbox', { name: 'Sneaker Monitor' })).toBeChecked(),
    retry: ({ page }) => press(page, 'Complete Purchase'),
    done: ({ page }) => page.waitForURL(/\/sandbox\/pay\//),
    leave: goHome,
  },
  'payment.openBillingPortal': {
    account: 'customer',
    path: '/payment',
    arrange: open('/payment'),
    act: ({ page }) => press(page, 'Stripe Info'),
    fails: { message: 'The billing portal could not be opened. Please try again.' },
    retry: ({ page }) => press(page, 'Stripe Info'),
    done: ({ page }) => page.waitForURL(/\/sandbox\/portal\//),
    leave: async ({ page }) => {
      await followLink(page, '/settings');
      await expectHeading(page, 'Settings');
    },
  },
};
