import { expect, type Page } from '@playwright/test';
import {
  openPage,
  box,
  closeDialog,
  dialogOf,
  expectHidden,
  expectHeading,
  expectText,
  loadByLink,
  press,
  expectVisible,
} from './actions.ts';
import { faultNames, type FaultName } from './matrix.ts';
import type { Outcome, Scenario, Stage } from './scenario.ts';

const hasMonitors = (page: Page) => expectVisible(page.getByRole('link', { name: 'Edit', exact: true }));

/** The account's monitor at an index of the list. */
const monitorAt =
  (index: number) =>
  async ({ page, sandbox, token }: Stage): Promise<void> => {
    const answer = await fetch(`${sandbox.origin}/v1/monitors`, { headers: { Authorization: token } });
    const { monitors } = (await answer.json()) as { monitors: { monitor_uuid: string }[] };
    await page.goto(`/monitors/${monitors[index]?.monitor_uuid}`);
    await expectVisible(page.getByRole('heading', { name: 'Webhook Settings' }));
  };

/** The last cell may have navigated away: opens the monitor again by its link. */
const reopenMonitor =
  (index: number) =>
  async (stage: Stage): Promise<void> => {
    if (/\/monitors\/[^/]+$/.test(stage.page.url())) return;
    await monitorAt(index)(stage);
  };

const expired: Outcome = { message: 'Authentication failed. Please log in again.', ends: true };

const graphFails = (fault: FaultName): Outcome => {
  switch (fault) {
    case '401':
      return expired;
    case '404':
      return { message: 'Monitor data not found' };
    case 'malformed JSON':
    case 'wrong shape':
    case 'empty body':
      return { message: 'Invalid data format received' };
    default:
      return { message: 'Failed to fetch status codes' };
  }
};

const webhooksFail = (fault: FaultName): Outcome => {
  switch (fault) {
    case '401':
      return expired;
    case '404':
      return { message: 'Monitor not found' };
    default:
      return { message: 'Failed to update webhooks' };
  }
};

const QUESTION = 'The input has already been added to the monitor. Are you sure you want to add it again?';

const addFails = (fault: FaultName): Outcome => {
  switch (fault) {
    case '401':
      return { message: 'Session expired. Please log in again.' };
    case '409':
      return { message: QUESTION };
    default:
      return { message: 'Failed to add input' };
  }
};

/** A different delay for each cell: an unchanged one would not be saved. */
const delayIn = (fault: FaultName): string => String(20 + faultNames.indexOf(fault));

const linkBox = (page: Page) =>
  page.getByRole('form', { name: 'Add an input' }).getByRole('textbox', { name: 'Link' });

