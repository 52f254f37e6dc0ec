import { vi } from 'vitest';
import type { SendRequest } from '../../kernel/http';
import { createTestEnv, customer, testConfig, type FakeAnswer, type FakeServer } from '../../kernel/testing';
import * as detail from './index';
import { $inputs } from './inputs/shown';
import { act, flush } from '../../kernel/testing/acts';

export { act, deferred, flush, toast } from '../../kernel/testing/acts';

/**
 * Fixtures for tests of the monitor page: a server with one monitor, a test environment and shortcuts for
 * actions.
 */

export const uuid = 'm-1';
export const webhook = (name: string) => `https://discord.com/api/webhooks/1090000000000000002/${name}`;

export const inputs = [
  {
    id: 1,
    link: 'https://shop.example/dunk',
    sizeRange: '38-44',
    specialWebhook: '',
    region: 'EU-Nike',
    note: 'gift',
    active: true,
    private: false,
    keywordId: null,
    color: 'red',
  },
  {
    id: '2',
    link: 'DD1391-100',
    sizeRange: '36-50',
    specialWebhook: '',
    region: 'all',
    note: '',
    priceLimit: 120,
    active: false,
    private: true,
    keywordId: 7,
  },
  {
    id: 3,
    link: 'https://shop.example/samba',
    sizeRange: '36-50',
    specialWebhook: '',
    region: 'US-Nike',
    note: 'Samba',
    active: true,
    private: false,
    keywordId: null,
  },
] as const;

export const monitor = {
  data: {
    monitor_uuid: uuid,
    monitor_name: 'Nike SNKRS',
    product_name: 'Sneaker',
    monitor_type: 'new',
    input_allowed: true,
    example_inputs: ['https://shop.example/dunk', 'DD1391-100'],
  },
  webhooks: [
    { region: 'EU-Nike', webhook_url: webhook('eu') },
    { region: 'US-Nike', webhook_url: null },
  ],
  inputs,
  monitorOnlyOwnInputs: false,
  monitorSettings: {
    delay: 10,
    selectedProxyList: { id: 'p1', name: 'Home' },
    selectedProduct: { id: 5, name: 'Sneaker' },
    selectedKeywordList: null,
    proxyLists: { p1: { id: 'p1', name: 'Home' }, p2: 'Data centre' },
    products: { 5: { id: 5, name: 'Sneaker' }, 6: { id: 6, name: 'Alternative' } },
    keywordLists: { 9: { id: 9, name: 'Dunks' } },
  },
};

export const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Opens the monitor. `answers` are the answers to the writes, in order; 200 after the last. */
export async function open(
  options: {
    info?: object;
    server?: FakeServer;
    brandWords?: string[];
    body?: object;
    storage?: Record<string, string>;
  } = {},
) {
  const answers: (FakeAnswer | Promise<FakeAnswer>)[] = [];
  let nextId = 100;
  const write = async (request: SendRequest): Promise<FakeAnswer> => {
    const response = (await answers.shift()) ?? { status: 200 };
    const isAdd = request.path.endsWith('/inputs/new') && 'status' in response && response.status === 200;
    if (!isAdd || response.body !== undefined) return response;
    const { inputs: sent } = JSON.parse(request.body ?? '{}') as { inputs: object[] };
    const withId = (input: object): object => ({ ...input, id: (nextId += 1) });
    return { status: 200, body: { inputs: sent.map(withId) } };
  };
  const at = `/v1/monitors/${uuid}`;
  const env = createTestEnv({
    storage: { token: 'tok', ...options.storage },
    config: { ...testConfig, brandWords: options.brandWords ?? ['nike'] },
    server: {
      'GET /v1/customer/info': { status: 200, body: { ...customer, ...options.info } },
      'POST /v1/logout': { status: 200 },
      [`GET ${at}`]: { status: 200, body: options.body ?? monitor },
      [`POST ${at}/webhooks`]: write,
      [`PUT ${at}/inputs/update`]: write,
      [`POST ${at}/inputs/new`]: write,
      [`DELETE ${at}/inputs`]: write,
      [`PUT ${at}/example-inputs`]: write,
      [`PUT ${at}/customers`]: write,
      [`GET ${at}/customers`]: {
        status: 200,
        body: {
          all: [
            { customer_id: '11', name: 'Ada' },
            { customer_id: '12', name: 'Grace' },
          ],
          filtered: ['12', '99'],
        },
      },
      ...options.server,
    },
  });
  void env.start(`/monitors/${uuid}`);
  await flush();
  await act(env, detail.page.opened, { uuid });
  return Object.assign(env, { answers });
}
export type TestEnv = Awaited<ReturnType<typeof open>>;
export const developer = { info: { developer: true } };

type Acting = Pick<TestEnv, 'scope'>;
/** The bodies of the writes to the monitor, in order. */
export const written = ({ requests }: Pick<TestEnv, 'requests'>) =>
  requests
    .filter(({ method, path }) => method !== 'GET' && path !== '/v1/logout')
    .map(({ method, path, body }) => [
      `${method} ${path.replace(`/v1/monitors/${uuid}`, '')}`,
      JSON.parse(body ?? 'null'),
    ]);
export const links = ({ scope }: Acting) =>
  scope.getState(detail.inputs.table.view.inputs).map(({ link }) => link);
export const inputOf = ({ scope }: Acting, id: number | string) =>
  scope.getState($inputs).find((input) => input.id === id);
