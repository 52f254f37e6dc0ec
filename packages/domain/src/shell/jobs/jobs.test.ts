import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { $hasHadLongJob } from '../../kernel/job';
import { createJob } from '../../kernel/job/job';
import { tabReturned } from '../../kernel/ports';
import { createTestEnv } from '../../kernel/testing';
import * as jobs from './index';

const job = createJob<number>({ keyOf: (item) => item });

const items = (length: number): readonly number[] => Array.from({ length }, (_, at) => at);

async function watch(state: jobs.NoticeState = 'default', storage: Record<string, string> = {}) {
  const env = createTestEnv({ storage: { token: 'tok', ...storage } });
  await env.start('/settings');
  await allSettled(jobs.watchStarted, { scope: env.scope, params: state });
  return env;
}
type Env = Awaited<ReturnType<typeof watch>>;

const begin = ({ scope }: Env, length: number) => allSettled(job.start, { scope, params: items(length) });

/** Ends every item of the job; the first ones fail. */
async function end({ scope }: Env, length: number, failed = 0): Promise<void> {
  for (const key of items(length)) {
    const failure = key < failed ? ({ kind: 'timeout', call: 'test.call' } as const) : null;
    await allSettled(job.itemSettled, { scope, params: { key, failure } });
  }
}

const ended = ({ scope }: Env) => scope.getState(jobs.$endedHidden);
const isOffered = ({ scope }: Env) => scope.getState(jobs.$isNoticeOffered);

describe('a job in a hidden tab', () => {
  it('reports how it ended until the tab is visible', async () => {
    const env = await watch();
    await begin(env, 12);
    await allSettled(jobs.tabHidden, { scope: env.scope });
    await end(env, 12, 2);
    expect(ended(env)).toEqual({ done: 12, total: 12, failed: 2 });
    await allSettled(tabReturned, { scope: env.scope });
    expect(ended(env)).toBeNull();
  });

  it('reports nothing if it is short or the tab is visible', async () => {
    const env = await watch();
    await begin(env, 12);
    await end(env, 12);
    expect(ended(env)).toBeNull();
    await allSettled(jobs.tabHidden, { scope: env.scope });
    await begin(env, 3);
    await end(env, 3);
    expect(ended(env)).toBeNull();
  });

  it('loads what tells of it with the first long one', async () => {
    const env = await watch();
    await begin(env, 3);
    expect(env.scope.getState($hasHadLongJob)).toBe(false);
    await end(env, 3);
    await begin(env, 12);
    expect(env.scope.getState($hasHadLongJob)).toBe(true);
  });
});

describe('a notification', () => {
  it('is offered once', async () => {
    const env = await watch();
    expect(isOffered(env)).toBe(true);
    await allSettled(jobs.noticeRequested, { scope: env.scope });
    expect(isOffered(env)).toBe(false);
    await allSettled(jobs.noticeAnswered, { scope: env.scope, params: 'default' });
    expect(isOffered(env)).toBe(false);

    const next = await watch('default', Object.fromEntries(env.storage));
    expect(isOffered(next)).toBe(false);
  });

  it.each(['granted', 'denied', 'unsupported'] as const)('is not offered where it is %s', async (state) => {
    const env = await watch(state);
    expect(isOffered(env)).toBe(false);
  });
});
