import { expect, type Page } from '@playwright/test';
import {
  openPage,
  box,
  closeDialog,
  dialogOf,
  expectHidden,
  expectText,
  loadByLink,
  TIMEOUT_MS,
  press,
  expectVisible,
} from './actions.ts';
import type { Scenario } from './scenario.ts';

const REDIRECTS = '/monitors/redirects';
const hasRedirects = (page: Page) => expectVisible(page.getByRole('rowheader'));

const hasCommands = (page: Page) => expectVisible(page.getByRole('button', { name: 'Edit', exact: true }));

/** Advances a command's dialog to the choice of roles, members or channels. */
async function choose(page: Page, mode: string): Promise<void> {
  await press(page, 'Edit');
  const dialog = dialogOf(page);
  await press(dialog, 'Edit Permissions');
  await dialog.getByRole('radio', { name: mode }).click();
}

const choicesOf = (mode: 'Role' | 'Member' | 'Channel'): Scenario => {
  const { arrange, act } = loadByLink('/commands');
  return {
    account: 'developer',
    path: '/commands',
    arrange,
    act: async (stage) => {
      await act(stage);
      await choose(stage.page, mode);
    },
    fails: { message: `Failed to fetch ${mode.toLowerCase()}s` },
    retry: ({ page }) => press(dialogOf(page), 'Retry'),
    done: ({ page }) => expectVisible(dialogOf(page).getByRole('option')),
  };
};

export const product: Readonly<Record<string, Scenario>> = {
  'commands.getGuilds': {
    account: 'developer',
    path: '/commands',
    ...loadByLink('/commands'),
    fails: (fault) => ({
      message:
        fault === '429'
          ? 'Too many requests. Please try again later.'
          : 'Failed to fetch servers. Please try again.',
      ends: true,
    }),
    done: ({ page }) => hasCommands(page),
  },
  'commands.getCommands': {
    account: 'developer',
    path: '/commands',
    ...loadByLink('/commands'),
    fails: { message: 'Failed to fetch commands' },
    done: ({ page }) => hasCommands(page),
  },
  'commands.getRoles': choicesOf('Role'),
  'commands.getMembers': choicesOf('Member'),
  'commands.getChannels': choicesOf('Channel'),
  'commands.updateCommand': {
    account: 'developer',
    path: '/commands',
    arrange: async ({ page }) => {
      await openPage(page, '/commands');
      await choose(page, 'Role');
      const dialog = dialogOf(page);
      await dialog.getByRole('option').first().click();
      await press(dialog, 'Continue');
      await press(dialog, 'Allow all');
      await expect(dialog.getByRole('checkbox').first()).toBeChecked();
    },
    act: ({ page }) => press(dialogOf(page), 'Save Changes'),
    fails: { message: 'An error occurred!' },
    expectDraft: ({ page }) => expect(dialogOf(page).getByRole('checkbox').first()).toBeChecked(),
    retry: ({ page }) => press(dialogOf(page), 'Save Changes'),
    done: async ({ page }) => {
      await expectText(page, 'Command permissions updated successfully');
      await expectHidden(dialogOf(page));
    },
  },
  'redirects.createRedirect': {
    account: 'customer',
    path: REDIRECTS,
    arrange: async ({ page, typed }) => {
      await openPage(page, REDIRECTS);
      await press(page, 'Create Redirect');
      await box(dialogOf(page), 'Keyword').fill(typed);
      await box(dialogOf(page), 'Webhook URL').fill('https://discord.com/api/webhooks/1/quay');
    },
    act: ({ page }) => press(dialogOf(page), 'Create'),
    fails: { message: 'Failed to save redirect' },
    expectDraft: ({ page, typed }) => expect(box(dialogOf(page), 'Keyword')).toHaveValue(typed),
    retry: ({ page }) => press(dialogOf(page), 'Create'),
    done: async ({ page }) => {
      await expectText(page, 'Redirect saved');
      await expectHidden(dialogOf(page));
    },
  },
  'redirects.updateRedirect': {
    account: 'customer',
    path: REDIRECTS,
    arrange: async ({ page, typed }) => {
      await openPage(page, REDIRECTS);
      await press(page, 'Edit');
      await box(dialogOf(page), 'Keyword').fill(typed);
    },
    act: ({ page }) => press(dialogOf(page), 'Save Changes'),
    fails: { message: 'Failed to save redirect' },
    expectDraft: ({ page, typed }) => expect(box(dialogOf(page), 'Keyword')).toHaveValue(typed),
    retry: ({ page }) => press(dialogOf(page), 'Save Changes'),
    done: async ({ page }) => {
      await expectText(page, 'Redirect saved');
      await expectHidden(dialogOf(page));
    },
  },
  'redirects.deleteRedirect': {
    account: 'customer',
    path: REDIRECTS,
    isUntouched: true,
    arrange: async ({ page }) => {
      await openPage(page, REDIRECTS);
      await hasRedirects(page);
    },
    act: ({ page }) => press(page, 'Delete'),
    fails: { message: 'Failed to delete redirect' },
    retry: ({ page }) => press(page, 'Delete'),
    done: ({ page }) => expectText(page, 'Redirect deleted'),
  },
  'customers.getCustomers': {
    account: 'developer',
    path: '/customers',
    ...loadByLink('/customers'),
    fails: { message: 'Failed to fetch customers' },
    done: async ({ page }) => {
      await expectHidden(page.getByText('The customers could not be loaded'));
      await expectVisible(page.getByRole('article'));
    },
  },
  'customers.saveCustomer': {
    account: 'developer',
    path: '/customers',
    arrange: async ({ page }) => {
      await openPage(page, '/customers');
      await expectVisible(page.getByRole('article'));
    },
    act: ({ page }) => press(page, 'Extend 1 Month'),
    fails: { message: 'Failed to save customer' },
    retry: ({ page }) => press(page, 'Extend 1 Month'),
    done: ({ page }) => expectText(page, 'Customer updated successfully'),
  },
  'products.getProducts': {
    account: 'developer',
    path: '/customers',
    arrange: loadByLink('/customers').arrange,
    act: async (stage) => {
      await loadByLink('/customers').act(stage);
      await press(stage.page.getByRole('article').first(), 'Details');
    },
    fails: { message: 'The products could not be loaded' },
    done: ({ page }) => expectVisible(page.getByRole('checkbox', { name: 'Private Inputs' })),
  },
  'products.getMonitorProducts': {
    account: 'developer',
    path: '/monitors',
    arrange: async ({ page }) => {
      await closeDialog(page);
      await openPage(page, '/monitors');
    },
    act: ({ page }) => press(page, 'Create new monitor'),
    fails: { message: 'The products could not be loaded' },
    retry: ({ page }) => press(dialogOf(page), 'Retry'),
    done: async ({ page }) => {
      await expectHidden(page.getByText('The products could not be loaded'));
      await expect(dialogOf(page).getByRole('button', { name: /Sneaker/ })).toBeVisible({
        timeout: TIMEOUT_MS,
      });
    },
  },
};
