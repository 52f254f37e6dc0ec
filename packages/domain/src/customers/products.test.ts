import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flush, late, open, toggle, type TestEnv } from './testing';
import * as customersManaging from './managing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('unsaved product checklist', () => {
  const changes = ({ scope }: TestEnv) =>
    scope
      .getState(customersManaging.$productChanges)
      .get(late.customer_id)
      ?.map(({ name, kind, change }) => [name, kind, change]);

  it('names the products that saving keeps, removes and adds', async () => {
    const env = await open();
    expect(changes(env)).toBeUndefined();
    toggle(env, late.customer_id, '6', true);
    toggle(env, late.customer_id, '1', false);
    expect(changes(env)).toEqual([
      ['Basic Toolbox', 'toolbox', 'removed'],
      ['Sneaker', 'monitor', 'kept'],
      ['Alternative', 'monitor', 'added'],
    ]);
  });

  it('has no changes when it equals the saved products, or after a discard', async () => {
    const env = await open();
    toggle(env, late.customer_id, '6', true);
    toggle(env, late.customer_id, '6', false);
    expect(changes(env)).toBeUndefined();
    toggle(env, late.customer_id, '6', true);
    void allSettled(customersManaging.productsDiscarded, { scope: env.scope, params: late.customer_id });
    await flush();
    expect(changes(env)).toBeUndefined();
  });
});
