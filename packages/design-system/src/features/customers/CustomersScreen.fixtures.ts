import { images } from '../../../../../.storybook/kit/stories';
import type { CustomerRenewal } from '../../patterns/Renewal/renewalTexts';
import type { CustomerItem, ProductChange, ProductChoices } from './types';

const names = ['Sole Society', 'Night Owl Drops', 'The Lounge', 'Berlin Runners', 'Vault', 'Early Bird'];
const renewals: readonly CustomerRenewal[] = [
  { state: 'overdue', day: '2026-11-12', days: -9 },
  { state: 'overdue', day: '2026-11-20', days: -1 },
  { state: 'due', day: '2026-11-24', days: 3 },
  { state: 'due', day: '2026-12-21', days: 30 },
  { state: 'active', day: '2026-12-22', days: 31 },
  { state: 'unknown' },
];

/** `count` deterministic customers. */
export const customersOf = (count: number): CustomerItem[] =>
  Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / names.length);
    return {
      id: `${900_000_000 + index}00000001`,
      name: `${names[index % names.length]}${round === 0 ? '' : ` ${round + 1}`}`,
      imageUrl: index % 2 === 0 ? images.bot : null,
      renewal: renewals[index % renewals.length] ?? { state: 'unknown' },
      monitors: index % 3 === 0 ? ['Sneaker', 'Alternative'] : [],
      toolbox: ['Basic Toolbox'],
      ticked: new Set(index % 3 === 0 ? ['1', '5', '6'] : ['1']),
    };
  });

export const choices: ProductChoices = {
  status: 'ready',
  products: [
    { key: '1', name: 'Basic Toolbox', kind: 'toolbox' },
    { key: '2', name: 'Release Calendar', kind: 'toolbox' },
    { key: '3', name: 'Account Toolbox', kind: 'toolbox' },
    { key: '5', name: 'Sneaker', kind: 'monitor' },
    { key: '6', name: 'Alternative', kind: 'monitor' },
    { key: '7', name: 'Private Inputs', kind: 'monitor' },
  ],
};

/** A single customer with the given changes. */
export const withFirst = (change: Partial<CustomerItem>): CustomerItem[] => {
  const [first, ...others] = customersOf(3);
  return first === undefined ? others : [{ ...first, ...change }, ...others];
};

export const crowdedCounts = { all: 2000, overdue: 667, due: 667, active: 333 };

/** `count` customers that are overdue or due within 7 days. */
export const urgentOf = (count: number): CustomerItem[] =>
  customersOf(count * 2)
    .filter((_, index) => index % 6 < 3)
    .toSorted((a, b) => daysLeft(a) - daysLeft(b));

const daysLeft = ({ renewal }: CustomerItem): number => (renewal.state === 'unknown' ? 0 : renewal.days);

/** Sneaker stays, Private Inputs and Release Calendar are added, Alternative is removed. */
export const unsavedProducts: readonly ProductChange[] = [
  { key: '1', name: 'Basic Toolbox', kind: 'toolbox', change: 'kept' },
  { key: '5', name: 'Sneaker', kind: 'monitor', change: 'kept' },
  { key: '6', name: 'Alternative', kind: 'monitor', change: 'removed' },
  { key: '2', name: 'Release Calendar', kind: 'toolbox', change: 'added' },
  { key: '7', name: 'Private Inputs', kind: 'monitor', change: 'added' },
];
