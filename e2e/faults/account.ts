import { expect, type Page } from '@playwright/test';
import { chooseInMenu } from '../fixtures.ts';
import {
  box,
  closeDialog,
  dialogOf,
  expectHeading,
  expectHidden,
  expectSignedOut,
  expectText,
  expectVisible,
  followLink,
  openPage,
  press,
  TIMEOUT_MS,
} from './actions.ts';
import { byButton, bySubmit, customer, developer, ended, failsWith, loadByLink, type Rows } from './rows.ts';
import type { Scenario, Stage } from './scenario.ts';

const goHome = ({ page }: Stage) => page.goto('/sandbox/home');

/** Visitors have no menu: a page is opened, and left, by its address. */
const visitor = { account: 'visitor', path: '/', leave: goHome } as const;
const basicToolbox = (page: Page) => page.getByRole('checkbox', { name: 'Basic Toolbox' });
const sneakerMonitor = (page: Page) => page.getByRole('checkbox', { name: 'Sneaker Monitor' });

async function openLogin({ page }: Stage): Promise<void> {
  await page.goto('/');
  await page.waitForURL(/\/sandbox\/login/);
}
const loginAs = (page: Page) => page.getByRole('button', { name: 'Mara Lindqvist' });

const editCommand = (page: Page) => page.getByRole('button', { name: /^Edit / });
const setupFields = ['Name', 'Image URL', 'Footer Text', 'Footer Icon URL'];

/** Revokes the access that the last cell's invite gave the visitor, and creates the invite for this cell. */
async function inviteVisitor({ page, sandbox }: Stage): Promise<string> {
  const app_id = '1087340159260172288';
  const { data } = await sandbox.call<{
    data: { bots: { users: { name: string; discord_id: string }[] }[] };
  }>('customer', 'user/info/bot/users');
  for (const { discord_id } of data.bots[0]?.users.filter(({ name }) => name === 'Jonas Keller') ?? [])
    await sandbox.call('customer', 'remove/bot/user', { app_id, user_id: discord_id });
  const invite = await sandbox.call<{ data: { link: string } }>('customer', 'create/bot/invite', {
    app_id,
    permission: 2,
  });
  await page.evaluate(() => localStorage.removeItem('dropdeck:invite-used'));
  return new URL(invite.data.link).search;
}

/** Advances a command's dialog to the choice of roles, members or channels. */
async function choose(page: Page, mode: string): Promise<void> {
  await press(page, /^Edit /);
  await press(dialogOf(page), 'Edit Permissions');
  await dialogOf(page).getByRole('radio', { name: mode }).click();
}

const choicesOf = (mode: 'Role' | 'Member' | 'Channel'): Scenario => ({
  ...developer('/commands'),
  ...loadByLink('/commands'),
  act: async ({ page }) => {
    await followLink(page, '/commands');
    await choose(page, mode);
  },
  fails: { message: `Failed to fetch ${mode.toLowerCase()}s` },
  retry: ({ page }) => press(dialogOf(page), 'Retry'),
  done: ({ page }) => expectVisible(dialogOf(page).getByRole('option')),
});

