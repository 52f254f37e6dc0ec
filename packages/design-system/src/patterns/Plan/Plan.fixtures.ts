import { fn } from 'storybook/test';
import type { PlanGroup, PlanProps, PlanResult, PlanStep } from './types';

const webhook = (token: string): string => `https://discord.com/api/webhooks/1090000000000000001/${token}`;

const added = (id: string, count: number): PlanStep => ({
  id: `${id} inputs`,
  title: `Add ${count} inputs`,
  changes: Array.from({ length: count }, (_, index) => ({
    label: '',
    before: '',
    after: `https://shop.example/products/air-runner-${index + 1}`,
  })),
});

/** Three monitors with every kind of step. */
export const groups: readonly PlanGroup[] = [
  {
    name: 'Nike SNKRS',
    steps: [
      added('snkrs', 12),
      {
        id: 'snkrs eu',
        title: 'Webhook of EU',
        changes: [{ label: '', before: webhook('old-k3Lp'), after: webhook('main-Qx7f'), isSecret: true }],
      },
      { id: 'snkrs delay', title: 'Delay', changes: [{ label: '', before: '10', after: '3' }] },
      { id: 'snkrs same', title: 'Product', changes: [], isUnchanged: true },
    ],
  },
  {
    name: 'Kith',
    steps: [
      added('kith', 2),
      { id: 'kith eu', title: 'Webhook of EU', changes: [], skipped: 'It has no region EU.' },
      {
        id: 'kith keywords',
        title: 'Keywords',
        changes: [],
        skipped: 'Only monitors of type new have them.',
      },
    ],
  },
  { name: 'Solebox', steps: [{ id: 'solebox same', title: 'Everything', changes: [], isUnchanged: true }] },
];

/** A step that deletes. */
export const replacing: readonly PlanGroup[] = [
  {
    name: 'Nike SNKRS',
    steps: [
      {
        id: 'snkrs replace',
        title: 'Replace the inputs',
        changes: [{ label: '', before: '', after: 'DD1391-100' }],
        deletes: ['FV5029-006', 'B75806', 'GW2499', 'IE3438', 'JH5458'],
      },
    ],
  },
];

/** Many monitors. */
export const many: readonly PlanGroup[] = Array.from({ length: 400 }, (_, index) => ({
  name: `A monitor with a rather long name that needs its room ${index + 1}`,
  steps: [
    added(`${index}`, 4),
    { id: `${index} delay`, title: 'Delay', changes: [{ label: '', before: '10', after: '3' }] },
  ],
}));

/** The ids of all steps that write. */
export const choosableIn = (plan: readonly PlanGroup[]): ReadonlySet<string> =>
  new Set(
    plan.flatMap(({ steps }) =>
      steps
        .filter(({ skipped, isUnchanged }) => skipped === undefined && isUnchanged !== true)
        .map(({ id }) => id),
    ),
  );

/** The result of `groups`, of which two steps of one monitor failed. */
export const someFailed: PlanResult = {
  done: 2,
  stopped: 0,
  failed: [
    { id: 'snkrs eu', name: 'Nike SNKRS: Webhook of EU', reason: 'The server answered with 500.' },
    { id: 'snkrs delay', name: 'Nike SNKRS: Delay', reason: 'The request timed out.' },
  ],
  doneIds: new Set(['snkrs inputs', 'kith inputs']),
};

/** A plan before it is confirmed, with all steps chosen. */
export const planOf = (plan: readonly PlanGroup[]): PlanProps => ({
  groups: plan,
  chosen: choosableIn(plan),
  progress: null,
  result: null,
  onToggle: fn(),
  onConfirm: fn(),
  onStop: fn(),
  onRetry: fn(),
  onClose: fn(),
});
