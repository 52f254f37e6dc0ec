import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanProducts } from '../../contract/calls/plans';
import {
  basicToolboxOf,
  canPurchase,
  choicesOf,
  isBasicFree,
  nothingSelected,
  payloadOf,
  toggleMonitor,
  toggleToolbox,
  totalOf,
  type Selection,
} from './selection';

const product = (id: string | number, name: string, unit_amount: number) => ({
  id,
  name,
  price: { unit_amount },
});

const products: PlanProducts = {
  toolbox: [
    product('basic_toolbox', 'Basic Toolbox', 9.99),
    product('pro', 'Pro', 14.99),
    product(7, 'Max', 20),
  ],
  monitor: [product('sneaker', 'Sneaker', 59.99), product(8, 'Alternative', 44.5)],
};
const basic = basicToolboxOf(products);

const press = (selection: Selection, ...ids: (string | number)[]): Selection =>
  ids.reduce<Selection>(
    (state, id) =>
      products.monitor.some((one) => one.id === id)
        ? toggleMonitor(state, id, basic)
        : toggleToolbox(state, id, basic),
    selection,
  );

const chosen = (...ids: (string | number)[]) => press(nothingSelected, ...ids);
const total = (selection: Selection) => totalOf(choicesOf(products, selection));
const payload = (selection: Selection) => payloadOf(choicesOf(products, selection));
const basicCard = (selection: Selection) => choicesOf(products, selection).toolboxes[0];

describe('basic toolbox', () => {
  it('has a price while it is selected alone', () => {
    expect(total(chosen('basic_toolbox'))).toBe(9.99);
    expect(payload(chosen('basic_toolbox'))).toEqual({ toolboxes: ['basic_toolbox'], monitors: [] });
    expect(basicCard(chosen('basic_toolbox'))).toMatchObject({ isSelected: true, isIncluded: false });
  });

  it('is included free with any other toolbox', () => {
    expect(chosen('pro').toolboxes).toEqual(['basic_toolbox', 'pro']);
    expect(total(chosen('pro'))).toBe(14.99);
    expect(payload(chosen('pro'))).toEqual({ toolboxes: ['pro'], monitors: [] });
    expect(basicCard(chosen('pro'))).toMatchObject({ isIncluded: true, isLocked: false });
  });

  it('is included free with any monitor, and cannot be deselected then', () => {
    const one = chosen('sneaker');
    expect(one).toEqual({ toolboxes: ['basic_toolbox'], monitors: ['sneaker'] });
    expect(press(one, 'basic_toolbox')).toEqual(one);
    expect(basicCard(one)).toMatchObject({ isIncluded: true, isLocked: true });
    expect(payload(one)).toEqual({ toolboxes: [], monitors: ['sneaker'] });
    expect(total(one)).toBe(59.99);
  });

  it('is deselected with the last monitor if it is the only toolbox', () => {
    expect(press(chosen('sneaker', 8), 'sneaker')).toEqual({ toolboxes: ['basic_toolbox'], monitors: [8] });
    expect(press(chosen('sneaker'), 'sneaker')).toEqual(nothingSelected);
    expect(press(chosen('pro', 'sneaker'), 'sneaker').toolboxes).toEqual(['basic_toolbox', 'pro']);
  });

  it('can be deselected while no monitor is selected', () => {
    expect(press(chosen('pro'), 'basic_toolbox')).toEqual({ toolboxes: ['pro'], monitors: [] });
  });

  it('stays with a price when the other toolbox is deselected', () => {
    expect(total(press(chosen('pro'), 'pro'))).toBe(9.99);
  });

  it('is identified by its id, or else by its name', () => {
    expect(basicToolboxOf({ toolbox: [product(1, ' basic toolbox', 1)], monitor: [] })).toBe(1);
    expect(basicToolboxOf({ toolbox: [product(1, 'Pro', 1)], monitor: [] })).toBeNull();
    expect(
      basicToolboxOf({
        toolbox: [product(1, 'Basic Toolbox', 1), product('basic_toolbox', 'B', 1)],
        monitor: [],
      }),
    ).toBe('basic_toolbox');
  });

  it('may be missing', () => {
    expect(toggleMonitor(nothingSelected, 8, null)).toEqual({ toolboxes: [], monitors: [8] });
    expect(toggleMonitor({ toolboxes: [], monitors: [8] }, 8, null)).toEqual(nothingSelected);
  });
});

