import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as customers from './index';
import { calm, late, open, toggle, type World } from './testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an unsaved checklist', () => {
  const changes = ({ scope }: World) =>
    scope
      .getState(customers.$productChanges)
      .get(late.customer_id)
      ?.map(({ name, kind, change }) => [name, kind, change]);

  it('names the products that saving keeps, removes and adds', async () => {
    const world = await open();
    expect(changes(world)).toBeUndefined();
    toggle(world, late.customer_id, '6', true);
    toggle(world, late.customer_id, '1', false);
    expect(changes(world)).toEqual([
      ['Basic Toolbox', 'toolbox', 'removed'],
      ['Sneaker', 'monitor', 'kept'],
      ['Alternative', 'monitor', 'added'],
    ]);
  });

  it('has no changes once everything is ticked as it was saved, and none after a discard', async () => {
    const world = await open();
    toggle(world, late.customer_id, '6', true);
    toggle(world, late.customer_id, '6', false);
    expect(changes(world)).toBeUndefined();
    toggle(world, late.customer_id, '6', true);
    void allSettled(customers.productsDiscarded, { scope: world.scope, params: late.customer_id });
    await calm();
    expect(changes(world)).toBeUndefined();
  });
});
