import type { PlanGroup } from '../../../patterns/Plan/types';
import type { UseItem, ValueItem } from './types';

const url = (at: number): string =>
  `https://discord.com/api/webhooks/10900000000000000${String(at).padStart(2, '0')}/token-a1b${at}`;

const settings: UseItem = {
  id: 'settings',
  kind: 'settings',
  name: 'Settings',
  detail: '',
  href: '/settings',
  isActive: true,
  value: url(1),
};

const redirect = (id: number, name: string, isActive = true): UseItem => ({
  id: `redirect:${id}`,
  kind: 'redirect',
  name,
  detail: 'Name',
  href: `/monitors/redirects?search=${name}`,
  isActive,
  value: url(1),
});

const region = (uuid: string, name: string, detail: string): UseItem => ({
  id: `region:${uuid}:${detail}`,
  kind: 'region',
  name,
  detail,
  href: `/monitors/${uuid}`,
  isActive: true,
  value: url(1),
});

const input = (id: number): UseItem => ({
  id: `input:night-vault:${id}`,
  kind: 'input',
  name: 'Night Vault',
  detail: `https://shop.example/products/${id}`,
  href: '/monitors/night-vault',
  isActive: id % 2 === 0,
  value: url(1),
});

/** One webhook of each kind, those with notes first. */
export const webhooks: readonly ValueItem[] = [
  {
    id: 'https://example.com/hook',
    value: 'https://example.com/hook',
    uses: [redirect(3, 'air max')],
    problems: ['odd'],
  },
  {
    id: '2',
    value: url(2),
    uses: [redirect(1, 'dunk'), redirect(2, 'dunk')],
    problems: ['variants', 'repeated'],
  },
  { id: '3', value: url(3), uses: [redirect(4, 'samba', false)], problems: ['inactive'] },
  {
    id: '1',
    value: url(1),
    uses: [settings, redirect(5, 'jordan'), region('night-vault', 'Night Vault', 'EU'), input(3), input(4)],
    problems: [],
  },
];

export const crowded: readonly ValueItem[] = Array.from({ length: 300 }, (_, at) => ({
  id: `crowded-${at}`,
  value: url(at % 90),
  uses: Array.from({ length: (at % 7) + 1 }, (_unused, use) =>
    redirect(at * 10 + use, `a rather long keyword of many words ${use}`),
  ),
  problems: at % 5 === 0 ? (['odd', 'inactive'] as const) : [],
}));

const place = (name: string, link: string): UseItem => ({
  id: `input:${name}:${link}`,
  kind: 'input',
  name,
  detail: link,
  href: `/monitors/${name}`,
  isActive: true,
  value: link,
});

const link = (text: string, monitors: readonly string[]): ValueItem => ({
  id: text,
  value: text,
  uses: monitors.map((name) => place(name, text)),
  problems: [],
});

/** Links of a shop that moved. */
export const links: readonly ValueItem[] = [
  link('https://shop.example/products/air-max-90', ['Night Vault', 'Air Runner', 'Solebox EU']),
  link('https://shop.example/products/dunk-low?color=panda', ['Night Vault']),
  link('https://shop.example/products/samba', ['Air Runner']),
];

/** The replacement of the fourth webhook. */
export const plan: readonly PlanGroup[] = [
  {
    name: 'Settings',
    steps: [
      {
        id: 'settings',
        title: 'Discord Webhook URL',
        changes: [{ label: 'Discord Webhook URL', before: url(1), after: url(9), isSecret: true }],
      },
    ],
  },
  {
    name: 'Redirects',
    steps: [
      {
        id: 'redirect:5',
        title: 'jordan',
        changes: [{ label: 'Webhook URL', before: url(1), after: url(9), isSecret: true }],
      },
    ],
  },
  {
    name: 'Night Vault',
    steps: [
      {
        id: 'regions:night-vault',
        title: 'Webhook of a region',
        changes: [{ label: 'EU', before: url(1), after: url(9), isSecret: true }],
      },
      {
        id: 'inputs:night-vault',
        title: 'Special webhooks of 2 inputs',
        changes: [3, 4].map((id) => ({
          label: `https://shop.example/products/${id}`,
          before: url(1),
          after: url(9),
          isSecret: true,
        })),
      },
    ],
  },
];
