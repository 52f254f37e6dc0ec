import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $unsaved } from '../shared/unsaved';
import { choicesOf } from './setting';
import { localDelay, parseDelay } from './delay';
import * as detail from './index';
import { act, flush, developer, deferred, monitor, open, toast, written, type TestEnv } from './testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const phase = ({ scope }: TestEnv, name: detail.SettingName) => scope.getState(detail.$settingPhases)[name];
const bodies = (env: TestEnv) => written(env).map(([, body]) => body);

describe('the delay', () => {
  it('is saved as an integer when it is meant', async () => {
    const env = await open(developer);
    await act(env, detail.delayCommitted, ' 25.9 s');
    expect(written(env)).toEqual([['PUT /inputs/update', { delay: 25, type: 'delay' }]]);
    expect(env.scope.getState(detail.$delay)).toBe(25);
    expect(toast(env)).toBe('Successfully updated delay');
    expect(phase(env, 'delay')).toBe('saved');
  });

  it('stays as it was when it is no number, or the same', async () => {
    const env = await open(developer);
    await act(env, detail.delayCommitted, 'soon');
    await act(env, detail.delayCommitted, '');
    await act(env, detail.delayCommitted, '10');
    expect(written(env)).toEqual([]);
    expect(env.scope.getState(detail.$delay)).toBe(10);
  });

  it('below 0 is not sent: the field says why and keeps what was typed, until another one is meant', async () => {
    const env = await open(developer);
    const refused = () => env.scope.getState(detail.$refusedDelay);
    await act(env, detail.delayCommitted, '-5');
    expect(written(env)).toEqual([]);
    expect(refused()).toEqual({ text: '-5', message: 'Enter a delay of 0 or more.' });
    expect(env.scope.getState(detail.$delay)).toBe(10);
    await act(env, detail.delayCommitted, '9'.repeat(400));
    expect(refused()?.message).toBe('Enter a smaller delay.');
    expect(written(env)).toEqual([]);
    await act(env, detail.delayCommitted, 'soon');
    expect(refused()).toBeNull();
    await act(env, detail.delayCommitted, '-1');
    await act(env, detail.delayCommitted, '5');
    expect(bodies(env)).toEqual([{ delay: 5, type: 'delay' }]);
    expect(refused()).toBeNull();
  });

  it('of 0 is sent as it is, and shown as 3', async () => {
    const env = await open(developer);
    await act(env, detail.delayCommitted, '0');
    expect(bodies(env)).toEqual([{ delay: 0, type: 'delay' }]);
    expect(env.scope.getState(detail.$delay)).toBe(3);
    await act(env, detail.delayCommitted, '3');
    expect(bodies(env).at(-1)).toEqual({ delay: 3, type: 'delay' });
  });

  it('is 10 where the monitor has none', async () => {
    const { scope } = await open({ ...developer, body: { ...monitor, monitorSettings: null } });
    expect(scope.getState(detail.$delay)).toBe(10);
  });

  it('is sent in order, and the last one wins', async () => {
    const env = await open(developer);
    const first = deferred();
    env.answers.push(first.promise);
    for (const text of ['11', '12', '13']) await act(env, detail.delayCommitted, text);
    expect(bodies(env)).toEqual([{ delay: 11, type: 'delay' }]);
    expect(phase(env, 'delay')).toBe('saving');
    first.answer({ status: 500 });
    await flush();
    expect(bodies(env).map(({ delay }) => delay)).toEqual([11, 13]);
    expect(toast(env)).toBe('Successfully updated delay');
    expect(env.scope.getState(detail.$delay)).toBe(13);
  });

  it('that could not be saved is kept, and saved by Retry', async () => {
    const env = await open(developer);
    env.answers.push({ kind: 'timeout' });
    await act(env, detail.delayCommitted, '20');
    expect(toast(env)).toBe('Failed to update delay');
    expect(phase(env, 'delay')).toBe('failed');
    expect(env.scope.getState(detail.$delay)).toBe(20);
    await act(env, detail.settingRetried, 'delay');
    expect(bodies(env)).toHaveLength(2);
    expect(phase(env, 'delay')).toBe('saved');
    await act(env, detail.settingRetried, 'delay');
    expect(bodies(env)).toHaveLength(2);
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
      const env = await open(developer);
      await act(env, event, id);
      expect(bodies(env)).toEqual([body]);
      expect(toast(env)).toBe(done);
      await act(env, event, id);
      expect(bodies(env)).toHaveLength(1);
      const other = await open(developer);
      other.answers.push({ status: 500 });
      await act(other, event, id);
      expect(toast(other)).toBe(failed);
    },
  );

  it('inputs allowed is saved, and decides who may add', async () => {
    const env = await open(developer);
    await act(env, detail.inputsAllowedChanged, false);
    expect(bodies(env)).toEqual([{ inputsAllowed: false, type: 'inputs' }]);
    expect(toast(env)).toBe('Inputs allowed updated successfully');
    expect(env.scope.getState(detail.$monitor)?.input_allowed).toBe(false);
    env.answers.push({ status: 500 });
    await act(env, detail.inputsAllowedChanged, true);
    expect(toast(env)).toBe('Failed to update inputs allowed settings');
  });

  it('own products is saved, and goes back when that fails', async () => {
    const env = await open();
    const answer = deferred();
    await act(env, detail.ownProductsChanged, true);
    expect(bodies(env)).toEqual([{ monitorOnlyOwnProducts: true, type: 'monitor_preference' }]);
    expect(toast(env)).toBe('Successfully enabled own products monitoring');
    env.answers.push(answer.promise);
    await act(env, detail.ownProductsChanged, false);
    expect(env.scope.getState(detail.$ownProducts)).toBe(false);
    answer.answer({ status: 500 });
    await flush();
    expect(env.scope.getState(detail.$ownProducts)).toBe(true);
    expect(toast(env)).toBe('Failed to update monitoring preference');
    // What stands there is what the server has: leaving loses nothing.
    expect(env.scope.getState($unsaved)).toBe(false);
    await act(env, detail.settingRetried, 'ownProducts');
    expect(toast(env)).toBe('Successfully disabled own products monitoring');
    expect(env.scope.getState(detail.$ownProducts)).toBe(false);
  });

  it('the product is the category in the heading', async () => {
    const env = await open(developer);
    await act(env, detail.productPicked, '6');
    expect(env.scope.getState(detail.$monitor)?.product_name).toBe('Alternative');
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
    const env = await open({
      ...developer,
      server: { 'GET /v1/monitors/m-2': { status: 200, body: monitor } },
    });
    const answer = deferred();
    env.answers.push(answer.promise);
    await act(env, detail.delayCommitted, '20');
    await act(env, detail.page.closed);
    await act(env, detail.page.opened, { uuid: 'm-2' });
    answer.answer({ status: 500 });
    await flush();
    expect(toast(env)).toBe('Failed to update delay');
    expect(env.scope.getState(detail.$delay)).toBe(10);
    expect(phase(env, 'delay')).toBe('idle');
  });
});
