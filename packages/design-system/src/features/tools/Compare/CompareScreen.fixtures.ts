import { fn } from 'storybook/test';
import { planOf } from '../../../patterns/Plan/Plan.fixtures';
import type { CompareRowItem, CompareScreenProps, CompareSectionItem } from './types';

const webhook = (token: string): string => `https://discord.com/api/webhooks/1090000000000000001/${token}`;

const sectionOf = (
  name: CompareSectionItem['name'],
  rows: readonly CompareRowItem[],
): CompareSectionItem => ({
  name,
  rows,
  different: rows.filter(({ state }) => state !== 'same').length,
});

export const sections: readonly CompareSectionItem[] = [
  sectionOf('settings', [
    {
      id: 'ownProducts',
      title: 'Only monitor my own products',
      state: 'same',
      values: [{ label: '', a: 'Off', b: 'Off' }],
    },
    { id: 'delay', title: 'Delay', state: 'different', values: [{ label: '', a: '10', b: '3' }] },
    {
      id: 'proxyList',
      title: 'Proxy List',
      state: 'different',
      values: [{ label: '', a: 'Residential EU', b: 'None' }],
    },
  ]),
  sectionOf('webhooks', [
    {
      id: 'EU',
      title: 'EU',
      state: 'different',
      values: [{ label: '', a: webhook('main-Qx7f'), b: '', isSecret: true }],
    },
    {
      id: 'US',
      title: 'US',
      state: 'only-a',
      values: [{ label: '', a: webhook('us-k3Lp'), b: null, isSecret: true }],
    },
  ]),
  sectionOf('inputs', [
    { id: '1', title: 'https://www.nike.com/launch/t/air-jordan-1-retro-high', state: 'only-a', values: [] },
    {
      id: '2',
      title: 'https://www.nike.com/launch/t/dunk-low-panda',
      state: 'different',
      values: [
        { label: 'Sizes', a: '38-44', b: '36-50' },
        { label: 'Note', a: 'for the gift list', b: '' },
      ],
    },
    { id: '3', title: 'DD1391-100', state: 'only-b', values: [] },
    { id: '4', title: 'FV5029-006', state: 'same', values: [] },
  ]),
  sectionOf('examples', [{ id: 'x', title: 'https://shop.example/p/1', state: 'same', values: [] }]),
];

/** Two monitors with every kind of difference. */
export const compareProps: CompareScreenProps = {
  monitors: Array.from({ length: 41 }, (_, index) => ({
    uuid: `m-${index}`,
    name: ['Nike SNKRS', 'Kith', 'Solebox', 'Foot Locker'][index] ?? `Monitor ${index + 1}`,
  })),
  listStatus: 'ready',
  uuids: { a: 'm-0', b: 'm-1' },
  names: { a: 'Nike SNKRS', b: 'Kith' },
  isPair: true,
  failed: [],
  sections,
  isDeveloper: true,
  copyTo: null,
  plan: planOf([]),
  onChoose: fn(),
  onSwap: fn(),
  onCopy: fn(),
  onRetry: fn(),
  onListRetry: fn(),
};

/** Thousands of inputs with long links, of which none is the same. */
export const crowded: readonly CompareSectionItem[] = [
  sectionOf(
    'inputs',
    Array.from({ length: 2000 }, (_, index) => ({
      id: String(index),
      title: `https://www.example-store.com/collections/sneakers/products/air-jordan-1-retro-high-og-${index}`,
      state: index % 3 === 0 ? ('only-b' as const) : ('only-a' as const),
      values: [],
    })),
  ),
];
