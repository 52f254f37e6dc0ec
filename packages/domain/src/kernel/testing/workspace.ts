import { customer } from './fixtures';

/** An object as the API sends it. */
export type Json = Record<string, unknown>;

/** What a stateful fake server keeps; the data are those of the API. */
export interface Workspace {
  info: typeof customer;
  redirects: Json[];
  keywords: Json[];
  proxies: Json[];
  customers: Json[];
  monitors: Map<string, { data: Json; webhooks: Json[]; inputs: Json[]; own: boolean; settings: Json }>;
  access: Map<string, string[]>;
  commands: Map<string, Json[]>;
  nextId: number;
}

export const webhook = (name: string): string => `https://discord.com/api/webhooks/1090/${name}`;

/** A developer's workspace with two monitors, two redirects, and a list of each kind. */
export const createWorkspace = (): Workspace => ({
  info: { ...customer, developer: true },
  redirects: [
    { id: 1, keyword: 'dunk', webhook: webhook('dunk'), type: 'Name', active: true, hits: 4 },
    { id: 2, keyword: 'DD1391', webhook: webhook('panda'), type: 'SKU', active: false },
  ],
  keywords: [{ id: 7, name: 'Runners', keywords: ['dunk', 'air max'] }],
  proxies: [
    { id: 8, name: 'EU pool', proxies: '10.0.0.1:80:me:secret\n10.0.0.2:80' },
    { id: 9, name: 'US pool', proxies: '' },
  ],
  customers: [{ customer_id: '1', name: 'Sole', next_renewal: '2026-12-24', products: [1, 2], tier: 'gold' }],
  monitors: new Map(
    ['m-1', 'm-2'].map((uuid, index) => [
      uuid,
      {
        data: {
          monitor_uuid: uuid,
          monitor_name: `Monitor ${index + 1}`,
          product_name: 'Sneaker',
          monitor_type: 'new',
          input_allowed: true,
          example_inputs: ['one', 'two'],
        },
        webhooks: [
          { region: 'EU', webhook_url: webhook(`eu-${index}`) },
          { region: 'US', webhook_url: '' },
        ],
        inputs: [
          { id: 10 + index, link: 'https://shop.example/a', note: '', active: true, addedBy: 'Ada' },
          {
            id: 20 + index,
            link: 'https://shop.example/b',
            specialWebhook: webhook('special'),
            priceLimit: 120,
          },
        ],
        own: false,
        settings: {
          delay: 10,
          selectedProxyList: { id: 8, name: 'EU pool' },
          selectedProduct: { id: 1, name: 'Sneaker' },
          selectedKeywordList: null,
          products: { 1: 'Sneaker', 2: 'Other' },
        },
      },
    ]),
  ),
  access: new Map([['m-1', ['1']]]),
  commands: new Map([
    [
      'g-1',
      [
        {
          id: 'c-1',
          name: 'ban',
          permissions: { channels: [], roles: [{ id: '5', permission: true }], members: [] },
        },
      ],
    ],
  ]),
  nextId: 100,
});
