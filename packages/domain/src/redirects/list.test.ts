import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorld, type FakeAnswer } from '../testing';
import * as redirects from './index';
import {
  dunk,
  sku,
  calm,
  createServer,
  open,
  keywords,
  activeOf,
  toast,
  draft,
  toggle,
  edit,
  later,
  writes,
} from './testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the redirects', () => {
  it('are shown as the server lists them, and found by keyword or webhook', async () => {
    const world = await open();
    expect(keywords(world)).toEqual(['Dunk', 'FD1234-001', 'Jordan']);
    void allSettled(redirects.searchChanged, { scope: world.scope, params: 'fd12' });
    expect(keywords(world)).toEqual(['FD1234-001']);
    void allSettled(redirects.searchChanged, { scope: world.scope, params: '/AIR' });
    expect(keywords(world)).toEqual(['Jordan']);
    void allSettled(redirects.searchChanged, { scope: world.scope, params: '/air jor' });
    expect(keywords(world)).toEqual(['Jordan']);
  });

  it('say that they could not be loaded, in the log and in their place, until Retry succeeds', async () => {
    let answer: FakeAnswer = { status: 500 };
    const world = await open(() => answer);
    expect(world.logs).toEqual(['redirects.getRedirects: answered with status 500']);
    expect(world.scope.getState(redirects.$loadFailure)).toMatchObject({ kind: 'http', status: 500 });
    expect(world.scope.getState(redirects.$isLoading)).toBe(false);
    expect(toast(world)).toBeUndefined();
    answer = { status: 200, body: { data: { redirects: [dunk] } } };
    void allSettled(redirects.reloadRequested, { scope: world.scope });
    expect(world.scope.getState(redirects.$isLoading)).toBe(true);
    await calm();
    expect(world.scope.getState(redirects.$loadFailure)).toBeNull();
    expect(keywords(world)).toEqual(['Dunk']);
  });
});

describe('the page of the redirects', () => {
  it('loads them also when it is opened, left and opened again in one breath', async () => {
    const world = createWorld({ server: createServer().routes });
    void allSettled(redirects.page.opened, { scope: world.scope });
    void allSettled(redirects.page.closed, { scope: world.scope });
    void allSettled(redirects.page.opened, { scope: world.scope });
    await calm();
    expect(world.scope.getState(redirects.$redirects)).toHaveLength(3);
    expect(world.scope.getState(redirects.$isLoading)).toBe(false);
  });

  it('gives up what was typed when it is left, and finishes what was sent', async () => {
    const world = await open();
    const answer = later();
    world.answers.push(answer.promise);
    await edit(world, 1, { keyword: 'Dunk Low' });
    void allSettled(redirects.page.closed, { scope: world.scope });
    expect(draft(world)).toBeNull();
    answer.answer({ status: 200 });
    await calm();
    expect(toast(world)).toBe('Redirect saved');
    expect(world.stored[0]).toMatchObject({ keyword: 'Dunk Low' });
    expect(world.requests.filter(({ method }) => method === 'GET')).toHaveLength(1);
  });
});

describe('a redirect that is switched on or off', () => {
  it('shows it at once', async () => {
    const world = await open();
    world.answers.push(later().promise);
    toggle(world, '2', true);
    expect(activeOf(world, '2')).toBe(true);
    await calm();
    expect(writes(world)).toEqual([['PUT', { ...sku, active: true }]]);
  });

  it('goes back with a message when the save fails', async () => {
    const world = await open();
    world.answers.push({ kind: 'network' });
    toggle(world, 1, false);
    expect(activeOf(world, 1)).toBe(false);
    await calm();
    expect(activeOf(world, 1)).toBe(true);
    expect(toast(world)).toBe('Failed to save redirect');
  });

  it('says nothing when all goes well', async () => {
    const world = await open();
    toggle(world, 1, false);
    await calm();
    expect(activeOf(world, 1)).toBe(false);
    expect(toast(world)).toBeUndefined();
  });

  it('waits for the answer before the next one goes out, and the last one wins', async () => {
    const world = await open();
    const first = later();
    world.answers.push(first.promise);
    toggle(world, 1, false);
    toggle(world, 1, true);
    toggle(world, 1, false);
    toggle(world, 1, true);
    await calm();
    expect(activeOf(world, 1)).toBe(true);
    expect(writes(world)).toHaveLength(1);
    first.answer({ status: 200 });
    await calm();
    expect(writes(world).map(([, body]) => (body as typeof dunk).active)).toEqual([false, true]);
    expect(activeOf(world, 1)).toBe(true);
    expect(world.stored[0]).toMatchObject({ id: 1, active: true });
  });

  it('still sends the last one when the one before fails', async () => {
    const world = await open();
    const first = later();
    world.answers.push(first.promise);
    toggle(world, 1, false);
    toggle(world, 1, true);
    first.answer({ kind: 'timeout' });
    await calm();
    expect(writes(world).map(([, body]) => (body as typeof dunk).active)).toEqual([false, true]);
    expect(toast(world)).toBeUndefined();
  });

  it('does not hold up another redirect', async () => {
    const world = await open();
    world.answers.push(later().promise);
    toggle(world, 1, false);
    toggle(world, 3, false);
    await calm();
    expect(writes(world)).toHaveLength(2);
  });

  it('does not lose what the dialog saves meanwhile', async () => {
    const world = await open();
    const first = later();
    world.answers.push(first.promise);
    toggle(world, 1, false);
    await edit(world, 1, { keyword: 'Dunk Low' });
    expect(world.scope.getState(redirects.$isSaving)).toBe(true);
    first.answer({ status: 200 });
    await calm();
    expect(world.stored[0]).toMatchObject({ keyword: 'Dunk Low', active: false });
    expect(draft(world)).toBeNull();
  });
});
