import type { Page } from '@playwright/test';
import { expect, type Sandbox } from './fixtures';

export const WEBHOOK = 'https://discord.com/api/webhooks/1/typed';

/** The path of the account's first monitor. */
export const firstMonitor = async (sandbox: Sandbox, account: string): Promise<string> =>
  `/monitors/${await sandbox.firstMonitor(account)}`;

export interface Editor {
  readonly name: string;
  readonly path: string | ((sandbox: Sandbox) => Promise<string>);
  /** A part of what is typed. */
  readonly typed: string;
  readonly open: (page: Page) => Promise<void>;
  readonly type: (page: Page) => Promise<void>;
  /** Expects what was typed. */
  readonly check: (page: Page) => Promise<void>;
  readonly save: (page: Page) => Promise<void>;
}

const monitor = (sandbox: Sandbox): Promise<string> => firstMonitor(sandbox, 'developer');
/** The path of an editor's page. */
export const pathOf = async (sandbox: Sandbox, { path }: Editor): Promise<string> =>
  typeof path === 'string' ? path : path(sandbox);

export const dialog = (page: Page) => page.getByRole('dialog');
export const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true });
export const addForm = (page: Page) => page.getByRole('form', { name: 'Add an input' });

/** An editor of each kind: dialogs that create and edit, with and without secrets. The domain's tests have all editors. */
export const editors: readonly Editor[] = [
  {
    name: 'a redirect',
    path: '/monitors/redirects',
    typed: 'Quay Street',
    open: (page) => page.getByRole('button', { name: 'Create Redirect' }).click(),
    type: async (page) => {
      await field(page, 'Keyword').fill('Quay Street');
      await field(page, 'Webhook URL').fill(WEBHOOK);
    },
    check: async (page) => {
      await expect(field(page, 'Keyword')).toHaveValue('Quay Street');
      await expect(field(page, 'Webhook URL')).toHaveValue(WEBHOOK);
    },
    save: async (page) => {
      await dialog(page).getByRole('button', { name: 'Create', exact: true }).click();
      await expect(page.getByText('Redirect saved')).toBeVisible();
    },
  },
  {
    name: 'an update',
    path: '/monitors',
    typed: 'Half a thought',
    open: (page) => page.getByRole('button', { name: 'Create new update' }).click(),
    type: (page) => field(page, 'Title').fill('Half a thought'),
    check: (page) => expect(field(page, 'Title')).toHaveValue('Half a thought'),
    save: async (page) => {
      await dialog(page).getByRole('button', { name: 'Send update' }).click();
      await page.getByRole('button', { name: 'Send to all customers' }).click();
      await expect(page.getByText('Update sent successfully!')).toBeVisible();
    },
  },
  {
    name: 'a new monitor',
    path: '/monitors',
    typed: 'Canal Street',
    open: (page) => page.getByRole('button', { name: 'Create new monitor' }).click(),
    type: (page) => field(page, 'Site Name').fill('Canal Street'),
    check: (page) => expect(field(page, 'Site Name')).toHaveValue('Canal Street'),
    save: async (page) => {
      await dialog(page).getByRole('button', { name: 'Create monitor' }).click();
      await expect(page.getByText('Monitor created successfully!')).toBeVisible();
    },
  },
  {
    name: 'an input',
    path: monitor,
    typed: 'typed note',
    open: (page) =>
      page.getByRole('grid', { name: 'Inputs' }).getByRole('button', { name: 'Edit' }).first().click(),
    type: (page) => field(page, 'Note').fill('typed note'),
    check: (page) => expect(field(page, 'Note')).toHaveValue('typed note'),
    save: async (page) => {
      await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Inputs updated successfully')).toBeVisible();
    },
  },
];
