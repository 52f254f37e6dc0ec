import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect, test, type Sandbox } from './fixtures';

const WEBHOOK = 'https://discord.com/api/webhooks/1/typed';

const offer = (page: Page, text: RegExp | string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text });

/** The texts of a storage, once the debounced drafts are in it. */
const stored = (page: Page, name: 'localStorage' | 'sessionStorage') =>
  page.evaluate((each) => Object.values(window[each]).join(), name);

async function firstMonitor(sandbox: Sandbox, account: string): Promise<string> {
  const { token = '' } = await sandbox.session(account);
  const answer = await fetch(`${sandbox.origin}/v1/monitors`, { headers: { Authorization: token } });
  const { monitors } = (await answer.json()) as { monitors: { monitor_uuid: string }[] };
  return `/monitors/${monitors[0]?.monitor_uuid}`;
}

interface Editor {
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
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true });
const addForm = (page: Page) => page.getByRole('form', { name: 'Add an input' });

const editors: readonly Editor[] = [
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
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await dialog(page).getByRole('textbox').first().fill(`Quay,${WEBHOOK}`);
    },
    offered: /You have pasted redirects that were not added from/,
    check: (page) => expect(dialog(page).getByText(/Quay/).first()).toBeVisible(),
    save: async (page) => {
      await dialog(page)
        .getByRole('button', { name: /^Add 1/ })
        .click();
      await expect(dialog(page)).toBeHidden();
    },
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
    typed: 'Quay Street',
    type: async (page) => {
      await page.getByRole('button', { name: 'Create new monitor' }).click();
      await field(page, 'Site Name').fill('Quay Street');
    },
    offered: /You have an unsaved new monitor “Quay Street” from/,
    check: (page) => expect(field(page, 'Site Name')).toHaveValue('Quay Street'),
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
      await page.getByRole('button', { name: 'Add many' }).click();
      await dialog(page).getByRole('textbox').first().fill('https://shop.example/pasted');
    },
    offered: /You have pasted inputs that were not added “.+” from/,
    check: (page) => expect(dialog(page).getByText('https://shop.example/pasted').first()).toBeVisible(),
    save: async (page) => {
      await dialog(page)
        .getByRole('button', { name: /^Add 1/ })
        .click();
      await expect(dialog(page)).toBeHidden();
    },
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
    save: async (page) => {
      await page.getByRole('button', { name: 'Save example inputs' }).click();
      await expect(page.getByText('Example inputs updated successfully')).toBeVisible();
    },
  },
  {
    name: 'pasted example inputs',
    path: monitor,
    typed: 'https://shop.example/pasted-example',
    type: async (page) => {
      const section = page.getByRole('region', { name: 'Monitor Details' });
      await section.getByRole('button', { name: 'Import' }).click();
      await dialog(page).getByRole('textbox').first().fill('https://shop.example/pasted-example');
    },
    offered: /You have pasted example inputs that were not added “.+” from/,
    check: (page) =>
      expect(dialog(page).getByText('https://shop.example/pasted-example').first()).toBeVisible(),
    save: async (page) => {
      await dialog(page)
        .getByRole('button', { name: /^Add 1/ })
        .click();
      await page.getByRole('button', { name: 'Save example inputs' }).click();
      await expect(page.getByText('Example inputs updated successfully')).toBeVisible();
    },
  },
  {
    name: 'pasted servers',
    path: '/settings',
    typed: '900000000000000077',
    type: async (page) => {
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await dialog(page).getByRole('textbox').first().fill('900000000000000077');
    },
    offered: /You have pasted servers that were not added from/,
    check: (page) => expect(dialog(page).getByText('900000000000000077').first()).toBeVisible(),
    save: async (page) => {
      await dialog(page)
        .getByRole('button', { name: /^Add 1/ })
        .click();
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
      await dialog(page)
        .getByRole('radio', { name: /^Roles/ })
        .click();
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

async function openEditor(page: Page, sandbox: Sandbox, editor: Editor): Promise<string> {
  const path = typeof editor.path === 'string' ? editor.path : await editor.path(sandbox);
  await page.goto(path);
  await editor.type(page);
  const storage = editor.isSecret === true ? 'sessionStorage' : 'localStorage';
  await expect.poll(() => stored(page, storage)).toContain(editor.typed);
  expect(await stored(page, 'localStorage')).not.toContain('webhooks/1/');
  return path;
}

for (const editor of editors) {
  test(`${editor.name} gets back what was typed after a reload, and its draft goes with the save`, async ({
    page,
    sandbox,
  }) => {
    page.on('dialog', (question) => void question.accept());
    await sandbox.signIn(page, 'developer');
    await openEditor(page, sandbox, editor);
    await page.reload();
    await expect(offer(page, editor.offered)).toBeVisible();
    await offer(page, editor.offered).getByRole('button', { name: 'Restore' }).click();
    await editor.check(page);
    await expect(offer(page, /You have/)).toBeHidden();
    await editor.save(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('dropdeck:drafts'))).toBeNull();
  });
}

/** Opens the browser again with what outlives a crash, which ends the tab without an event. */
async function afterCrash(page: Page, browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ ...options, storageState });
  return context.newPage();
}

