import type { Page } from '@playwright/test';
import { expect, type Sandbox } from './fixtures';
import { chooseInList } from './listMenu';

export const WEBHOOK = 'https://discord.com/api/webhooks/1/typed';

export async function firstMonitor(sandbox: Sandbox, account: string): Promise<string> {
  const { token = '' } = await sandbox.session(account);
  const answer = await fetch(`${sandbox.origin}/v1/monitors`, { headers: { Authorization: token } });
  const { monitors } = (await answer.json()) as { monitors: { monitor_uuid: string }[] };
  return `/monitors/${monitors[0]?.monitor_uuid}`;
}

export interface Editor {
  readonly name: string;
  readonly path: string | ((sandbox: Sandbox) => Promise<string>);
  /** What is searched for in the storages. */
  readonly typed: string;
  readonly type: (page: Page) => Promise<void>;
  /** What the offer says. */
  readonly offered: RegExp;
  /** What is back after the restore. */
  readonly check: (page: Page) => Promise<void>;
  readonly save: (page: Page) => Promise<void>;
  readonly isSecret?: true;
}

const monitor = (sandbox: Sandbox): Promise<string> => firstMonitor(sandbox, 'developer');
/** The path of an editor's page. */
export const pathOf = async (sandbox: Sandbox, { path }: Editor): Promise<string> =>
  typeof path === 'string' ? path : path(sandbox);

export const dialog = (page: Page) => page.getByRole('dialog');
export const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true });
export const addForm = (page: Page) => page.getByRole('form', { name: 'Add an input' });

/** Opens the dialog from the form of a monitor's page. */
export async function openAddMany(page: Page): Promise<void> {
  await addForm(page).getByRole('textbox', { name: 'Link' }).click();
  await page.getByRole('button', { name: 'Add many' }).click();
}

/** Adds the one line that an import dialog has. */
async function addOne(page: Page): Promise<void> {
  await dialog(page)
    .getByRole('button', { name: /^Add 1/ })
    .click();
  await expect(dialog(page)).toBeHidden();
}

async function saveExamples(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save example inputs' }).click();
  await expect(page.getByText('Example inputs updated successfully')).toBeVisible();
}

