import { planOf } from '../../../patterns/Plan/Plan.fixtures';
import type { PlanStep } from '../../../patterns/Plan/types';

export const staff = { id: 'r1', name: 'Staff' };
export const trial = { id: 'r2', name: 'Trial' };
export const sources = [
  staff,
  trial,
  { id: 'r3', name: 'Muted (…4821)' },
  { id: 'r4', name: 'Muted (…9077)' },
];
export const crew = { id: 'r9', name: 'Crew' };

export const step = (command: string, more: Partial<PlanStep> = {}): PlanStep => ({
  id: command,
  title: `/${command}: @Trial may use it`,
  changes: [],
  ...more,
});
export const planned = (name: string, steps: readonly PlanStep[]) => planOf([{ name, steps }]);
export const unchanged = (id: string): PlanStep => step(id, { title: '', isUnchanged: true });
const steps = [
  step('restock'),
  step('release', { title: '/release: @Trial may use it, and is no longer denied' }),
  step('raffle'),
  unchanged('sizes'),
  unchanged('links'),
];
export const notThere = 'It is denied in #early-links, which The Lounge does not have.';
export const plan = planned('@Trial on Sole Society', steps);
