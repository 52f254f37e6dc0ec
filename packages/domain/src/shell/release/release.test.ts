import { allSettled, type EventCallable } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tabReturned } from '../../kernel/ports';
import { callFailed, rowsUnreadable } from '../../kernel/http';
import { pageActRequested } from '../../kernel/page/page-acts';
import { unsavedReported } from '../../kernel/page/unsaved';
import { createTestEnv, type TestEnv } from '../../kernel/testing';
import { $missingPart } from '../version';
import { $checks, pageChanged, releaseSeen, watchStarted, MISREAD_CHECK_MS, RELEASE_CHECK_MS } from './index';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function fire<Params>({ scope }: TestEnv, event: EventCallable<Params>, params: Params): Promise<void> {
  void allSettled(event, { scope, params } as never);
  await vi.advanceTimersByTimeAsync(0);
}

const see = (env: TestEnv, release: string) => fire(env, releaseSeen, release);

/** A page of release `a`; the server was seen to have another one. */
async function open({ seen, release = 'a' }: { seen?: string; release?: string | null } = {}) {
  const env = createTestEnv();
  await fire(env, watchStarted, { release });
  if (seen !== undefined) await see(env, seen);
  return env;
}

const checks = ({ scope }: TestEnv) => scope.getState($checks);

describe('when the release of the server is read', () => {
  it('is when the tab returns after a while, and not right after the page has loaded', async () => {
    const env = await open();
    await fire(env, tabReturned, undefined);
    expect(checks(env)).toBe(0);
    env.now += RELEASE_CHECK_MS;
    await fire(env, tabReturned, undefined);
    await fire(env, tabReturned, undefined);
    expect(checks(env)).toBe(1);
  });

  it('is also in a tab that stays open', async () => {
    const env = await open();
    env.now += RELEASE_CHECK_MS;
    await vi.advanceTimersByTimeAsync(RELEASE_CHECK_MS);
    expect(checks(env)).toBe(1);
  });

  it('is never for a page without a release', async () => {
    const env = await open({ release: null });
    env.now += RELEASE_CHECK_MS;
    await fire(env, tabReturned, undefined);
    expect(checks(env)).toBe(0);
  });
});

describe('a new release', () => {
  it('is not the one of the page, and not an answer that could not be read', async () => {
    const env = await open({ seen: 'a' });
    await fire(env, releaseSeen, null);
    await fire(env, pageChanged, undefined);
    expect(env.reloads).toBe(0);
  });

  it('comes with the next page', async () => {
    const env = await open({ seen: 'b' });
    expect(env.reloads).toBe(0);
    await fire(env, pageChanged, undefined);
    expect(env.reloads).toBe(1);
  });

  it('waits for the page after one that was asked for an act', async () => {
    const env = await open({ seen: 'b' });
    await fire(env, pageActRequested, { page: 'redirects', act: 'create' });
    await fire(env, pageChanged, undefined);
    expect(env.reloads).toBe(0);
    await fire(env, pageChanged, undefined);
    expect(env.reloads).toBe(1);
  });

  it('waits while something is unsaved', async () => {
    const env = await open({ seen: 'b' });
    await fire(env, unsavedReported, { name: 'settings', isOn: true });
    await fire(env, pageChanged, undefined);
    expect(env.reloads).toBe(0);
  });
});

describe('an answer that this page cannot read', () => {
  const unread = { kind: 'contract', call: 'redirects.getRedirects', side: 'answer', issues: [] } as const;

  it('makes the page look for a newer release, at most once a minute', async () => {
    const env = await open();
    env.now += MISREAD_CHECK_MS;
    await fire(env, callFailed, unread);
    await fire(env, rowsUnreadable, { text: 'row 1' });
    expect(checks(env)).toBe(1);
    env.now += MISREAD_CHECK_MS;
    await fire(env, rowsUnreadable, { text: 'row 1' });
    expect(checks(env)).toBe(2);
  });

  it('is no reason to look when the payload was at fault, or the network', async () => {
    const env = await open();
    env.now += MISREAD_CHECK_MS;
    await fire(env, callFailed, { ...unread, side: 'payload' });
    await fire(env, callFailed, { kind: 'network', call: unread.call });
    expect(checks(env)).toBe(0);
  });

  it('reloads the page once the server has a newer release', async () => {
    const env = await open();
    await fire(env, callFailed, unread);
    await see(env, 'a');
    expect(env.reloads).toBe(0);
    await see(env, 'b');
    expect(env.reloads).toBe(1);
  });

  it('offers the reload while something is unsaved', async () => {
    const env = await open();
    await fire(env, unsavedReported, { name: 'settings', isOn: true });
    await fire(env, callFailed, unread);
    await see(env, 'b');
    expect(env.reloads).toBe(0);
    expect(env.scope.getState($missingPart)).toEqual({ isNewVersion: true });
  });
});
