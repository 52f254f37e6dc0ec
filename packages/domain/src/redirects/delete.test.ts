import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as toasts from '../toasts';
import * as redirects from './index';
import { dunk, calm, open, type World, keywords, toast, toggle, run, remove, later, writes } from './testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a redirect that is deleted', () => {
  it('is gone at once, by its id as it came', async () => {
    const world = await open();
    const answer = later();
    world.answers.push(answer.promise);
    await remove(world, '2');
    expect(keywords(world)).toEqual(['Dunk', 'Jordan']);
    expect(writes(world)).toEqual([['DELETE', { id: '2' }]]);
    expect(toast(world)).toBeUndefined();
    answer.answer({ status: 200 });
    await calm();
    expect(toast(world)).toBe('Redirect deleted');
    expect(keywords(world)).toEqual(['Dunk', 'Jordan']);
  });

  it('is back in its place with a message when that fails', async () => {
    const world = await open();
    world.answers.push({ status: 500 });
    await remove(world, '2');
    expect(keywords(world)).toEqual(['Dunk', 'FD1234-001', 'Jordan']);
    expect(toast(world)).toBe('Failed to delete redirect');
    expect(world.scope.getState(redirects.$undo)).toBeNull();
  });

  it('waits for its own save before it goes', async () => {
    const world = await open();
    const save = later();
    world.answers.push(save.promise);
    toggle(world, 1, false);
    await remove(world, 1);
    expect(writes(world).map(([method]) => method)).toEqual(['PUT']);
    expect(keywords(world)).not.toContain('Dunk');
    save.answer({ status: 200 });
    await calm();
    expect(writes(world).map(([method]) => method)).toEqual(['PUT', 'DELETE']);
  });

  it('can be made anew for 8 seconds', async () => {
    const world = await open();
    await remove(world, 1);
    expect(world.scope.getState(redirects.$undo)).toMatchObject({ label: 'Dunk' });
    await run(world, redirects.undoRequested);
    expect(writes(world).at(-1)).toEqual(['POST', { ...dunk, id: -1 }]);
    expect(toast(world)).toBe('Redirect restored');
    expect(keywords(world)).toEqual(['FD1234-001', 'Jordan', 'Dunk']);
    expect(world.scope.getState(redirects.$undo)).toBeNull();

    await remove(world, 3);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(world.scope.getState(redirects.$undo)).toMatchObject({ label: 'Jordan' });
    await vi.advanceTimersByTimeAsync(1);
    expect(world.scope.getState(redirects.$undo)).toBeNull();
    await run(world, redirects.undoRequested);
    expect(writes(world).filter(([method]) => method === 'POST')).toHaveLength(1);
  });

  it('can be made anew from the message about it', async () => {
    const world = await open();
    await remove(world, 1);
    const action = world.scope.getState(toasts.$toast)?.action;
    expect(action?.label).toBe('Undo');
    void allSettled(toasts.toastActed, { scope: world.scope, params: action?.id ?? '' });
    await calm();
    expect(writes(world).at(-1)).toEqual(['POST', { ...dunk, id: -1 }]);
    expect(toast(world)).toBe('Redirect restored');
  });

  it('offers Undo again when it could not be made anew', async () => {
    const world = await open();
    await remove(world, 1);
    world.answers.push({ status: 500 });
    await run(world, redirects.undoRequested);
    expect(toast(world)).toBe('Failed to save redirect');
    expect(world.scope.getState(redirects.$undo)).toMatchObject({ label: 'Dunk' });
  });

  it('takes the place of an earlier offer, whose time is then of no account', async () => {
    const world = await open();
    await remove(world, 1);
    await vi.advanceTimersByTimeAsync(5_000);
    await remove(world, 3);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(world.scope.getState(redirects.$undo)).toMatchObject({ label: 'Jordan' });
  });
});

describe('many redirects that are deleted', () => {
  const ask = ({ scope }: World, ids: readonly (number | string)[]): void =>
    void allSettled(redirects.deleteManyRequested, { scope, params: ids });

  it('are asked about first', async () => {
    const world = await open();
    ask(world, [1, 3]);
    await calm();
    expect(world.scope.getState(redirects.$deleteQuestion)).toEqual({ ids: [1, 3] });
    expect(writes(world)).toEqual([]);
    void allSettled(redirects.deleteManyCancelled, { scope: world.scope });
    expect(world.scope.getState(redirects.$deleteQuestion)).toBeNull();
    expect(keywords(world)).toHaveLength(3);
  });

  it('are gone at once and sent one by one', async () => {
    const world = await open();
    const first = later();
    world.answers.push(first.promise);
    ask(world, [1, 3]);
    await run(world, redirects.deleteManyConfirmed);
    await run(world, redirects.deleteManyConfirmed);
    expect(keywords(world)).toEqual(['FD1234-001']);
    expect(writes(world)).toEqual([['DELETE', { id: 1 }]]);
    expect(world.scope.getState(redirects.$isDeletingMany)).toBe(true);
    first.answer({ status: 200 });
    await calm();
    expect(writes(world)).toEqual([
      ['DELETE', { id: 1 }],
      ['DELETE', { id: 3 }],
    ]);
    expect(toast(world)).toBe('2 redirects deleted');
    expect(world.scope.getState(redirects.$isDeletingMany)).toBe(false);
    expect(world.scope.getState(redirects.$deleteReport)).toBeNull();
    expect(keywords(world)).toEqual(['FD1234-001']);
  });

  it('are reported and back in their place where they could not be deleted', async () => {
    const world = await open();
    world.answers.push({ status: 200 }, { status: 500 }, { kind: 'network' });
    ask(world, [1, '2', 3]);
    await run(world, redirects.deleteManyConfirmed);
    expect(toast(world)).toBe('Failed to delete 2 of 3 redirects');
    expect(world.scope.getState(redirects.$deleteReport)).toMatchObject({
      total: 3,
      failed: [{ keyword: 'FD1234-001' }, { keyword: 'Jordan' }],
    });
    expect(keywords(world)).toEqual(['FD1234-001', 'Jordan']);
    void allSettled(redirects.deleteReportClosed, { scope: world.scope });
    expect(world.scope.getState(redirects.$deleteReport)).toBeNull();
  });

  it('need no question when they are one', async () => {
    const world = await open();
    ask(world, [3]);
    await calm();
    expect(world.scope.getState(redirects.$deleteQuestion)).toBeNull();
    expect(toast(world)).toBe('Redirect deleted');
  });
});
