import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $unsaved } from '../../kernel/page/unsaved';
import { choicesOf } from '../../resources/monitor-settings';
import { localDelay } from '../../resources/delay';
import * as detail from './index';
import { $monitor } from './page';
import { $hasKeywords } from './settings';
import { act, flush, developer, deferred, monitor, open, toast, written, type TestEnv } from './testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const delayOf = ({ scope }: Pick<TestEnv, 'scope'>) => scope.getState(detail.details.view.settings)?.delay;
const pick = (env: TestEnv, setting: 'proxyList' | 'product' | 'keywords', id: string) =>
  act(env, detail.details.events.onPick, { setting, id });
const bodies = (env: TestEnv) => written(env).map(([, body]) => body);

describe('delay', () => {
  it('saves an integer when it is committed', async () => {
    const env = await open(developer);
    await act(env, detail.details.events.onDelayCommit, ' 1.200 ');
    expect(written(env)).toEqual([['PUT /inputs/update', { delay: 1_200, type: 'delay' }]]);
    expect(delayOf(env)?.value).toBe(1_200);
    expect(toast(env)).toBe('Successfully updated delay');
    expect(delayOf(env)?.phase).toBe('saved');
  });

  it('ignores text that is not a number, and an unchanged value', async () => {
    const env = await open(developer);
    await act(env, detail.details.events.onDelayCommit, 'soon');
    await act(env, detail.details.events.onDelayCommit, '');
    await act(env, detail.details.events.onDelayCommit, '10');
    expect(written(env)).toEqual([]);
    expect(delayOf(env)?.value).toBe(10);
  });

  it('rejects a value below 0 with an error, and keeps the text until the next commit', async () => {
    const env = await open(developer);
    const refused = () => delayOf(env)?.refused;
    await act(env, detail.details.events.onDelayCommit, '-5');
    expect(written(env)).toEqual([]);
    expect(refused()).toEqual({ text: '-5', message: 'Enter a delay of 0 or more.' });
    expect(delayOf(env)?.value).toBe(10);
    await act(env, detail.details.events.onDelayCommit, '9'.repeat(400));
    expect(refused()?.message).toBe('Enter a smaller delay.');
    expect(written(env)).toEqual([]);
    await act(env, detail.details.events.onDelayCommit, 'soon');
    expect(refused()).toBeNull();
    await act(env, detail.details.events.onDelayCommit, '-1');
    await act(env, detail.details.events.onDelayCommit, '5');
    expect(bodies(env)).toEqual([{ delay: 5, type: 'delay' }]);
    expect(refused()).toBeNull();
  });

  it('sends 0 as it is, and shows it as 3', async () => {
    const env = await open(developer);
    await act(env, detail.details.events.onDelayCommit, '0');
    expect(bodies(env)).toEqual([{ delay: 0, type: 'delay' }]);
    expect(delayOf(env)?.value).toBe(3);
    await act(env, detail.details.events.onDelayCommit, '3');
    expect(bodies(env).at(-1)).toEqual({ delay: 3, type: 'delay' });
  });

  it('defaults to 10', async () => {
    const env = await open({ ...developer, body: { ...monitor, monitorSettings: null } });
    expect(delayOf(env)?.value).toBe(10);
  });

  it('saves in order, and the last value wins', async () => {
    const env = await open(developer);
    const first = deferred();
    env.answers.push(first.promise);
    for (const text of ['11', '12', '13']) await act(env, detail.details.events.onDelayCommit, text);
    expect(bodies(env)).toEqual([{ delay: 11, type: 'delay' }]);
    expect(delayOf(env)?.phase).toBe('saving');
    first.answer({ status: 500 });
    await flush();
    expect(bodies(env).map(({ delay }) => delay)).toEqual([11, 13]);
    expect(toast(env)).toBe('Successfully updated delay');
    expect(delayOf(env)?.value).toBe(13);
  });

  it('keeps a value that could not be saved, and saves it with Retry', async () => {
    const env = await open(developer);
    env.answers.push({ kind: 'timeout' });
    await act(env, detail.details.events.onDelayCommit, '20');
    expect(toast(env)).toBe('Failed to update delay');
    expect(delayOf(env)?.phase).toBe('failed');
    expect(delayOf(env)?.value).toBe(20);
    await act(env, detail.details.events.onRetry, 'delay');
    expect(bodies(env)).toHaveLength(2);
    expect(delayOf(env)?.phase).toBe('saved');
    await act(env, detail.details.events.onRetry, 'delay');
    expect(bodies(env)).toHaveLength(2);
  });

  it.each(['25.9', '17abc', '1e3', '10-20'])('is not sent as a part of %s', async (text) => {
    const env = await open(developer);
    await act(env, detail.details.events.onDelayCommit, text);
    expect(written(env)).toEqual([]);
    expect(delayOf(env)?.refused).toEqual({ text, message: `“${text}” is no whole number.` });
  });

  it('is 3 locally where 0 was sent, and what it is otherwise', () => {
    expect([0, 1, 25].map(localDelay)).toEqual([3, 1, 25]);
  });
});

