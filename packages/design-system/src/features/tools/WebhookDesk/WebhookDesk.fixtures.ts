import type { PlanGroup } from '../../../patterns/Plan/types';
import type { WebhookItem, WebhookUseItem } from './types';

const url = (at: number): string =>
  `https://discord.com/api/webhooks/10900000000000000${String(at).padStart(2, '0')}/token-a1b${at}`;

const settings: WebhookUseItem = {
  id: 'settings',
  kind: 'settings',
  name: 'Settings',
  detail: '',
  href: '/settings',
  isActive: true,
};

const redirect = (id: number, name: string, isActive = true): WebhookUseItem => ({
  id: `redirect:${id}`,
  kind: 'redirect',
  name,
  detail: 'Name',
  href: `/monitors/redirects?search=${name}`,
  isActive,
});

const region = (uuid: string, name: string, detail: string): WebhookUseItem => ({
  id: `region:${uuid}:${detail}`,
  kind: 'region',
  name,
  detail,
  href: `/monitors/${uuid}`,
  isActive: true,
});

const input = (id: number): WebhookUseItem => ({
  id: `input:night-vault:${id}`,
  kind: 'input',
  name: 'Night Vault',
  detail: `https://shop.example/products/${id}`,
  href: '/monitors/night-vault',
  isActive: id % 2 === 0,
});

/** One webhook of each kind, those with notes first. */
export const webhooks: readonly WebhookItem[] = [
  {
    id: 'https://example.com/hook',
    url: 'https://example.com/hook',
    uses: [redirect(3, 'air max')],
    problems: ['odd'],
  },
  {
    id: '2',
    url: url(2),
    uses: [redirect(1, 'dunk'), redirect(2, 'dunk')],
    problems: ['variants', 'repeated'],
  },
  { id: '3', url: url(3), uses: [redirect(4, 'samba', false)], problems: ['inactive'] },
  {
    id: '1',
    url: url(1),
    uses: [settings, redirect(5, 'jordan'), region('night-vault', 'Night Vault', 'EU'), input(3), input(4)],
    problems: [],
  },
];

export const crowded: readonly WebhookItem[] = Array.from({ length: 300 }, (_, at) => ({
  id: `crowded-${at}`,
  url: url(at % 90),
  uses: Array.from({ length: (at % 7) + 1 }, (_unused, use) =>
    redirect(at * 10 + use, `a rather long keyword of many words ${use}`),
  ),
  problems: at % 5 === 0 ? (['odd', 'inactive'] as const) : [],
}));

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