describe('total of the plan', () => {
  it('is the sum of the prices in whole cents', () => {
    expect(total(chosen('pro', 7, 'sneaker', 8))).toBe(139.48);
    expect(total(nothingSelected)).toBe(0);
  });
});

/** Any products, with or without a basic toolbox, and any presses on their cards. */
const anyPlan = fc
  .record({
    hasBasic: fc.boolean(),
    toolboxes: fc.uniqueArray(fc.oneof(fc.integer(), fc.string({ maxLength: 6 })), { maxLength: 5 }),
    monitors: fc.uniqueArray(fc.oneof(fc.integer(), fc.string({ maxLength: 6 })), { maxLength: 5 }),
    cents: fc.integer({ min: 0, max: 100_000 }),
    presses: fc.array(fc.record({ isMonitor: fc.boolean(), at: fc.nat(10) }), { maxLength: 30 }),
  })
  .map(({ hasBasic, toolboxes, monitors, cents, presses }) => {
    const plan: PlanProducts = {
      toolbox: [
        ...(hasBasic ? [product('basic_toolbox', 'Basic Toolbox', 9.99)] : []),
        ...toolboxes
          .filter((id) => id !== 'basic_toolbox')
          .map((id, index) => product(id, `Toolbox ${index}`, (cents + index) / 100)),
      ],
      monitor: monitors.map((id, index) => product(id, `Monitor ${index}`, (cents + index * 7) / 100)),
    };
    const theBasic = basicToolboxOf(plan);
    const states = [nothingSelected];
    for (const { isMonitor, at } of presses) {
      const list = isMonitor ? plan.monitor : plan.toolbox;
      const one = list[at % Math.max(1, list.length)];
      const state = states.at(-1) ?? nothingSelected;
      if (one !== undefined) {
        states.push((isMonitor ? toggleMonitor : toggleToolbox)(state, one.id, theBasic));
      }
    }
    return { plan, basic: theBasic, states };
  });

describe('any selection', () => {
  it('has a payload and a total that match the cards', () => {
    fc.assert(
      fc.property(anyPlan, ({ plan, states }) => {
        for (const state of states) {
          const choices = choicesOf(plan, state);
          const paid = [...choices.toolboxes, ...choices.monitors].filter(
            ({ isSelected, isIncluded }) => isSelected && !isIncluded,
          );
          const sent = payloadOf(choices);
          expect([...sent.toolboxes, ...sent.monitors]).toEqual(paid.map(({ id }) => id));
          const shown = paid.reduce((sum, { price }) => sum + Number(price.toFixed(2)), 0);
          expect(totalOf(choices)).toBeCloseTo(shown, 2);
          expect(sent.toolboxes.length + sent.monitors.length > 0).toBe(canPurchase(state));
        }
      }),
    );
  });

  it('includes the basic toolbox with every monitor, and charges for it only alone', () => {
    fc.assert(
      fc.property(anyPlan, ({ plan, basic: theBasic, states }) => {
        for (const state of states) {
          const { toolboxes } = payloadOf(choicesOf(plan, state));
          const hasBasic = theBasic !== null && state.toolboxes.includes(theBasic);
          expect(hasBasic || theBasic === null || state.monitors.length === 0).toBe(true);
          expect(theBasic !== null && toolboxes.includes(theBasic) && isBasicFree(state)).toBe(false);
        }
      }),
    );
  });

  it('selects no product twice, and keeps locked ones', () => {
    fc.assert(
      fc.property(anyPlan, ({ plan, basic: theBasic, states }) => {
        for (const state of states) {
          expect(new Set(state.toolboxes).size).toBe(state.toolboxes.length);
          expect(new Set(state.monitors).size).toBe(state.monitors.length);
          for (const { id } of choicesOf(plan, state).toolboxes.filter(({ isLocked }) => isLocked)) {
            expect(toggleToolbox(state, id, theBasic)).toEqual(state);
          }
        }
      }),
    );
  });
});
