import type { Page } from 'playwright-core';
import type { Product } from '../product.ts';
import type { ReferenceSpec } from '../reference/virtual.tsx';
import type { ListUnderTest } from './measure.ts';

/** One of the product's long lists, and the reference that it is compared with. */
export interface ListSpec {
  readonly name: string;
  /** The call that returns the rows, and the end of that call's URL. */
  readonly call: string;
  path(product: Product): Promise<string>;
  /** The page of the list. `show` opens the list once the page is ready. */
  readonly at: (path: string) => string;
  readonly show?: (page: Page) => Promise<void>;
  /** The search field, by role and accessible name. */
  readonly field: { role: 'searchbox' | 'combobox' | 'textbox'; name: string };
  readonly list: Pick<ListUnderTest, 'rows' | 'body' | 'whole' | 'read' | 'scroller'>;
  readonly reference: Omit<ReferenceSpec, 'data'>;
  /** Turns a response into one without rows. */
  readonly emptyResponse: (answer: string) => string;
  readonly words: readonly string[];
  readonly burst: string;
}

const grid = (label: string): ListSpec['list'] => {
  const whole = `[role="grid"][aria-label="${label}"]`;
  const body = `${whole} [data-body]:not([aria-hidden])`;
  const rows = `${body} > [role="row"]`;
  return {
    whole,
    body,
    rows,
    scroller: null,
    read: `document.querySelector('${whole}')?.getAttribute('aria-rowcount') + document.querySelector('${rows}')?.textContent + document.querySelectorAll('${rows}')[1]?.textContent`,
  };
};

/** The reference page's list; its field is the search box. */
export const referenceList = ({ height, mode }: ReferenceSpec): ListSpec['list'] => ({
  ...grid('Rows'),
  scroller: height > 0 ? '#list' : null,
  ...(mode === 'edit' ? { read: `document.querySelector('[data-body] > [role="row"]')?.textContent` } : {}),
});

const withoutRows =
  (key: string) =>
  (answer: string): string =>
    JSON.stringify({ ...(JSON.parse(answer) as object), [key]: [] });

const firstMonitor = async (product: Product): Promise<string> =>
  `/v1/monitors/${await product.firstMonitor('crowded')}`;

const firstServer = async (product: Product): Promise<string> => {
  const { bots } = await product.call<{ bots: { guilds: { id: string }[] }[] }>(
    'crowded',
    'user/info/bot/guilds',
  );
  return `/v1/user/info/bot/guilds/${bots[0]?.guilds[0]?.id ?? ''}/members`;
};

const card = '[data-customer]';
const option = '[role="listbox"][aria-multiselectable] [role="option"]';

export const listSpecs: readonly ListSpec[] = [
  {
    name: '10,000 monitors',
    call: 'monitors.getMonitors',
    path: () => Promise.resolve('/v1/monitors'),
    at: () => '/monitors',
    field: { role: 'searchbox', name: 'Search monitors' },
    list: grid('Monitors'),
    reference: {
      key: 'monitors',
      fields: ['monitor_name', 'product_name', 'monitor_type', 'status'],
      search: ['monitor_name'],
      rowSize: 44,
      height: 0,
      mode: 'filter',
    },
    emptyResponse: withoutRows('monitors'),
    words: ['nike', 'store', 'eu 10', 'adidas', 'jp 20', 'zal', 'uk', 'shop'],
    burst: 'nike snkrs',
  },
  {
    name: '5,000 inputs',
    call: 'monitorDetail.getMonitor',
    path: firstMonitor,
    at: (path) => path.replace('/v1', ''),
    field: { role: 'searchbox', name: 'Search inputs' },
    list: grid('Inputs'),
    reference: {
      key: 'inputs',
      fields: ['link', 'sizeRange', 'region', 'note', 'priceLimit', 'active'],
      search: ['link', 'note'],
      rowSize: 44,
      height: 0,
      mode: 'filter',
    },
    emptyResponse: withoutRows('inputs'),
    words: ['nike-2', 'samba', '-100', 'dunk 1', 'yeez', 'air-f', '111', '49'],
    burst: 'https://ww',
  },
  {
    name: '2,000 customers',
    call: 'customers.getCustomers',
    path: () => Promise.resolve('/v1/customers'),
    at: () => '/customers',
    field: { role: 'searchbox', name: 'Search customers' },
    list: {
      rows: card,
      body: '[data-cards]',
      whole: '[data-cards]',
      scroller: null,
      read: `[...document.querySelectorAll('[role="status"]')].find((each) => /customers?$/.test(each.textContent))?.textContent + document.querySelector('${card}')?.textContent`,
    },
    reference: {
      key: '',
      fields: ['name', 'next_renewal', 'joined_with'],
      search: ['name'],
      rowSize: 86,
      height: 0,
      mode: 'filter',
    },
    emptyResponse: () => '[]',
    words: ['sole', 'heat 2', 'lace', 'club', '1500', 'stock', 'rad', 'eu'],
    burst: 'sole socie',
  },
  {
    name: '5,000 members',
    call: 'commands.getMembers',
    path: firstServer,
    at: () => '/commands',
    show: async (page) => {
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Edit Permissions' }).click();
      await dialog.getByRole('radio', { name: /^Member/ }).click();
    },
    field: { role: 'combobox', name: 'Search Members' },
    list: {
      rows: option,
      body: '[role="listbox"][aria-multiselectable] > [role="presentation"]',
      whole: '[role="listbox"][aria-multiselectable]',
      scroller: '[role="listbox"][aria-multiselectable]',
      read: `document.querySelector('${option}')?.getAttribute('aria-setsize') + document.querySelector('${option}')?.textContent`,
    },
    reference: {
      key: 'bots.0.members',
      fields: ['name'],
      search: ['name'],
      rowSize: 40,
      height: 280,
      mode: 'filter',
    },
    emptyResponse: () => JSON.stringify({ bots: [{ members: [] }] }),
    words: ['hanna', 'a 12', 'free', 'ken', '4999', 'leo', 'gus', 'is 2'],
    burst: 'gustavo ma',
  },
];
