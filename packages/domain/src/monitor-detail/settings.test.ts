import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $unsaved } from '../shared/unsaved';
import { choicesOf } from './setting';
import { localDelay, parseDelay } from './delay';
import * as detail from './index';
import { act, calm, developer, later, monitor, open, toast, written, type World } from './testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const phase = ({ scope }: World, name: detail.SettingName) => scope.getState(detail.$settingPhases)[name];
const bodies = (world: World) => written(world).map(([, body]) => body);

describe('the delay', () => {
  it('is saved as an integer when it is meant', async () => {
    const world = await open(developer);
    await act(world, detail.delayCommitted, ' 25.9 s');
    expect(written(world)).toEqual([['PUT /inputs/update', { delay: 25, type: 'delay' }]]);
    expect(world.scope.getState(detail.$delay)).toBe(25);
    expect(toast(world)).toBe('Successfully updated delay');
    expect(phase(world, 'delay')).toBe('saved');
  });

  it('stays as it was when it is no number, or the same', async () => {
    const world = await open(developer);
    await act(world, detail.delayCommitted, 'soon');
    await act(world, detail.delayCommitted, '');
    await act(world, detail.delayCommitted, '10');
    expect(written(world)).toEqual([]);
    expect(world.scope.getState(detail.$delay)).toBe(10);
  });

  it('below 0 is not sent: the field says why and keeps what was typed, until another one is meant', async () => {
    const world = await open(developer);
    const refused = () => world.scope.getState(detail.$refusedDelay);
    await act(world, detail.delayCommitted, '-5');
    expect(written(world)).toEqual([]);
    expect(refused()).toEqual({ text: '-5', message: 'Enter a delay of 0 or more.' });
    expect(world.scope.getState(detail.$delay)).toBe(10);
    await act(world, detail.delayCommitted, '9'.repeat(400));
    expect(refused()?.message).toBe('Enter a smaller delay.');
    expect(written(world)).toEqual([]);
    await act(world, detail.delayCommitted, 'soon');
    expect(refused()).toBeNull();
    await act(world, detail.delayCommitted, '-1');
    await act(world, detail.delayCommitted, '5');
    expect(bodies(world)).toEqual([{ delay: 5, type: 'delay' }]);
    expect(refused()).toBeNull();
  });

  it('of 0 is sent as it is, and shown as 3', async () => {
    const world = await open(developer);
    await act(world, detail.delayCommitted, '0');
    expect(bodies(world)).toEqual([{ delay: 0, type: 'delay' }]);
    expect(world.scope.getState(detail.$delay)).toBe(3);
    await act(world, detail.delayCommitted, '3');
    expect(bodies(world).at(-1)).toEqual({ delay: 3, type: 'delay' });
  });

  it('is 10 where the monitor has none', async () => {
    const { scope } = await open({ ...developer, body: { ...monitor, monitorSettings: null } });
    expect(scope.getState(detail.$delay)).toBe(10);
  });

  it('is sent in order, and the last one wins', async () => {
    const world = await open(developer);
    const first = later();
    world.answers.push(first.promise);
    for (const text of ['11', '12', '13']) await act(world, detail.delayCommitted, text);
    expect(bodies(world)).toEqual([{ delay: 11, type: 'delay' }]);
    expect(phase(world, 'delay')).toBe('saving');
    first.answer({ status: 500 });
    await calm();
    expect(bodies(world).map(({ delay }) => delay)).toEqual([11, 13]);
    expect(toast(world)).toBe('Successfully updated delay');
    expect(world.scope.getState(detail.$delay)).toBe(13);
  });

  it('that could not be saved is kept, and saved by Retry', async () => {
    const world = await open(developer);
    world.answers.push({ kind: 'timeout' });
    await act(world, detail.delayCommitted, '20');
    expect(toast(world)).toBe('Failed to update delay');
    expect(phase(world, 'delay')).toBe('failed');
    expect(world.scope.getState(detail.$delay)).toBe(20);
    await act(world, detail.settingRetried, 'delay');
    expect(bodies(world)).toHaveLength(2);
    expect(phase(world, 'delay')).toBe('saved');
    await act(world, detail.settingRetried, 'delay');
    expect(bodies(world)).toHaveLength(2);
  });

  it('is read by its leading digits, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const delay = parseDelay(text);
        expect(delay === null || Number.isInteger(delay) || Math.abs(delay) > 1e15).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.integer(), (delay) => {
        expect(parseDelay(`  ${delay} seconds`)).toBe(delay);
        expect(localDelay(delay)).toBe(delay === 0 ? 3 : delay);
      }),
    );
  });
});

