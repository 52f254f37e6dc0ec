import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $unsaved } from '../shared/unsaved';
import * as redirects from './index';
import {
  webhook,
  dunk,
  calm,
  createServer,
  open,
  keywords,
  toast,
  draft,
  toggle,
  type,
  run,
  edit,
  later,
  writes,
  type World,
} from './testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a new redirect', () => {
  it('begins empty, by name and active, and is sent with the id -1', async () => {
    const world = await open();
    await run(world, redirects.createOpened);
    expect(draft(world)).toEqual({ id: -1, keyword: '', webhook: '', type: 'Name', active: true });
    type(world, { keyword: 'Yeezy', webhook: webhook('y') });
    expect(world.scope.getState($unsaved)).toBe(true);
    await run(world, redirects.saveRequested);
    expect(writes(world)).toEqual([
      ['POST', { id: -1, keyword: 'Yeezy', webhook: webhook('y'), type: 'Name', active: true }],
    ]);
    expect(toast(world)).toBe('Redirect saved');
    expect(draft(world)).toBeNull();
    expect(world.scope.getState($unsaved)).toBe(false);
  });

  it('is in the list as the server keeps it, once it is saved', async () => {
    const world = await open();
    await run(world, redirects.createOpened);
    type(world, { keyword: 'Yeezy', webhook: webhook('y') });
    await run(world, redirects.saveRequested);
    expect(world.scope.getState(redirects.$redirects).at(-1)).toMatchObject({ id: 101, keyword: 'Yeezy' });
  });

  it('stays in the dialog as it was typed when it cannot be saved', async () => {
    const world = await open();
    world.answers.push({ status: 500 });
    await run(world, redirects.createOpened);
    type(world, { keyword: 'Yeezy', webhook: webhook('y') });
    await run(world, redirects.saveRequested);
    expect(toast(world)).toBe('Failed to save redirect');
    expect(world.scope.getState(redirects.$error)).toBe('Failed to save redirect');
    expect(draft(world)?.keyword).toBe('Yeezy');
    expect(keywords(world)).not.toContain('Yeezy');
  });

  it('is warned of a webhook that does not look like one, and saved all the same', async () => {
    const world = await open();
    await run(world, redirects.createOpened);
    expect(world.scope.getState(redirects.$hints)).toEqual({});
    type(world, { keyword: 'Yeezy', webhook: 'https://elsewhere.example' });
    expect(world.scope.getState(redirects.$hints).webhook).toContain('Discord webhook');
    await run(world, redirects.saveRequested);
    expect(toast(world)).toBe('Redirect saved');
  });
});

describe('the keyword and the webhook of a redirect', () => {
  const errors = ({ scope }: World) => scope.getState(redirects.$errors);

  it('are both needed for a new redirect: nothing is sent, and each field says what it lacks', async () => {
    const world = await open();
    await run(world, redirects.createOpened);
    expect(errors(world)).toEqual({});
    await run(world, redirects.saveRequested);
    expect(writes(world)).toEqual([]);
    expect(errors(world)).toEqual({ keyword: 'Enter a keyword.', webhook: 'Enter a webhook URL.' });
    type(world, { keyword: ' ' });
    await run(world, redirects.saveRequested);
    type(world, { webhook: webhook('y') });
    expect(errors(world)).toEqual({ keyword: 'Enter a keyword.' });
    type(world, { keyword: 'Yeezy' });
    expect(errors(world)).toEqual({});
    await run(world, redirects.saveRequested);
    expect(writes(world)).toHaveLength(1);
  });

  it('are both needed when a redirect is edited', async () => {
    const world = await open();
    await edit(world, 1, { keyword: '', webhook: '  ' });
    expect(writes(world)).toEqual([]);
    expect(errors(world)).toEqual({ keyword: 'Enter a keyword.', webhook: 'Enter a webhook URL.' });
    void allSettled(redirects.editorClosed, { scope: world.scope });
    await run(world, redirects.createOpened);
    expect(errors(world)).toEqual({});
  });

  it('are sent without the spaces around them', async () => {
    const world = await open();
    await edit(world, 1, { keyword: ' Dunk  Low ', webhook: ` ${webhook('new')}\n` });
    expect(writes(world)).toEqual([['PUT', { ...dunk, keyword: 'Dunk  Low', webhook: webhook('new') }]]);
    expect(draft(world)).toBeNull();
  });
});

describe('a redirect that is edited', () => {
  it('goes back whole, with what the dialog does not show', async () => {
    const world = await open();
    await edit(world, 1, { keyword: 'Dunk Low', type: 'SKU' });
    expect(writes(world)).toEqual([['PUT', { ...dunk, keyword: 'Dunk Low', type: 'SKU' }]]);
    expect(toast(world)).toBe('Redirect saved');
    expect(draft(world)).toBeNull();
    expect(keywords(world)).toEqual(['Dunk Low', 'FD1234-001', 'Jordan']);
  });

  it('is loaded again after the save, without a sign of loading', async () => {
    const world = await open();
    await edit(world, 1, { keyword: 'Dunk Low' });
    expect(world.requests.filter(({ method }) => method === 'GET')).toHaveLength(2);
    expect(world.scope.getState(redirects.$isLoading)).toBe(false);
  });

  it('is as it was in the list, and as it was typed in the dialog, when the save fails', async () => {
    const world = await open();
    world.answers.push({ status: 203 });
    await edit(world, 1, { keyword: 'Dunk Low' });
    expect(toast(world)).toBe('Failed to save redirect');
    expect(keywords(world)).toContain('Dunk');
    expect(draft(world)?.keyword).toBe('Dunk Low');
  });

  it('is not set back by an answer to a load that began before the save', async () => {
    const early = later();
    let count = 0;
    const server = createServer();
    const world = await open(() => {
      count += 1;
      return count === 2 ? early.promise : server.routes['GET /v1/redirects']();
    });
    // The second load begins with a save of another redirect, and is answered from before this one.
    toggle(world, 3, false);
    await calm();
    toggle(world, 1, false);
    await calm();
    early.answer({ status: 200, body: { data: { redirects: [dunk] } } });
    await calm();
    expect(count).toBe(3);
    expect(world.scope.getState(redirects.$redirects)).toHaveLength(3);
  });
});