describe('setting of a monitor', () => {
  it.each([
    [
      'proxy list',
      'proxyList',
      'p2',
      { proxyListId: 'p2', type: 'proxyList' },
      'Proxy list updated successfully',
      'Failed to update proxy list',
    ],
    [
      'product',
      'product',
      '6',
      { productId: 6, type: 'product' },
      'Product updated successfully',
      'Failed to update product',
    ],
    [
      'keyword list',
      'keywords',
      '9',
      { keywordID: 9, type: 'keywords' },
      'Keywords updated successfully',
      'Failed to update keywords',
    ],
  ] as const)(
    'saves %s by its id as received, and shows the result',
    async (_, setting, id, body, done, failed) => {
      const env = await open(developer);
      await pick(env, setting, id);
      expect(bodies(env)).toEqual([body]);
      expect(toast(env)).toBe(done);
      await pick(env, setting, id);
      expect(bodies(env)).toHaveLength(1);
      const other = await open(developer);
      other.answers.push({ status: 500 });
      await pick(other, setting, id);
      expect(toast(other)).toBe(failed);
    },
  );

  it('saves inputs allowed, which decides who may add', async () => {
    const env = await open(developer);
    await act(env, detail.details.events.onInputsAllowedChange, false);
    expect(bodies(env)).toEqual([{ inputsAllowed: false, type: 'inputs' }]);
    expect(toast(env)).toBe('Inputs allowed updated successfully');
    expect(env.scope.getState($monitor)?.input_allowed).toBe(false);
    env.answers.push({ status: 500 });
    await act(env, detail.details.events.onInputsAllowedChange, true);
    expect(toast(env)).toBe('Failed to update inputs allowed settings');
  });

  it('saves own products, and reverts when that fails', async () => {
    const env = await open();
    const answer = deferred();
    await act(env, detail.inputs.ownProducts.events.onChange, true);
    expect(bodies(env)).toEqual([{ monitorOnlyOwnProducts: true, type: 'monitor_preference' }]);
    expect(toast(env)).toBe('Successfully enabled own products monitoring');
    env.answers.push(answer.promise);
    await act(env, detail.inputs.ownProducts.events.onChange, false);
    expect(env.scope.getState(detail.inputs.ownProducts.view.value)).toBe(false);
    answer.answer({ status: 500 });
    await flush();
    expect(env.scope.getState(detail.inputs.ownProducts.view.value)).toBe(true);
    expect(toast(env)).toBe('Failed to update monitoring preference');
    // A reverted setting loses nothing.
    expect(env.scope.getState($unsaved)).toBe(false);
    await act(env, detail.inputs.ownProducts.events.onRetry);
    expect(toast(env)).toBe('Successfully disabled own products monitoring');
    expect(env.scope.getState(detail.inputs.ownProducts.view.value)).toBe(false);
  });

  it('shows the product as the category of the heading', async () => {
    const env = await open(developer);
    await pick(env, 'product', '6');
    expect(env.scope.getState($monitor)?.product_name).toBe('Alternative');
  });

  it('has keywords only for monitors of type new', async () => {
    const body = { ...monitor, data: { ...monitor.data, monitor_type: 'product' } };
    expect((await open()).scope.getState($hasKeywords)).toBe(true);
    expect((await open({ body })).scope.getState($hasKeywords)).toBe(false);
  });

  it('accepts bare names as options, and includes the selected one', () => {
    expect(choicesOf({ p2: 'Data centre' })).toEqual([{ id: 'p2', name: 'Data centre' }]);
    expect(choicesOf(null, { id: 4, name: 'Gone' })).toEqual([{ id: 4, name: 'Gone' }]);
    expect(choicesOf({ 4: { id: 4, name: 'Here' } }, { id: 4, name: 'Here' })).toHaveLength(1);
  });

  it('reports a failure after the monitor was left, and changes nothing on the next one', async () => {
    const env = await open({
      ...developer,
      server: { 'GET /v1/monitors/m-2': { status: 200, body: monitor } },
    });
    const answer = deferred();
    env.answers.push(answer.promise);
    await act(env, detail.details.events.onDelayCommit, '20');
    await act(env, detail.page.closed);
    await act(env, detail.page.opened, { uuid: 'm-2' });
    answer.answer({ status: 500 });
    await flush();
    expect(toast(env)).toBe('Failed to update delay');
    expect(delayOf(env)?.value).toBe(10);
    expect(delayOf(env)?.phase).toBe('idle');
  });
});