describe('a setting of a monitor', () => {
  it.each([
    [
      'proxy list',
      detail.proxyListPicked,
      'p2',
      { proxyListId: 'p2', type: 'proxyList' },
      'Proxy list updated successfully',
      'Failed to update proxy list',
    ],
    [
      'product',
      detail.productPicked,
      '6',
      { productId: 6, type: 'product' },
      'Product updated successfully',
      'Failed to update product',
    ],
    [
      'keyword list',
      detail.keywordsPicked,
      '9',
      { keywordID: 9, type: 'keywords' },
      'Keywords updated successfully',
      'Failed to update keywords',
    ],
  ] as const)(
    '%s is saved by its id as it came, and says how that ended',
    async (_, event, id, body, done, failed) => {
      const world = await open(developer);
      await act(world, event, id);
      expect(bodies(world)).toEqual([body]);
      expect(toast(world)).toBe(done);
      await act(world, event, id);
      expect(bodies(world)).toHaveLength(1);
      const other = await open(developer);
      other.answers.push({ status: 500 });
      await act(other, event, id);
      expect(toast(other)).toBe(failed);
    },
  );

  it('inputs allowed is saved, and decides who may add', async () => {
    const world = await open(developer);
    await act(world, detail.inputsAllowedChanged, false);
    expect(bodies(world)).toEqual([{ inputsAllowed: false, type: 'inputs' }]);
    expect(toast(world)).toBe('Inputs allowed updated successfully');
    expect(world.scope.getState(detail.$monitor)?.input_allowed).toBe(false);
    world.answers.push({ status: 500 });
    await act(world, detail.inputsAllowedChanged, true);
    expect(toast(world)).toBe('Failed to update inputs allowed settings');
  });

  it('own products is saved, and goes back when that fails', async () => {
    const world = await open();
    const answer = later();
    await act(world, detail.ownProductsChanged, true);
    expect(bodies(world)).toEqual([{ monitorOnlyOwnProducts: true, type: 'monitor_preference' }]);
    expect(toast(world)).toBe('Successfully enabled own products monitoring');
    world.answers.push(answer.promise);
    await act(world, detail.ownProductsChanged, false);
    expect(world.scope.getState(detail.$ownProducts)).toBe(false);
    answer.answer({ status: 500 });
    await calm();
    expect(world.scope.getState(detail.$ownProducts)).toBe(true);
    expect(toast(world)).toBe('Failed to update monitoring preference');
    // What stands there is what the server has: leaving loses nothing.
    expect(world.scope.getState($unsaved)).toBe(false);
    await act(world, detail.settingRetried, 'ownProducts');
    expect(toast(world)).toBe('Successfully disabled own products monitoring');
    expect(world.scope.getState(detail.$ownProducts)).toBe(false);
  });

  it('the product is the category in the heading', async () => {
    const world = await open(developer);
    await act(world, detail.productPicked, '6');
    expect(world.scope.getState(detail.$monitor)?.product_name).toBe('Alternative');
  });

  it('keywords are there for monitors of type new only', async () => {
    const body = { ...monitor, data: { ...monitor.data, monitor_type: 'product' } };
    expect((await open()).scope.getState(detail.$hasKeywords)).toBe(true);
    expect((await open({ body })).scope.getState(detail.$hasKeywords)).toBe(false);
  });

  it('can be chosen from bare names too, and what is chosen is always among them', () => {
    expect(choicesOf({ p2: 'Data centre' })).toEqual([{ id: 'p2', name: 'Data centre' }]);
    expect(choicesOf(null, { id: 4, name: 'Gone' })).toEqual([{ id: 4, name: 'Gone' }]);
    expect(choicesOf({ 4: { id: 4, name: 'Here' } }, { id: 4, name: 'Here' })).toHaveLength(1);
  });

  it('that fails after the monitor was left is said, and changes nothing of the next one', async () => {
    const world = await open({
      ...developer,
      server: { 'GET /v1/monitors/m-2': { status: 200, body: monitor } },
    });
    const answer = later();
    world.answers.push(answer.promise);
    await act(world, detail.delayCommitted, '20');
    await act(world, detail.page.closed);
    await act(world, detail.page.opened, { uuid: 'm-2' });
    answer.answer({ status: 500 });
    await calm();
    expect(toast(world)).toBe('Failed to update delay');
    expect(world.scope.getState(detail.$delay)).toBe(10);
    expect(phase(world, 'delay')).toBe('idle');
  });
});
