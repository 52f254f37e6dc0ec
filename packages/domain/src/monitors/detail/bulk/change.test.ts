import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as detail from '../index';
import { act, open, written, type TestEnv } from '../testing';
import { inputChange } from './index';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('change of several inputs', () => {
  const change = async (
    env: TestEnv,
    params: Parameters<typeof detail.inputs.table.events.onManyChange>[0],
  ) => {
    await act(env, detail.inputs.table.events.onManyChange, params);
    await act(env, detail.inputs.queue.events.onSave);
    return written(env).at(-1)?.[1].inputs;
  };

  it('sets the special webhook and the price limit, makes them private, and removes a price limit', async () => {
    const env = await open();
    expect(
      await change(env, {
        ids: [1, '2'],
        change: { specialWebhook: 'https://w.example', priceLimit: '99', isPrivate: true },
      }),
    ).toMatchObject([
      { id: 1, specialWebhook: 'https://w.example', priceLimit: 99, private: true },
      { id: '2', specialWebhook: 'https://w.example', priceLimit: 99, private: true },
    ]);
    const [, second] = (await change(env, { ids: [1, '2'], change: { priceLimit: '' } })) as object[];
    expect(second).not.toHaveProperty('priceLimit');
  });

  it('edits a size range and a price limit as typed, and refuses what the form refuses', async () => {
    const env = await open();
    const { changeErrorOf } = detail.inputs.table;
    expect(await change(env, { ids: [1], change: { sizeRange: '40 – 44' } })).toMatchObject([
      { id: 1, sizeRange: '40-44' },
    ]);
    expect(await change(env, { ids: [1], change: { priceLimit: '99,50' } })).toMatchObject([
      { id: 1, sizeRange: '40-44', priceLimit: 99.5 },
    ]);
    expect(
      await change(env, { ids: [1], change: { priceLimit: '1,000', sizeRange: '４０ ～ ４４,5' } }),
    ).toMatchObject([{ id: 1, sizeRange: '40-44.5', priceLimit: 1_000 }]);
    expect(changeErrorOf({ sizeRange: '60' })).toBe('“60” is no size range between 36 and 50.');
    expect(changeErrorOf({ priceLimit: 'cheap' })).toBe('“cheap” is no price. Write it as 1000 or 12.50.');
    const calls = written(env).length;
    await change(env, { ids: [1], change: { priceLimit: 'cheap' } });
    await change(env, { ids: [1], change: { note: 'gift' } });
    expect(written(env)).toHaveLength(calls);
  });

  it('previews what several inputs become, and queues only those that change', async () => {
    const env = await open();
    const preview = () => env.scope.getState(inputChange.view.preview);
    await act(env, detail.inputs.table.events.onManyOpen, { ids: [1, '2'], value: { priceLimit: 'x' } });
    expect(env.scope.getState(inputChange.view.error)).toBe('“x” is no price. Write it as 1000 or 12.50.');
    expect(preview()).toBeNull();
    await act(env, inputChange.events.onChange, { priceLimit: '120' });
    expect(preview()).toEqual({
      count: 1,
      unchanged: 1,
      rows: [{ id: 1, name: 'https://shop.example/dunk', before: '', after: '120' }],
    });
    await act(env, inputChange.events.onConfirm);
    expect(env.scope.getState(inputChange.view.change)).toBeNull();
    await act(env, detail.inputs.queue.events.onSave);
    expect(written(env).at(-1)?.[1].inputs).toMatchObject([{ id: 1, priceLimit: 120 }]);
  });

  it('leaves inputs alone if the plan has no private ones', async () => {
    const purchases = { monitor: ['Sneaker'] };
    const env = await open({ info: { customer_data: { name: 'Ada', purchases } } });
    expect(await change(env, { ids: [1], change: { isPrivate: true } })).toBeUndefined();
  });
});
