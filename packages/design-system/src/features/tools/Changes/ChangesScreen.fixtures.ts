import type { ChangeEntry, FieldChange } from './types';

const at = Date.parse('2026-11-21T12:04:00Z');
const DAY_MS = 86_400_000;

const change = (
  label: string,
  before: string | null,
  after: string,
  more: Partial<FieldChange> = {},
): FieldChange => ({
  label,
  before,
  after,
  isList: false,
  whole: null,
  ...more,
});

const entry = (id: string, minutes: number, title: string, more: Partial<ChangeEntry>): ChangeEntry => ({
  id,
  at: at - minutes * 60_000,
  title,
  rows: [],
  revert: 'possible',
  reason: null,
  ...more,
});

const webhook = (name: string): string => `https://discord.com/api/webhooks/1090000000000000002/${name}`;

/** Each kind of entry: a secret, a job, a list, one that cannot be reverted, one that was. */
export const entries: readonly ChangeEntry[] = [
  entry('1', 0, 'Redirect “Dunk” changed', {
    rows: [
      {
        title: 'Redirect “Dunk”',
        href: '/monitors/redirects?search=Dunk',
        isReverted: false,
        changes: [
          change('Keyword', 'Dunk', 'Dunk Low'),
          change('Webhook URL', '…a1b2', '…c3d4', {
            whole: { before: webhook('first-a1b2'), after: webhook('second-c3d4') },
          }),
        ],
      },
    ],
  }),
  entry('2', 6, '3 redirects changed', {
    rows: ['Samba', 'Jordan 4', 'DD1391-100'].map((name) => ({
      title: `Redirect “${name}”`,
      href: `/monitors/redirects?search=${encodeURIComponent(name)}`,
      isReverted: false,
      changes: [change('Status', 'Active', 'Inactive')],
    })),
  }),
  entry('3', 11, 'Update “Restock at noon” sent', {
    revert: 'none',
    rows: [
      {
        title: 'Update “Restock at noon”',
        href: '/monitors',
        isReverted: false,
        changes: [change('Fields', '', 'Region: Europe', { isList: true })],
      },
    ],
  }),
  entry('4', 60, 'Settings changed', {
    revert: 'tab',
    rows: [
      {
        title: 'Settings',
        href: '/settings',
        isReverted: false,
        changes: [
          change('Bot Name', 'Release Radar', 'Radar'),
          change('Discord Webhook URL', '…9f3e', '…77aa'),
        ],
      },
    ],
  }),
  entry('5', 1_500, 'Monitor “Nike SNKRS” changed', {
    revert: 'done',
    rows: [
      {
        title: 'Monitor “Nike SNKRS”',
        href: '/monitors/snkrs',
        isReverted: true,
        changes: [change('Delay', '10', '30')],
      },
    ],
  }),
  entry('6', 1_560, 'Keyword list “Runners” changed', {
    reason: 'The server answered with 500.',
    rows: [
      {
        title: 'Keyword list “Runners”',
        href: '/monitors',
        isReverted: false,
        changes: [
          change('Keywords', 'dunk\nair max', 'samba', { isList: true }),
          change('Owner', null, 'Sole'),
        ],
      },
    ],
  }),
];

/** As many as the journal has at most. */
export const many: readonly ChangeEntry[] = Array.from({ length: 500 }, (_, index) =>
  entry(
    `many ${index}`,
    0,
    `Input “https://shop.example/products/a-very-long-link-to-release-${index}” of Nike SNKRS changed`,
    {
      at: at - Math.floor(index / 40) * DAY_MS - (index % 40) * 60_000,
      rows: [
        {
          title: `Input ${index}`,
          href: '/monitors/snkrs',
          isReverted: false,
          changes: [
            change('Note', '', 'For the second account '.repeat(1 + (index % 3))),
            change('Price Limit', '120', String(120 + index)),
          ],
        },
      ],
    },
  ),
);
