import type { Contract } from '@dropdeck/domain/contract';

type Row = Readonly<Record<string, unknown>>;
type Change = (row: Row) => unknown;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Applies one change to each of the first rows of a list, and appends unreadable rows. */
const list =
  (changes: readonly Change[], extra: readonly unknown[] = []) =>
  (value: unknown): unknown =>
    Array.isArray(value)
      ? [
          ...value.map((row: unknown, index) => (isRow(row) ? (changes[index]?.(row) ?? row) : row)),
          ...extra.filter((row) => !value.includes(row)),
        ]
      : value;

const set =
  (values: Row): Change =>
  (row) => ({ ...row, ...values });

/** Changes the value at a path; `*` matches every item of a list. */
function at(body: unknown, [key, ...rest]: readonly string[], change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(body);
  if (key === '*') return Array.isArray(body) ? body.map((item) => at(item, rest, change)) : body;
  return isRow(body) ? { ...body, [key]: at(body[key], rest, change) } : body;
}

const idNumber: Change = (row) => ({ ...row, id: 4001 });
const noName = set({ name: null });
const unreadableName = set({ name: { en: 'Sole' } });

/** The path and the change of each odd answer, by call name. */
const oddities: Readonly<
  Record<string, ReadonlyArray<readonly [path: string, change: (value: unknown) => unknown]>>
> = {
  'session.getCustomerInfo': [
    ['paid', () => '1'],
    ['has_bot', () => 1],
    ['bot_pending', () => 0],
    ['developer', () => 1],
    ['customer_data.footer_icon', () => []],
    ['bot_data.whitelisted_servers', list([], [4001, null])],
  ],
  'access.getBotUsers': [['data.bots.*.users', list([set({ permission: '1' }), noName], [null])]],
  'commands.getGuilds': [['bots.*.guilds', list([set({ icon: [] })], [{ id: 4001, name: null }, null])]],
  'commands.getCommands': [['bots.*.commands', list([set({ permissions: [] }), unreadableName])]],
  'commands.getRoles': [['bots.*.roles', list([set({ color: null }), idNumber, unreadableName])]],
  'commands.getMembers': [['bots.*.members', list([set({ avatar: {} }), noName], [null])]],
  'commands.getChannels': [['bots.*.channels', list([noName], [null])]],
  'customers.getCustomers': [
    [
      '',
      list([
        set({ products: [] }),
        unreadableName,
        set({ image_url: [], products: null, next_renewal: null }),
      ]),
    ],
  ],
  'products.getProducts': [['', list([set({ type: null }), unreadableName])]],
  'products.getMonitorProducts': [['', list([set({ type: null })], [null])]],
  'redirects.getRedirects': [
    [
      'data.redirects',
      list([set({ active: 1 }), set({ keyword: { any: ['dunk'] } }), set({ active: '0', type: 'sku' })]),
    ],
  ],
  'monitors.getMonitors': [
    [
      'monitors',
      list([set({ not_setup: 1 }), set({ monitor_name: null }), set({ monitor_name: ['SNKRS'] })]),
    ],
  ],
  'monitorDetail.getMonitor': [
    ['data.example_inputs', list([], [null, 4001])],
    ['monitorOnlyOwnInputs', () => 0],
    ['webhooks', list([(row) => row, set({ webhook_url: null })], [null])],
    [
      'inputs',
      list([
        set({ priceLimit: '120', active: 1, region: null }),
        set({ link: null, note: 5 }),
        set({ id: null }),
        set({ active: '0', private: 0 }),
      ]),
    ],
    ['monitorSettings.delay', String],
    ['monitorSettings.keywordLists', () => []],
    ['monitorSettings.selectedKeywordList', () => []],
  ],
  'monitorDetail.getMonitorGraph': [['data', list([set({ counts: [] })], [null])]],
  'monitorDetail.getMonitorCustomers': [
    ['all', list([noName], [null])],
    ['filtered', list([], [4001])],
  ],
  'keywords.getKeywordLists': [
    ['', list([(row) => ({ ...row, keywords: list([], [5, null])(row['keywords']) }), unreadableName])],
  ],
  'proxies.getProxyLists': [['', list([set({ proxies: null }), unreadableName])]],
};

/** The calls with odd answers. */
export const oddCalls: readonly string[] = Object.keys(oddities);

/**
 * Replaces values of an answer by what a differently implemented server may send: 0/1 for booleans, numeric strings,
 * `null` names, `[]` for an empty object, and unreadable rows.
 */
export const oddAnswer = ({ name }: Contract, body: unknown): unknown =>
  (oddities[name] ?? []).reduce(
    (odd, [path, change]) => at(odd, path === '' ? [] : path.split('.'), change),
    body,
  );
