import { allCalls } from '@dropdeck/domain/contract';
import { pages } from '@dropdeck/domain/shell/pages';
import { expect, type Page } from '@playwright/test';
import {
  box,
  closeDialog,
  dialogOf,
  expectHeading,
  expectHidden,
  expectText,
  expectVisible,
  openOtherPage,
  openPage,
  press,
} from './actions.ts';
import { faultNames, type FaultName } from './matrix.ts';
import {
  byButton,
  byForm,
  bySubmit,
  customer,
  developer,
  ended,
  failsWith,
  loadByLink,
  type Rows,
} from './rows.ts';
import type { Scenario, Stage } from './scenario.ts';

const REDIRECTS = '/monitors/redirects';
const LOAD_FAILED = /could not be loaded/;

/** The first call of each page of the menu, whose failure shows a message and Retry in place of the list. */
const loads: Rows = Object.fromEntries(
  Object.values(pages).flatMap(({ path, navigation, firstCall }) => {
    const calls = allCalls.filter((call) => call.method === 'GET' && call.path === firstCall);
    const load: Scenario = {
      ...developer(path),
      ...loadByLink(path),
      fails: { message: LOAD_FAILED },
      done: async ({ page }) => {
        await expectHidden(page.getByText(LOAD_FAILED));
        await expectVisible(page.getByRole('rowheader'));
      },
    };
    return navigation === undefined ? [] : calls.map(({ name }) => [name, load]);
  }),
);

const saveRedirect = (opens: string | RegExp, submit: string, others = {}): Scenario => ({
  ...customer(REDIRECTS),
  ...byForm({ path: REDIRECTS, opens, field: 'Keyword', others, submit, saved: 'Redirect saved' }),
  fails: { message: 'Failed to save redirect' },
});

async function openPanel({ page }: Stage): Promise<void> {
  await page.evaluate(() => localStorage.setItem('dropdeck:developer-panel', 'open'));
  await page.goto('/monitors');
  await expectVisible(page.getByRole('heading', { name: 'Keyword Settings' }));
}

/** The four calls of a kind of list, which differ in their texts only. */
function listCalls(
  kind: 'Keyword' | 'Proxy',
  {
    call,
    lines,
    createFailed,
  }: { readonly call: string; readonly lines: string; readonly createFailed: string },
): Rows {
  const word = kind.toLowerCase();
  const grid = (page: Page) => page.getByRole('grid', { name: `${kind} lists` });
  const lineOf = (typed: string): string => typed.replaceAll(' ', '-');
  const edits: Pick<Scenario, 'account' | 'path' | 'expectDraft'> = {
    ...developer(openPanel),
    expectDraft: ({ page, typed }) => expect(box(dialogOf(page), lines)).toContainText(lineOf(typed)),
  };
  const addLine = async ({ page, typed }: Stage): Promise<void> => {
    await box(dialogOf(page), lines).click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText(lineOf(typed));
  };
  return {
    [`${call}.get${kind}Lists`]: {
      ...developer(openPanel),
      ...loadByLink('/monitors'),
      fails: { message: `The ${word} lists could not be loaded` },
      done: async ({ page }) => {
        await expectHidden(page.getByText(`The ${word} lists could not be loaded`));
        await expectVisible(grid(page).getByRole('rowheader'));
      },
    },
    [`${call}.save${kind}List`]: {
      ...edits,
      ...bySubmit('Save Changes', `${kind} list saved successfully`),
      arrange: async (stage) => {
        await openPage(stage.page, '/monitors');
        await press(grid(stage.page), /^Edit /);
        await addLine(stage);
      },
      fails: { message: `Failed to save ${word} list` },
    },
    [`${call}.create${kind}List`]: {
      ...edits,
      ...bySubmit('Create', `New ${word} list created successfully`),
      arrange: async (stage) => {
        await openPage(stage.page, '/monitors');
        await press(stage.page, `Create ${kind} List`);
        await box(dialogOf(stage.page), 'Name').fill(stage.typed);
        await addLine(stage);
      },
      fails: { message: createFailed },
    },
    [`${call}.delete${kind}List`]: {
      ...developer(openPanel),
      ...byButton(/^Delete /, grid),
      isUntouched: true,
      // Read again: each cell takes a row from the page, and none from the sandbox.
      arrange: async ({ page }) => {
        await openOtherPage(page);
        await openPage(page, '/monitors');
        await expectVisible(grid(page).getByRole('rowheader'));
      },
      fails: { message: `Failed to delete ${word} list` },
      done: ({ page }) => expectText(page, `${kind} list deleted successfully`),
    },
  };
}

const editLink = (page: Page) => page.getByRole('link', { name: /^Edit / });

