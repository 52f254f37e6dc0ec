import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $isUnsavedOrUnfinished } from '../../kernel/page/unsaved';
import * as toasts from '../../kernel/toasts';
import { dunk, flush, open, keywords, toast, toggle, run, remove, deferred, writes } from './testing';
import * as redirectsList from './list';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('deleting a redirect', () => {
  it('removes it from the list at once, and sends its id as received', async () => {
    const env = await open();
    const answer = deferred();
    env.answers.push(answer.promise);
    await remove(env, '2');
    expect(keywords(env)).toEqual(['Dunk', 'Jordan']);
    expect(writes(env)).toEqual([['DELETE', { id: '2' }]]);
    expect(toast(env)).toBeUndefined();
    answer.answer({ status: 200 });
    await flush();
    expect(toast(env)).toBe('Redirect deleted');
    expect(keywords(env)).toEqual(['Dunk', 'Jordan']);
  });

  it('restores it at its index with a message when it fails', async () => {
    const env = await open();
    env.answers.push({ status: 500 });
    await remove(env, '2');
    expect(keywords(env)).toEqual(['Dunk', 'FD1234-001', 'Jordan']);
    expect(toast(env)).toBe('Failed to delete redirect');
    expect(env.scope.getState(redirectsList.$undo)).toBeNull();
  });

  it("waits for the redirect's pending save", async () => {
    const env = await open();
    const save = deferred();
    env.answers.push(save.promise);
    toggle(env, 1, false);
    await remove(env, 1);
    expect(writes(env).map(([method]) => method)).toEqual(['PUT']);
    expect(keywords(env)).not.toContain('Dunk');
    save.answer({ status: 200 });
    await flush();
    expect(writes(env).map(([method]) => method)).toEqual(['PUT', 'DELETE']);
  });

  it('can be undone for 8 seconds', async () => {
    const env = await open();
    await remove(env, 1);
    expect(env.scope.getState(redirectsList.$undo)).toMatchObject({ label: 'Dunk' });
    await run(env, redirectsList.undoRequested);
    expect(writes(env).at(-1)).toEqual(['POST', { ...dunk, id: -1 }]);
    expect(toast(env)).toBe('Redirect restored');
    expect(keywords(env)).toEqual(['Dunk', 'FD1234-001', 'Jordan']);
    expect(env.scope.getState(redirectsList.$undo)).toBeNull();

    await remove(env, 3);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(env.scope.getState(redirectsList.$undo)).toMatchObject({ label: 'Jordan' });
    await vi.advanceTimersByTimeAsync(1);
    expect(env.scope.getState(redirectsList.$undo)).toBeNull();
    await run(env, redirectsList.undoRequested);
    expect(writes(env).filter(([method]) => method === 'POST')).toHaveLength(1);
  });

  it('is unfinished while its Undo is sent', async () => {
    const env = await open();
    await remove(env, 1);
    const answer = deferred();
    env.answers.push(answer.promise);
    await run(env, redirectsList.undoRequested);
    expect(env.scope.getState($isUnsavedOrUnfinished)).toBe(true);
    answer.answer({ status: 200 });
    await flush();
    expect(env.scope.getState($isUnsavedOrUnfinished)).toBe(false);
  });

  it('is undone at the place of the redirect, which is shown', async () => {
    const env = await open();
    const before = keywords(env);
    await remove(env, 1);
    await run(env, redirectsList.undoRequested);
    expect(keywords(env)).toEqual(before);
    const [first] = env.scope.getState(redirectsList.$redirects);
    expect(env.scope.getState(redirectsList.$revealed)).toEqual({ id: first?.id });
    await run(env, redirectsList.reloadRequested);
    expect(keywords(env)).toEqual(before);
  });

  it('can be undone from its message', async () => {
    const env = await open();
    await remove(env, 1);
    const action = env.scope.getState(toasts.$toast)?.action;
    expect(action?.label).toBe('Undo');
    void allSettled(toasts.toastActed, { scope: env.scope, params: action?.id ?? '' });
    await flush();
    expect(writes(env).at(-1)).toEqual(['POST', { ...dunk, id: -1 }]);
    expect(toast(env)).toBe('Redirect restored');
  });

  it('offers Undo again when that fails', async () => {
    const env = await open();
    await remove(env, 1);
    env.answers.push({ status: 500 });
    await run(env, redirectsList.undoRequested);
    expect(toast(env)).toBe('Failed to save redirect');
    expect(env.scope.getState(redirectsList.$undo)).toMatchObject({ label: 'Dunk' });
  });

  it('replaces an earlier offer, whose timer no longer counts', async () => {
    const env = await open();
    await remove(env, 1);
    await vi.advanceTimersByTimeAsync(5_000);
    await remove(env, 3);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(env.scope.getState(redirectsList.$undo)).toMatchObject({ label: 'Jordan' });
  });
});
