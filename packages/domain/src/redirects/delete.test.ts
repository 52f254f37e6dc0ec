import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as toasts from '../shared/toasts';
import * as redirects from './index';
import {
  dunk,
  flush,
  open,
  type TestEnv,
  keywords,
  toast,
  toggle,
  run,
  remove,
  deferred,
  writes,
} from './testing';

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
    expect(env.scope.getState(redirects.$undo)).toBeNull();
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
    expect(env.scope.getState(redirects.$undo)).toMatchObject({ label: 'Dunk' });
    await run(env, redirects.undoRequested);
    expect(writes(env).at(-1)).toEqual(['POST', { ...dunk, id: -1 }]);
    expect(toast(env)).toBe('Redirect restored');
    expect(keywords(env)).toEqual(['FD1234-001', 'Jordan', 'Dunk']);
    expect(env.scope.getState(redirects.$undo)).toBeNull();

    await remove(env, 3);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(env.scope.getState(redirects.$undo)).toMatchObject({ label: 'Jordan' });
    await vi.advanceTimersByTimeAsync(1);
    expect(env.scope.getState(redirects.$undo)).toBeNull();
    await run(env, redirects.undoRequested);
    expect(writes(env).filter(([method]) => method === 'POST')).toHaveLength(1);
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
    await run(env, redirects.undoRequested);
    expect(toast(env)).toBe('Failed to save redirect');
    expect(env.scope.getState(redirects.$undo)).toMatchObject({ label: 'Dunk' });
  });

  it('replaces an earlier offer, whose timer no longer counts', async () => {
    const env = await open();
    await remove(env, 1);
    await vi.advanceTimersByTimeAsync(5_000);
    await remove(env, 3);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(env.scope.getState(redirects.$undo)).toMatchObject({ label: 'Jordan' });
  });
});

describe('deleting several redirects', () => {
  const ask = ({ scope }: TestEnv, ids: readonly (number | string)[]): void =>
    void allSettled(redirects.deleteManyRequested, { scope, params: ids });

  it('asks for a confirmation', async () => {
    const env = await open();
    ask(env, [1, 3]);
    await flush();
    expect(env.scope.getState(redirects.$deleteQuestion)).toEqual([1, 3]);
    expect(writes(env)).toEqual([]);
    void allSettled(redirects.deleteManyCancelled, { scope: env.scope });
    expect(env.scope.getState(redirects.$deleteQuestion)).toBeNull();
    expect(keywords(env)).toHaveLength(3);
  });

  it('removes them at once and sends one request after the other', async () => {
    const env = await open();
    const first = deferred();
    env.answers.push(first.promise);
    ask(env, [1, 3]);
    await run(env, redirects.deleteManyConfirmed);
    await run(env, redirects.deleteManyConfirmed);
    expect(keywords(env)).toEqual(['FD1234-001']);
    expect(writes(env)).toEqual([['DELETE', { id: 1 }]]);
    expect(env.scope.getState(redirects.$isDeletingMany)).toBe(true);
    first.answer({ status: 200 });
    await flush();
    expect(writes(env)).toEqual([
      ['DELETE', { id: 1 }],
      ['DELETE', { id: 3 }],
    ]);
    expect(toast(env)).toBe('2 redirects deleted');
    expect(env.scope.getState(redirects.$isDeletingMany)).toBe(false);
    expect(env.scope.getState(redirects.$deleteReport)).toBeNull();
    expect(keywords(env)).toEqual(['FD1234-001']);
  });

  it('reports and restores those that could not be deleted', async () => {
    const env = await open();
    env.answers.push({ status: 200 }, { status: 500 }, { kind: 'network' });
    ask(env, [1, '2', 3]);
    await run(env, redirects.deleteManyConfirmed);
    expect(toast(env)).toBe('Failed to delete 2 of 3 redirects');
    expect(env.scope.getState(redirects.$deleteReport)).toMatchObject({
      total: 3,
      failed: [{ keyword: 'FD1234-001' }, { keyword: 'Jordan' }],
    });
    expect(keywords(env)).toEqual(['FD1234-001', 'Jordan']);
    void allSettled(redirects.deleteReportClosed, { scope: env.scope });
    expect(env.scope.getState(redirects.$deleteReport)).toBeNull();
  });

  it('needs no confirmation for a single one', async () => {
    const env = await open();
    ask(env, [3]);
    await flush();
    expect(env.scope.getState(redirects.$deleteQuestion)).toBeNull();
    expect(toast(env)).toBe('Redirect deleted');
  });
});