/** The account's monitor at an index of the list. The last cell may have navigated away: then it is opened again. */
function atMonitor(
  account: string,
  index: number,
  arrange?: Scenario['arrange'],
): Pick<Scenario, 'account' | 'path' | 'arrange'> {
  const open = async ({ page, sandbox }: Stage): Promise<void> => {
    const all = await sandbox.monitors(account);
    await page.goto(`/monitors/${all[index]?.uuid}`);
    await expectVisible(page.getByRole('heading', { name: 'Webhook Settings' }));
  };
  return {
    account,
    path: open,
    arrange: async (stage) => {
      await closeDialog(stage.page);
      if (!/\/monitors\/[^/]+$/.test(stage.page.url())) await open(stage);
      await arrange?.(stage);
    },
  };
}

const expired = ended('Authentication failed. Please log in again.');
const INVALID = 'Invalid data format received';
const SESSION_EXPIRED = 'Session expired. Please log in again.';

const saveWebhook = async (page: Page, end: string): Promise<void> => {
  await box(page, 'EU').fill(`https://discord.com/api/webhooks/1/${end}`);
  await page.keyboard.press('Enter');
};
const endOf = (fault: FaultName): string => fault.replaceAll(' ', '-');

/** A different delay for each cell: an unchanged one would not be saved. */
const delayIn = (fault: FaultName): string => String(20 + faultNames.indexOf(fault));

const unsaved = (page: Page) => page.getByRole('region', { name: 'Not saved yet' });
const accessOf = (page: Page) => dialogOf(page).getByRole('checkbox', { name: /^Select / });

/** Sends the update, and answers the question before it. */
const sendToAll: Scenario['act'] = async ({ page }) => {
  await press(dialogOf(page), 'Send update');
  await press(page.getByRole('alertdialog'), 'Send to all customers');
};