test('what was typed outlives a crash of the browser, except the webhook', async ({
  page,
  sandbox,
  browser,
  baseURL,
}) => {
  await sandbox.signIn(page, 'developer');
  const [redirect] = editors;
  const path = await openEditor(page, sandbox, redirect as Editor);
  const next = await afterCrash(page, browser, { baseURL: baseURL ?? '' });
  await next.goto(path);
  await offer(next, (redirect as Editor).offered)
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect(field(next, 'Keyword')).toHaveValue('Quay Street');
  await expect(field(next, 'Webhook URL')).toHaveValue('');
  await next.context().close();
});

test('a draft is not offered in a second tab while the first has it open', async ({
  page,
  sandbox,
  context,
}) => {
  const first = await context.newPage();
  await sandbox.signIn(first, 'developer');
  const [redirect] = editors;
  const path = await openEditor(first, sandbox, redirect as Editor);
  const second = page;
  await second.goto('/tools/drafts');
  await expect(second.getByText('Open in another tab')).toBeVisible();
  await second.goto(path);
  await expect(second.getByRole('button', { name: 'Create Redirect' })).toBeVisible();
  await expect(offer(second, /You have/)).toBeHidden();
  await first.close();
  await second.reload();
  await expect(offer(second, (redirect as Editor).offered)).toBeVisible();
});

test('a draft outlives a forced logout, and its webhook stays in the tab', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/401/);
  await sandbox.signIn(page, 'customer');
  const path = await firstMonitor(sandbox, 'customer');
  await page.goto(path);
  await addForm(page).getByRole('textbox', { name: 'Link' }).fill('https://shop.example/forced');
  await sandbox.fault('monitorDetail.saveMonitorWebhooks', { kind: 'status', status: 401 });
  await page.getByRole('textbox', { name: 'EU', exact: true }).fill(WEBHOOK);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sandbox\/home/);
  await sandbox.clearFaults();
  await page.goto('/');
  await page.getByRole('button', { name: 'Mara Lindqvist' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.goto(path);
  expect(await stored(page, 'localStorage')).not.toContain(WEBHOOK);
  await offer(page, /You have 2 drafts on this page/)
    .getByRole('link', { name: 'Show drafts' })
    .click();
  const row = page.getByRole('row', { name: /New inputs/ });
  await row.hover();
  await row.getByRole('button', { name: 'Open' }).click();
  await expect(addForm(page).getByRole('textbox', { name: 'Link' })).toHaveValue(
    'https://shop.example/forced',
  );
  await offer(page, /unsaved webhooks/)
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect(page.getByRole('textbox', { name: 'EU', exact: true })).toHaveValue(WEBHOOK);
  await expect(page.getByText('Webhooks updated successfully')).toBeVisible();
});

test('Cancel discards the draft, without an offer', async ({ page, sandbox }) => {
  await sandbox.signIn(page, 'developer');
  const [redirect] = editors;
  await openEditor(page, sandbox, redirect as Editor);
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Discard/ })
    .click();
  await expect(dialog(page)).toBeHidden();
  await expect(offer(page, /You have/)).toBeHidden();
  await expect.poll(() => stored(page, 'localStorage')).not.toContain('Quay Street');
});

test('a voluntary logout drops the drafts', async ({ page, sandbox }) => {
  page.on('dialog', (question) => void question.accept());
  await sandbox.signIn(page, 'developer');
  const [redirect] = editors;
  await openEditor(page, sandbox, redirect as Editor);
  await page.reload();
  await expect(offer(page, (redirect as Editor).offered)).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/sandbox\/home/);
  const { origins } = await page.context().storageState();
  expect(JSON.stringify(origins)).not.toContain('Quay Street');
});

test('webhooks that could not be saved are offered again after a reload', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/500/);
  page.on('dialog', (question) => void question.accept());
  await sandbox.signIn(page, 'customer');
  await page.goto(await firstMonitor(sandbox, 'customer'));
  await sandbox.fault('monitorDetail.saveMonitorWebhooks', { kind: 'status', status: 500 });
  await page.getByRole('textbox', { name: 'EU', exact: true }).fill(WEBHOOK);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to update webhooks')).toBeVisible();
  await expect.poll(() => stored(page, 'sessionStorage')).toContain(WEBHOOK);
  await sandbox.clearFaults();
  await page.reload();
  expect(await stored(page, 'localStorage')).not.toContain(WEBHOOK);
  await offer(page, /unsaved webhooks/)
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect(page.getByText('Webhooks updated successfully')).toBeVisible();
});

test('the list of drafts opens one, and discards one or all of them', async ({ page, sandbox }) => {
  page.on('dialog', (question) => void question.accept());
  await sandbox.signIn(page, 'developer');
  const [redirect, , update, newMonitor] = editors;
  for (const editor of [update, newMonitor, redirect]) {
    await openEditor(page, sandbox, editor as Editor);
    await page.reload();
  }
  await page.goto('/tools/drafts');
  const rows = page.getByRole('grid', { name: 'Drafts' }).getByRole('row');
  await expect(rows.filter({ has: page.getByRole('rowheader') })).toHaveCount(3);
  await rows.filter({ hasText: 'Half a thought' }).getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Half a thought')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Half a thought')).toBeVisible();
  await rows.filter({ hasText: 'Half a thought' }).getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/monitors$/);
  await expect(field(page, 'Title')).toHaveValue('Half a thought');
  await page.goto('/tools/drafts');
  await page.getByRole('button', { name: 'Discard all' }).click();
  await expect(page.getByText('No drafts')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No drafts')).toBeVisible();
});
