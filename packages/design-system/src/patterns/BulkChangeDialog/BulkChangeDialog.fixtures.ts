import { webhookText } from '../../lib/text/webhookText';
import type { ChangedRow, ChangeResult } from './types';

const names = [
  'air runner 90',
  'court classic',
  'trail pro 4',
  'winter drop',
  'raffle',
  'stock alert',
  'canvas low',
];

const nameOf = (index: number): string => `${names[index % names.length] ?? ''} ${index + 1}`;

const before = webhookText('https://discord.com/api/webhooks/1042/old-k3Lp');
const after = webhookText('https://discord.com/api/webhooks/1042/main-Qx7f');

/** Rows whose webhook changes. */
export const changedRows = (count: number): readonly ChangedRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: nameOf(index),
    before: index % 3 === 2 ? '' : before,
    after,
  }));

const reasons = [
  'Failed to edit redirect',
  'The connection was lost.',
  'It was changed elsewhere. Reload to see how.',
];

/** 300 redirects, of which seven failed. */
export const someFailed: ChangeResult = {
  done: 293,
  stopped: 0,
  failed: Array.from({ length: 7 }, (_, index) => ({
    id: index,
    name: nameOf(index * 40),
    reason: reasons[index % reasons.length],
  })),
};