export const monitors: Rows = {
  ...loads,
  'redirects.createRedirect': saveRedirect('Create Redirect', 'Create', {
    'Webhook URL': 'https://discord.com/api/webhooks/1/quay',
  }),
  'redirects.updateRedirect': saveRedirect(/^Edit /, 'Save Changes'),
  'redirects.deleteRedirect': {
    ...customer(REDIRECTS),
    ...byButton(/^Delete /),
    isUntouched: true,
    arrange: async ({ page }) => {
      await openPage(page, REDIRECTS);
      await expectVisible(page.getByRole('rowheader'));
    },
    fails: { message: 'Failed to delete redirect' },
    done: ({ page }) => expectText(page, 'Redirect deleted'),
  },
  ...listCalls('Keyword', {
    call: 'keywords',
    lines: 'Keywords',
    createFailed: 'Failed to create keyword list',
  }),
  ...listCalls('Proxy', {
    call: 'proxies',
    lines: 'Proxies',
    createFailed: 'Failed to create new proxy list',
  }),
  'monitors.getMonitors': {
    ...customer('/monitors'),
    ...loadByLink('/monitors'),
    fails: ended(),
    done: ({ page }) => expectVisible(editLink(page)),
  },
  'monitors.createMonitor': {
    ...developer('/monitors'),
    ...byForm({
      path: '/monitors',
      opens: 'Create new monitor',
      field: 'Site Name',
      submit: 'Create monitor',
      saved: 'Monitor created successfully!',
    }),
    fails: failsWith('Failed to create monitor', { '409': 'A monitor with this name already exists' }),
    done: async ({ page, typed }) => {
      await expectText(page, 'Monitor created successfully!');
      await expectHeading(page, typed);
    },
  },
  'monitorDetail.getMonitor': {
    ...developer('/monitors'),
    arrange: async ({ page }) => {
      await openPage(page, '/monitors');
      await expectVisible(editLink(page));
    },
    act: ({ page }) => editLink(page).first().click(),
    fails: { message: 'Failed to load monitor' },
    navigatesOnFailure: true,
    // The list has replaced the page, so the monitor is opened again there.
    expectDraft: async ({ page }) => {
      await page.waitForURL(/\/monitors$/);
      await expectVisible(editLink(page));
    },
    retry: ({ page }) => editLink(page).first().click(),
    done: ({ page }) => expectVisible(page.getByRole('heading', { name: 'Webhook Settings' })),
  },
  'monitorDetail.getMonitorGraph': {
    ...atMonitor('developer', 0, async ({ page }) => {
      const hide = page.getByRole('button', { name: 'Hide Graph' });
      if (await hide.isVisible()) await hide.click();
    }),
    act: ({ page }) => press(page, 'Show Graph'),
    fails: failsWith('Failed to fetch status codes', {
      '401': expired,
      '404': 'Monitor data not found',
      'malformed JSON': INVALID,
      'wrong shape': INVALID,
      'empty body': INVALID,
    }),
    resume: ({ page }) => press(page, 'Show Graph'),
    done: ({ page }) => expectVisible(page.getByText('200 OK')),
  },
  'monitorDetail.saveMonitorWebhooks': {
    ...atMonitor('customer', 0),
    act: ({ page, fault }) => saveWebhook(page, endOf(fault)),
    fails: failsWith('Failed to update webhooks', { '401': expired, '404': 'Monitor not found' }),
    expectDraft: ({ page, fault }) =>
      expect(box(page, 'EU')).toHaveValue(`https://discord.com/api/webhooks/1/${endOf(fault)}`),
    resume: ({ page }) => saveWebhook(page, 'again'),
    done: ({ page }) => expectText(page, 'Webhooks updated successfully'),
  },
  'monitorDetail.getMonitorCustomers': {
    ...atMonitor('developer', 1),
    act: ({ page }) => press(page, 'Add User'),
    fails: { message: 'Failed to fetch customers' },
    retry: ({ page }) => press(dialogOf(page), 'Retry'),
    done: ({ page }) => expectVisible(accessOf(page)),
  },
  'monitorDetail.saveMonitorCustomers': {
    ...atMonitor('developer', 1, async ({ page }) => {
      await press(page, 'Add User');
      await accessOf(page).nth(1).click();
    }),
    ...bySubmit('Save access', 'Customer access updated successfully'),
    fails: { message: 'Failed to update customer access' },
    expectDraft: ({ page }) => expectVisible(accessOf(page)),
  },
  'monitorDetail.saveExampleInputs': {
    ...atMonitor('developer', 2, async ({ page, typed }) => {
      await box(page, 'Add an example').fill(typed);
      await page.keyboard.press('Enter');
    }),
    ...byButton('Save example inputs'),
    fails: { message: 'Failed to update example inputs' },
    expectDraft: ({ page, typed }) => expectVisible(page.getByText(typed)),
    done: ({ page }) => expectText(page, 'Example inputs updated successfully'),
  },
  'monitorDetail.updateMonitorInputs': {
    ...atMonitor('developer', 3),
    act: async ({ page, fault }) => {
      await box(page, 'Delay').fill(delayIn(fault));
      await page.keyboard.press('Enter');
    },
    fails: { message: 'Failed to update delay' },
    expectDraft: ({ page, fault }) => expect(box(page, 'Delay')).toHaveValue(delayIn(fault)),
    done: ({ page }) => expectText(page, 'Successfully updated delay'),
  },
  'monitorDetail.addMonitorInputs': {
    ...atMonitor('customer', 0),
    act: async ({ page, typed }) => {
      const form = page.getByRole('form', { name: 'Add an input' });
      await form.getByRole('textbox', { name: 'Link' }).fill(typed.replaceAll(' ', '-'));
      await page.keyboard.press('Enter');
    },
    fails: failsWith('Failed to add input', {
      '401': SESSION_EXPIRED,
      '409': 'The input has already been added to the monitor. Are you sure you want to add it again?',
    }),
    expectDraft: ({ page, typed }) => expectVisible(unsaved(page).getByText(typed.replaceAll(' ', '-'))),
    retry: ({ page, fault }) =>
      fault === '409' ? press(page.getByRole('alertdialog'), 'Add again') : press(unsaved(page), 'Retry'),
    done: ({ page }) => expectText(page, 'Input added successfully'),
  },
  'monitorDetail.deleteMonitorInput': {
    ...atMonitor('customer', 0),
    ...byButton(/^Delete /, (page) => page.getByRole('grid', { name: 'Inputs' })),
    isUntouched: true,
    fails: failsWith('Error deleting input', { '401': SESSION_EXPIRED }),
    done: ({ page }) => expectText(page, 'Input deleted successfully'),
  },
  'updates.sendUpdate': {
    ...developer('/monitors'),
    ...byForm({
      path: '/monitors',
      opens: 'Create new update',
      field: 'Title',
      submit: 'Send update',
      saved: 'Update sent successfully!',
    }),
    act: sendToAll,
    retry: sendToAll,
    fails: { message: 'Failed to send update' },
  },
  'products.getMonitorProducts': {
    ...developer('/monitors'),
    arrange: async ({ page }) => {
      await closeDialog(page);
      await openPage(page, '/monitors');
    },
    act: ({ page }) => press(page, 'Create new monitor'),
    fails: { message: 'The products could not be loaded' },
    retry: ({ page }) => press(dialogOf(page), 'Retry'),
    done: async ({ page }) => {
      await expectHidden(page.getByText('The products could not be loaded'));
      await expectVisible(dialogOf(page).getByRole('button', { name: /Sneaker/ }));
    },
  },
};