/** Everything in which a person can leave something unsaved. */
export const editors: readonly Editor[] = [
  {
    name: 'a redirect',
    path: '/monitors/redirects',
    typed: 'Quay Street',
    type: async (page) => {
      await page.getByRole('button', { name: 'Create Redirect' }).click();
      await field(page, 'Keyword').fill('Quay Street');
      await field(page, 'Webhook URL').fill(WEBHOOK);
    },
    offered: /You have an unsaved redirect “Quay Street” from/,
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
    name: 'pasted redirects',
    path: '/monitors/redirects',
    typed: WEBHOOK,
    type: async (page) => {
      await chooseInList(page, 'Import');
      await dialog(page).getByRole('textbox').first().fill(`Quay,${WEBHOOK}`);
    },
    offered: /You have pasted redirects that were not added from/,
    check: (page) => expect(dialog(page).getByText(/Quay/).first()).toBeVisible(),
    save: addOne,
    isSecret: true,
  },
  {
    name: 'an update',
    path: '/monitors',
    typed: 'Half a thought',
    type: async (page) => {
      await page.getByRole('button', { name: 'Create new update' }).click();
      await field(page, 'Title').fill('Half a thought');
    },
    offered: /You have an unsent update “Half a thought” from/,
    check: (page) => expect(field(page, 'Title')).toHaveValue('Half a thought'),
    save: async (page) => {
      await dialog(page).getByRole('button', { name: 'Send update' }).click();
      await expect(page.getByText('Update sent successfully!')).toBeVisible();
    },
  },
  {
    name: 'a new monitor',
    path: '/monitors',
    typed: 'Canal Street',
    type: async (page) => {
      await page.getByRole('button', { name: 'Create new monitor' }).click();
      await field(page, 'Site Name').fill('Canal Street');
    },
    offered: /You have an unsaved new monitor “Canal Street” from/,
    check: (page) => expect(field(page, 'Site Name')).toHaveValue('Canal Street'),
    save: async (page) => {
      await dialog(page).getByRole('button', { name: 'Create monitor' }).click();
      await expect(page.getByText('Monitor created successfully!')).toBeVisible();
    },
  },
  {
    name: 'a keyword list',
    path: '/monitors',
    typed: 'Quay',
    type: async (page) => {
      await page.getByRole('button', { name: 'Developer Settings' }).click();
      await page.getByRole('button', { name: 'Create Keyword List' }).click();
      await field(page, 'Name').fill('Quay');
    },
    offered: /You have an unsaved keyword list “Quay” from/,
    check: (page) => expect(field(page, 'Name')).toHaveValue('Quay'),
    save: async (page) => {
      await dialog(page).getByRole('button', { name: 'Create', exact: true }).click();
      await expect(page.getByText('New keyword list created successfully')).toBeVisible();
    },
  },
  {
    name: 'a proxy list',
    path: '/monitors',
    typed: 'Quay proxies',
    type: async (page) => {
      await page.getByRole('button', { name: 'Developer Settings' }).click();
      await page.getByRole('button', { name: 'Create Proxy List' }).click();
      await field(page, 'Name').fill('Quay proxies');
    },
    offered: /You have an unsaved proxy list “Quay proxies” from/,
    check: (page) => expect(field(page, 'Name')).toHaveValue('Quay proxies'),
    save: async (page) => {
      await dialog(page).getByRole('button', { name: 'Create', exact: true }).click();
      await expect(page.getByText('Proxy list created successfully')).toBeVisible();
    },
  },
  {
    name: 'an input',
    path: monitor,
    typed: 'typed note',
    type: async (page) => {
      await page.getByRole('grid', { name: 'Inputs' }).getByRole('button', { name: 'Edit' }).first().click();
      await field(page, 'Note').fill('typed note');
    },
    offered: /You have an unsaved change of the input “.+” from/,
    check: (page) => expect(field(page, 'Note')).toHaveValue('typed note'),
    save: async (page) => {
      await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Inputs updated successfully')).toBeVisible();
    },
  },
  {
    name: 'the form that adds an input',
    path: monitor,
    typed: 'https://shop.example/e2e-draft',
    type: (page) =>
      addForm(page).getByRole('textbox', { name: 'Link' }).fill('https://shop.example/e2e-draft'),
    offered: /You have inputs that were not added “.+” from/,
    check: (page) =>
      expect(addForm(page).getByRole('textbox', { name: 'Link' })).toHaveValue(
        'https://shop.example/e2e-draft',
      ),
    save: async (page) => {
      await addForm(page).getByRole('textbox', { name: 'Link' }).press('Enter');
      await expect(page.getByText('Input added successfully')).toBeVisible();
    },
  },
  {
    name: 'pasted inputs',
    path: monitor,
    typed: 'https://shop.example/pasted',
    type: async (page) => {
      await openAddMany(page);
      await dialog(page).getByRole('textbox').first().fill('https://shop.example/pasted');
    },
    offered: /You have pasted inputs that were not added “.+” from/,
    check: (page) => expect(dialog(page).getByText('https://shop.example/pasted').first()).toBeVisible(),
    save: addOne,
    isSecret: true,
  },
  {
    name: 'example inputs',
    path: monitor,
    typed: 'https://shop.example/example',
    type: async (page) => {
      await page.getByRole('textbox', { name: 'Add an example' }).fill('https://shop.example/example');
      await page.keyboard.press('Enter');
    },
    offered: /You have unsaved example inputs “.+” from/,
    check: (page) => expect(page.getByRole('button', { name: 'Save example inputs' })).toBeVisible(),
    save: saveExamples,
  },
  {
    name: 'pasted example inputs',
    path: monitor,
    typed: 'https://shop.example/pasted-example',
    type: async (page) => {
      const section = page.getByRole('region', { name: 'Monitor Details' });
      await chooseInList(page, 'Import', { scope: section, menu: 'Options of the examples' });
      await dialog(page).getByRole('textbox').first().fill('https://shop.example/pasted-example');
    },
    offered: /You have pasted example inputs that were not added “.+” from/,
    check: (page) =>
      expect(dialog(page).getByText('https://shop.example/pasted-example').first()).toBeVisible(),
    save: async (page) => {
      await addOne(page);
      await saveExamples(page);
    },
  },
  {
    name: 'pasted servers',
    path: '/settings',
    typed: '900000000000000077',
    type: async (page) => {
      await chooseInList(page, 'Import', { menu: 'Options of the servers' });
      await dialog(page).getByRole('textbox').first().fill('900000000000000077');
    },
    offered: /You have pasted servers that were not added from/,
    check: (page) => expect(dialog(page).getByText('900000000000000077').first()).toBeVisible(),
    save: async (page) => {
      await addOne(page);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Settings updated successfully')).toBeVisible();
    },
  },
  {
    name: 'products of a customer',
    path: '/customers',
    typed: 'customers',
    type: async (page) => {
      const card = page.getByRole('article').first();
      await card.getByRole('button', { name: 'Details' }).click();
      await card
        .getByRole('region', { name: 'Manage Products' })
        .getByRole('checkbox')
        .first()
        .press('Space');
    },
    offered: /You have unsaved products “.+” from/,
    check: async (page) => {
      await page.getByRole('article').first().getByRole('button', { name: 'Details' }).click();
      await expect(page.getByRole('button', { name: 'Save products' })).toBeVisible();
    },
    save: async (page) => {
      await page.getByRole('button', { name: 'Save products' }).click();
      await expect(page.getByText('Customer updated successfully')).toBeVisible();
    },
  },
  {
    name: 'permissions',
    path: '/commands',
    typed: 'restock',
    type: async (page) => {
      const row = page.getByRole('row', { name: /restock/ }).first();
      await row.getByRole('button', { name: 'Edit', exact: true }).click();
      await dialog(page).getByRole('button', { name: 'Edit Permissions' }).click();
      await dialog(page).getByRole('radio', { name: 'Role' }).click();
      await dialog(page).getByRole('option', { name: 'Trial' }).click();
      await dialog(page).getByRole('button', { name: 'Continue' }).click();
    },
    offered: /You have unsaved permissions “restock” from/,
    check: (page) => expect(dialog(page).getByText('Configure Role Permissions')).toBeVisible(),
    save: async (page) => {
      await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Command permissions updated successfully')).toBeVisible();
    },
  },
];