export const monitors: Readonly<Record<string, Scenario>> = {
  'monitors.getMonitors': {
    account: 'customer',
    path: '/monitors',
    ...loadByLink('/monitors'),
    fails: { message: null, ends: true },
    done: ({ page }) => hasMonitors(page),
  },
  'monitors.createMonitor': {
    account: 'developer',
    path: '/monitors',
    arrange: async ({ page, typed }) => {
      await openPage(page, '/monitors');
      await press(page, 'Create new monitor');
      await box(dialogOf(page), 'Site Name').fill(typed);
    },
    act: ({ page }) => press(dialogOf(page), 'Create monitor'),
    fails: (fault) => ({
      message: fault === '409' ? 'A monitor with this name already exists' : 'Failed to create monitor',
    }),
    expectDraft: ({ page, typed }) => expect(box(dialogOf(page), 'Site Name')).toHaveValue(typed),
    retry: ({ page }) => press(dialogOf(page), 'Create monitor'),
    done: async ({ page, typed }) => {
      await expectText(page, 'Monitor created successfully!');
      await expectHeading(page, typed);
    },
  },
  'monitorDetail.getMonitor': {
    account: 'developer',
    path: '/monitors',
    arrange: async ({ page }) => {
      await openPage(page, '/monitors');
      await hasMonitors(page);
    },
    act: ({ page }) => page.getByRole('link', { name: 'Edit', exact: true }).first().click(),
    fails: { message: 'Failed to load monitor' },
    navigatesOnFailure: true,
    // The list has replaced the page, so the dialog is opened again there.
    expectDraft: async ({ page }) => {
      await page.waitForURL(/\/monitors$/);
      await hasMonitors(page);
    },
    retry: ({ page }) => page.getByRole('link', { name: 'Edit', exact: true }).first().click(),
    done: ({ page }) => expectVisible(page.getByRole('heading', { name: 'Webhook Settings' })),
  },
  'monitorDetail.getMonitorGraph': {
    account: 'developer',
    path: monitorAt(0),
    arrange: async (stage) => {
      await reopenMonitor(0)(stage);
      const hide = stage.page.getByRole('button', { name: 'Hide Graph' });
      if (await hide.isVisible()) await hide.click();
    },
    act: ({ page }) => press(page, 'Show Graph'),
    fails: graphFails,
    resume: ({ page }) => press(page, 'Show Graph'),
    done: ({ page }) => expectVisible(page.getByText('200 OK')),
  },
  'monitorDetail.saveMonitorWebhooks': {
    account: 'customer',
    path: monitorAt(0),
    arrange: reopenMonitor(0),
    act: async ({ page, fault }) => {
      await box(page, 'EU').fill(`https://discord.com/api/webhooks/1/${fault.replaceAll(' ', '-')}`);
      await page.keyboard.press('Enter');
    },
    fails: webhooksFail,
    expectDraft: ({ page, fault }) =>
      expect(box(page, 'EU')).toHaveValue(`https://discord.com/api/webhooks/1/${fault.replaceAll(' ', '-')}`),
    resume: async ({ page }) => {
      await box(page, 'EU').fill('https://discord.com/api/webhooks/1/again');
      await page.keyboard.press('Enter');
    },
    done: ({ page }) => expectText(page, 'Webhooks updated successfully'),
  },
  'monitorDetail.getMonitorCustomers': {
    account: 'developer',
    path: monitorAt(1),
    arrange: async (stage) => {
      await closeDialog(stage.page);
      await reopenMonitor(1)(stage);
    },
    act: ({ page }) => press(page, 'Add User'),
    fails: { message: 'Failed to fetch customers' },
    retry: ({ page }) => press(dialogOf(page), 'Retry'),
    done: ({ page }) => expectVisible(dialogOf(page).getByRole('checkbox', { name: /^Select / })),
  },
  'monitorDetail.saveMonitorCustomers': {
    account: 'developer',
    path: monitorAt(1),
    arrange: async (stage) => {
      await reopenMonitor(1)(stage);
      await press(stage.page, 'Add User');
      await dialogOf(stage.page)
        .getByRole('checkbox', { name: /^Select / })
        .nth(1)
        .click();
    },
    act: ({ page }) => press(dialogOf(page), 'Save access'),
    fails: { message: 'Failed to update customer access' },
    expectDraft: ({ page }) => expectVisible(dialogOf(page).getByRole('checkbox', { name: /^Select / })),
    retry: ({ page }) => press(dialogOf(page), 'Save access'),
    done: async ({ page }) => {
      await expectText(page, 'Customer access updated successfully');
      await expectHidden(dialogOf(page));
    },
  },
  'monitorDetail.saveExampleInputs': {
    account: 'developer',
    path: monitorAt(2),
    arrange: async (stage) => {
      await reopenMonitor(2)(stage);
      await box(stage.page, 'Add an example').fill(stage.typed);
      await stage.page.keyboard.press('Enter');
    },
    act: ({ page }) => press(page, 'Save example inputs'),
    fails: { message: 'Failed to update example inputs' },
    expectDraft: ({ page, typed }) => expectVisible(page.getByText(typed)),
    retry: ({ page }) => press(page, 'Save example inputs'),
    done: ({ page }) => expectText(page, 'Example inputs updated successfully'),
  },
  'monitorDetail.updateMonitorInputs': {
    account: 'developer',
    path: monitorAt(3),
    arrange: reopenMonitor(3),
    act: async ({ page, fault }) => {
      await box(page, 'Delay').fill(delayIn(fault));
      await page.keyboard.press('Enter');
    },
    fails: { message: 'Failed to update delay' },
    expectDraft: ({ page, fault }) => expect(box(page, 'Delay')).toHaveValue(delayIn(fault)),
    done: ({ page }) => expectText(page, 'Successfully updated delay'),
  },
  'monitorDetail.addMonitorInputs': {
    account: 'customer',
    path: monitorAt(0),
    arrange: reopenMonitor(0),
    act: async ({ page, typed }) => {
      await linkBox(page).fill(typed.replaceAll(' ', '-'));
      await page.keyboard.press('Enter');
    },
    fails: addFails,
    expectDraft: ({ page, typed }) =>
      expectVisible(
        page.getByRole('region', { name: 'Not saved yet' }).getByText(typed.replaceAll(' ', '-')),
      ),
    retry: ({ page, fault }) =>
      fault === '409'
        ? press(page.getByRole('alertdialog'), 'Add again')
        : press(page.getByRole('region', { name: 'Not saved yet' }), 'Retry'),
    done: ({ page }) => expectText(page, 'Input added successfully'),
  },
  'monitorDetail.deleteMonitorInput': {
    account: 'customer',
    path: monitorAt(0),
    isUntouched: true,
    arrange: reopenMonitor(0),
    act: ({ page }) => press(page.getByRole('grid', { name: 'Inputs' }), 'Delete'),
    fails: (fault) => ({
      message: fault === '401' ? 'Session expired. Please log in again.' : 'Error deleting input',
    }),
    retry: ({ page }) => press(page.getByRole('grid', { name: 'Inputs' }), 'Delete'),
    done: ({ page }) => expectText(page, 'Input deleted successfully'),
  },
  'updates.sendUpdate': {
    account: 'developer',
    path: '/monitors',
    arrange: async ({ page, typed }) => {
      await openPage(page, '/monitors');
      await press(page, 'Create new update');
      await box(dialogOf(page), 'Title').fill(typed);
    },
    act: ({ page }) => press(dialogOf(page), 'Send update'),
    fails: { message: 'Failed to send update' },
    expectDraft: ({ page, typed }) => expect(box(dialogOf(page), 'Title')).toHaveValue(typed),
    retry: ({ page }) => press(dialogOf(page), 'Send update'),
    done: async ({ page }) => {
      await expectText(page, 'Update sent successfully!');
      await expectHidden(dialogOf(page));
    },
  },
};