export const account: Rows = {
  'session.getCustomerInfo': {
    ...customer('/settings'),
    act: ({ page }) => page.goto('/settings', { waitUntil: 'commit' }),
    fails: ended(),
    done: ({ page }) => expectHeading(page, 'Settings'),
    leave: goHome,
  },
  'session.signIn': {
    account: null,
    path: '/sandbox/home',
    arrange: async (stage) => {
      await stage.page.evaluate(() => localStorage.clear());
      await openLogin(stage);
    },
    act: ({ page }) => loginAs(page).click({ noWaitAfter: true }),
    fails: ended(),
    resume: async (stage) => {
      await openLogin(stage);
      await loginAs(stage.page).click();
    },
    done: ({ page }) => expectHeading(page, 'Settings'),
    leave: goHome,
  },
  'session.checkOAuth': {
    ...developer('/commands'),
    ...loadByLink('/commands'),
    fails: ended('Authentication failed'),
    done: ({ page }) => expectVisible(editCommand(page)),
  },
  'session.logout': {
    ...customer('/settings'),
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
    fails: ended(),
    resume: async ({ page }) => {
      await expectHeading(page, 'Settings');
      await chooseInMenu(page, 'Log out');
    },
    done: ({ page }) => expectSignedOut(page),
    leave: ({ page }) => expectSignedOut(page),
  },
  'settings.updateCustomer': {
    ...customer('/settings'),
    arrange: ({ page }) => openPage(page, '/settings'),
    act: async ({ page, typed }) => {
      await box(page, 'Bot Name').fill(typed);
      await press(page, 'Save Changes');
    },
    fails: ended('Failed to update settings'),
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
    fails: ended('Failed to create profile. What you typed is kept.'),
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
    ...visitor,
    act: async (stage) => {
      const query = await inviteVisitor(stage);
      await stage.page.goto(`/${query}`, { waitUntil: 'commit' });
    },
    fails: { message: 'Your invite could not be checked.' },
    expectDraft: ({ page }) => expectVisible(basicToolbox(page)),
    retry: ({ page }) => press(page, 'Check again'),
    done: ({ page }) => expectHeading(page, 'Settings'),
  },
  'access.getBotUsers': {
    ...customer('/dashboard-access'),
    ...loadByLink('/dashboard-access'),
    fails: ended(),
    done: ({ page }) => expectVisible(page.getByRole('row', { name: /Mara Lindqvist/ })),
  },
  'access.createBotInvite': {
    ...customer('/dashboard-access'),
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
    ...customer('/dashboard-access'),
    ...byButton('Remove access', (page) => page.getByRole('alertdialog')),
    isUntouched: true,
    arrange: async ({ page }) => {
      await openPage(page, '/dashboard-access');
      await press(page, /^Remove /);
      await expectVisible(page.getByRole('alertdialog'));
    },
    fails: { message: 'An error occurred!' },
    done: async ({ page }) => {
      await expectText(page, /no longer has access/);
      await expectHidden(page.getByRole('alertdialog'));
    },
  },
  'plans.getPlanProducts': {
    ...visitor,
    act: ({ page }) => page.goto('/', { waitUntil: 'commit' }),
    fails: { message: 'The plans could not be loaded' },
    done: ({ page }) => expectVisible(basicToolbox(page)),
  },
  'plans.createPaymentLink': {
    ...visitor,
    ...byButton('Complete Purchase'),
    arrange: async ({ page }) => {
      await page.goto('/');
      await sneakerMonitor(page).check();
    },
    fails: { message: 'The payment page could not be opened. Please try again.' },
    expectDraft: ({ page }) => expect(sneakerMonitor(page)).toBeChecked(),
    done: ({ page }) => page.waitForURL(/\/sandbox\/pay\//),
  },
  'payment.openBillingPortal': {
    ...customer('/payment'),
    ...byButton('Stripe Info'),
    arrange: async ({ page }) => {
      if (!page.url().endsWith('/payment')) await page.goto('/payment');
    },
    // Its errors are swallowed (specification 8.5): the button can be pressed again.
    fails: { message: null },
    expectDraft: ({ page }) => expect(page.getByRole('button', { name: 'Stripe Info' })).toBeEnabled(),
    done: ({ page }) => page.waitForURL(/\/sandbox\/portal\//),
    leave: async ({ page }) => {
      await followLink(page, '/settings');
      await expectHeading(page, 'Settings');
    },
  },
  'commands.getGuilds': {
    ...developer('/commands'),
    ...loadByLink('/commands'),
    fails: failsWith(ended('Failed to fetch servers. Please try again.'), {
      '429': ended('Too many requests. Please try again later.'),
    }),
    done: ({ page }) => expectVisible(editCommand(page)),
  },
  'commands.getCommands': {
    ...developer('/commands'),
    ...loadByLink('/commands'),
    fails: { message: 'Failed to fetch commands' },
    done: ({ page }) => expectVisible(editCommand(page)),
  },
  'commands.getRoles': choicesOf('Role'),
  'commands.getMembers': choicesOf('Member'),
  'commands.getChannels': choicesOf('Channel'),
  'commands.updateCommand': {
    ...developer('/commands'),
    ...bySubmit('Save Changes', 'Command permissions updated successfully'),
    arrange: async ({ page }) => {
      await openPage(page, '/commands');
      await choose(page, 'Role');
      const dialog = dialogOf(page);
      await dialog.getByRole('option').first().click();
      await press(dialog, 'Continue');
      await press(dialog, 'Allow all');
      await expect(dialog.getByRole('checkbox').first()).toBeChecked();
    },
    fails: { message: 'An error occurred!' },
    expectDraft: ({ page }) => expect(dialogOf(page).getByRole('checkbox').first()).toBeChecked(),
  },
  'customers.getCustomers': {
    ...developer('/customers'),
    ...loadByLink('/customers'),
    fails: { message: 'Failed to fetch customers' },
    done: async ({ page }) => {
      await expectHidden(page.getByText('The customers could not be loaded'));
      await expectVisible(page.getByRole('article'));
    },
  },
  'customers.saveCustomer': {
    ...developer('/customers'),
    ...byButton('Extend 1 Month'),
    arrange: async ({ page }) => {
      await openPage(page, '/customers');
      await expectVisible(page.getByRole('article'));
    },
    fails: { message: 'Failed to save customer' },
    done: ({ page }) => expectText(page, 'Customer updated successfully'),
  },
  'products.getProducts': {
    ...developer('/customers'),
    ...loadByLink('/customers'),
    act: async ({ page }) => {
      await followLink(page, '/customers');
      await press(page.getByRole('article').first(), 'Details');
    },
    fails: { message: 'The products could not be loaded' },
    done: ({ page }) => expectVisible(page.getByRole('checkbox', { name: 'Private Inputs' })),
  },
};
