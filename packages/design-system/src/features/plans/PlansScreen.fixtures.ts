import type { PlanOption } from './PlanSummary';

const option = (
  id: string | number,
  name: string,
  price: number,
  features: readonly string[],
  state: Partial<PlanOption> = {},
): PlanOption => ({
  id,
  name,
  price,
  features,
  isPopular: false,
  isSelected: false,
  isIncluded: false,
  isLocked: false,
  ...state,
});

export const toolboxes: readonly PlanOption[] = [
  option('basic_toolbox', 'Basic Toolbox', 9.99, [
    'Size and fee converter',
    'Release links',
    'Profit calculator',
  ]),
  option(2, 'Release Calendar', 14.99, ['Daily release digest', 'Raffle reminders', 'Early links'], {
    isPopular: true,
  }),
  option(3, 'Account Toolbox', 19.5, ['Address jigging', 'Catch-all tools', 'Order tracker']),
];

export const monitors: readonly PlanOption[] = [
  option(
    'sneaker',
    'Sneaker Monitor',
    59.99,
    ['More than 40 sneaker shops', 'Webhooks per region', 'Size ranges', 'Basic Toolbox included'],
    { isPopular: true },
  ),
  option('alternative', 'Alternative Monitor', 44.5, [
    'Electronics, cards and toys',
    'Private inputs',
    'Price limits',
    'Basic Toolbox included',
  ]),
];

/** The same plans with some chosen, by index. */
export const choose = (
  options: readonly PlanOption[],
  chosen: Readonly<Record<number, Partial<PlanOption>>>,
): readonly PlanOption[] =>
  options.map((one, index) => (chosen[index] ? { ...one, isSelected: true, ...chosen[index] } : one));

export const crowdedToolboxes: readonly PlanOption[] = Array.from({ length: 9 }, (_, index) =>
  option(
    index,
    index === 1 ? 'A toolbox with a name that a committee found over several weeks' : `Toolbox ${index + 1}`,
    index === 2 ? 12_345.5 : 10 + index,
    Array.from({ length: 2 + (index % 4) }, (__, line) =>
      line === 1
        ? 'A feature that takes more than one line to say because it is explained'
        : `Feature ${line + 1}`,
    ),
    { isPopular: index % 3 === 1, isSelected: true, isIncluded: index === 0 },
  ),
);
