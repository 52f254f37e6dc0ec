import { allSettled, createEvent, createStore, type Scope } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createTestEnv, type FakeAnswer } from '../testing';
import { onlineChanged } from '../ports';
import { createCall, declareCall } from '../http';
import { createPage } from './page';
import { createLoad } from './load';
import { MAX_RETRY_DELAY_MS } from '../http/retry-after';

const page = createPage('things');
const getThing = declareCall({
  name: 'things.get',
  endpoint: 'GET /v1/things/{id}',
  access: 'session',
  answers: { 200: z.object({ names: z.array(z.string()) }) },
});
type Names = readonly string[];
const options = {
  page,
  read: createCall(getThing),
  dataOf: ({ body }: { body: { names: string[] } }): Names => body.names,
  initial: [] as Names,
};
const thing = createLoad(options);
const $statuses = createStore<readonly string[]>([]).on(thing.$status, (all, one) => [...all, one]);
const writingChanged = createEvent<boolean>();
const $isWriting = createStore(false).on(writingChanged, (_, isWriting) => isWriting);
const list = createLoad({ ...options, clearsOnClose: true, $isWriting });

const of = (id: string) => ({ parameters: { id } });
const ok = (...names: string[]): FakeAnswer => ({ status: 200, body: { names } });
const flush = () => vi.advanceTimersByTimeAsync(0);

/** A scope with the page open; each request takes the next answer, 500 after the last. */
function open(...answers: (FakeAnswer | Promise<FakeAnswer>)[]) {
  const answer = () => answers.shift() ?? { status: 500 };
  const env = createTestEnv({ server: { 'GET /v1/things/a': answer, 'GET /v1/things/b': answer } });
  void allSettled(page.opened, { scope: env.scope });
  return env;
}
async function start({ scope }: { readonly scope: Scope }, id = 'a', query = thing): Promise<void> {
  void allSettled(query.start, { scope, params: of(id) });
  await flush();
}
const deferred = () => {
  let answer: (response: FakeAnswer) => void = () => undefined;
  const promise = new Promise<FakeAnswer>((resolve) => (answer = resolve));
  return { promise, answer: (response: FakeAnswer) => answer(response) };
};
const status = ({ scope }: { readonly scope: Scope }, query = thing) => scope.getState(query.$status);
const data = ({ scope }: { readonly scope: Scope }, query = thing) => scope.getState(query.$data);
const online = async ({ scope }: { readonly scope: Scope }): Promise<void> => {
  void allSettled(onlineChanged, { scope, params: false });
  void allSettled(onlineChanged, { scope, params: true });
  await flush();
};
const write = (env: { readonly scope: Scope }, params: boolean): void =>
  void allSettled(writingChanged, { scope: env.scope, params });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a query', () => {
  it('is idle, loading and then ready, and stays ready while it reloads', async () => {
    const slow = deferred();
    const env = open(ok('A'), slow.promise);
    expect(status(env)).toBe('idle');
    void allSettled(thing.start, { scope: env.scope, params: of('a') });
    expect(status(env)).toBe('loading');
    await flush();
    expect([status(env), data(env)]).toEqual(['ready', ['A']]);
    expect(env.scope.getState($statuses)).toEqual(['loading', 'ready']);
    expect(env.requests[0]?.group).toBe('things');
    void allSettled(thing.reload, { scope: env.scope });
    expect([status(env), data(env)]).toEqual(['ready', ['A']]);
    slow.answer(ok('B'));
    await flush();
    expect(data(env)).toEqual(['B']);
  });

  it('drops the data and a pending answer when it is cleared', async () => {
    const slow = deferred();
    const env = open(ok('A'), slow.promise);
    await start(env);
    await start(env);
    void allSettled(thing.clear, { scope: env.scope });
    expect([status(env), data(env)]).toEqual(['idle', []]);
    slow.answer(ok('B'));
    await flush();
    expect([status(env), data(env)]).toEqual(['idle', []]);
  });

  it('logs a failure and shows it until the reload, and keeps the data', async () => {
    const env = open(ok('A'), { status: 500 }, ok('B'));
    await start(env);
    void allSettled(thing.reload, { scope: env.scope });
    await flush();
    expect([status(env), data(env)]).toEqual(['failed', ['A']]);
    expect(env.scope.getState(thing.$state).error).toMatchObject({ kind: 'http', status: 500 });
    expect(env.logs).toEqual(['things.get: answered with status 500']);
    void allSettled(thing.reload, { scope: env.scope });
    expect(status(env)).toBe('ready');
    await flush();
    expect(data(env)).toEqual(['B']);
  });

  it('drops the data and the pending answer when it starts with other parameters', async () => {
    const slow = deferred();
    const env = open(ok('A'), slow.promise, ok('B'));
    await start(env);
    void allSettled(thing.start, { scope: env.scope, params: of('a') });
    expect(data(env)).toEqual(['A']);
    void allSettled(thing.start, { scope: env.scope, params: of('b') });
    expect([status(env), data(env)]).toEqual(['loading', []]);
    slow.answer(ok('late'));
    await flush();
    expect([status(env), data(env)]).toEqual(['ready', ['B']]);
  });

  it('applies a patch until the next answer', async () => {
    const env = open(ok('A'), ok('A', 'B'));
    await start(env);
    void allSettled(thing.patched, { scope: env.scope, params: (names) => [...names, 'patched'] });
    expect(data(env)).toEqual(['A', 'patched']);
    void allSettled(thing.reload, { scope: env.scope });
    await flush();
    expect(data(env)).toEqual(['A', 'B']);
  });

  it('keeps the data for the next visit, or clears them when the page closes', async () => {
    const env = open(ok('A'), ok('A'));
    await start(env);
    await start(env, 'a', list);
    void allSettled(page.closed, { scope: env.scope });
    expect([status(env), data(env)]).toEqual(['ready', ['A']]);
    expect([status(env, list), data(env, list)]).toEqual(['idle', []]);
  });

  it('drops an answer that arrives after the page was closed', async () => {
    const slow = deferred();
    const env = open(slow.promise);
    await start(env);
    void allSettled(page.closed, { scope: env.scope });
    slow.answer(ok('late'));
    await flush();
    expect([status(env), data(env)]).toEqual(['idle', []]);
  });

  it('keeps two scopes independent', async () => {
    const [one, other] = [open(ok('A')), open({ status: 500 })];
    await start(one);
    await start(other);
    expect([status(one), data(one)]).toEqual(['ready', ['A']]);
    expect([status(other), data(other)]).toEqual(['failed', []]);
    expect([one.logs.length, other.logs.length]).toEqual([0, 1]);
  });
});

describe('a query of data that are written', () => {
  it('does not load again after a write whose result was put in', async () => {
    const env = open(ok('A'));
    await start(env, 'a', list);
    write(env, true);
    void allSettled(list.patched, { scope: env.scope, params: () => ['A', 'B'] });
    write(env, false);
    await flush();
    expect(data(env, list)).toEqual(['A', 'B']);
    expect(env.requests).toHaveLength(1);
  });

  it('reloads in the background after the last write, and drops answers that overlap one', async () => {
    const slow = deferred();
    const env = open(ok('A'), slow.promise, ok('A', 'B'));
    await start(env, 'a', list);
    void allSettled(list.reload, { scope: env.scope });
    write(env, true);
    slow.answer(ok('with or without B'));
    await flush();
    expect(data(env, list)).toEqual(['A']);
    write(env, false);
    await flush();
    expect(data(env, list)).toEqual(['A', 'B']);
    expect(env.requests).toHaveLength(3);
  });

  it('reloads once after an answer that several writes overlap', async () => {
    const slow = deferred();
    const env = open(ok('A'), slow.promise, ok('A', 'B', 'C'));
    await start(env, 'a', list);
    void allSettled(list.reload, { scope: env.scope });
    for (let written = 0; written < 3; written += 1) {
      write(env, true);
      write(env, false);
      await flush();
    }
    expect(env.requests).toHaveLength(2);
    slow.answer(ok('A', 'B'));
    await flush();
    expect(data(env, list)).toEqual(['A', 'B', 'C']);
    expect(env.requests).toHaveLength(3);
  });

  it('keeps the data when the background reload fails, and retries it when the browser is online', async () => {
    const env = open(ok('A'), { kind: 'network' }, ok('A', 'B'));
    await start(env, 'a', list);
    write(env, true);
    void allSettled(list.outdated, { scope: env.scope });
    write(env, false);
    await flush();
    expect([status(env, list), data(env, list)]).toEqual(['ready', ['A']]);
    await online(env);
    expect(data(env, list)).toEqual(['A', 'B']);
  });

  it('knows of a write and of a page that are older than its code', async () => {
    const slow = deferred();
    const env = open(slow.promise, ok('A', 'B'));
    write(env, true);
    const late = createLoad({ ...options, $isWriting });
    await start(env, 'a', late);
    slow.answer(ok('A'));
    await flush();
    expect(data(env, late)).toEqual([]);
    write(env, false);
    await flush();
    expect(data(env, late)).toEqual(['A', 'B']);
  });

  it('does not reload before it has started, or after the page was closed', async () => {
    const env = open(ok('A'));
    write(env, true);
    write(env, false);
    await start(env, 'a', list);
    void allSettled(page.closed, { scope: env.scope });
    write(env, true);
    void allSettled(list.outdated, { scope: env.scope });
    write(env, false);
    await flush();
    expect(env.requests).toHaveLength(1);
  });
});

describe('a failed query', () => {
  const refused = (retryAfterMs?: number): FakeAnswer => ({
    status: 429,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });

  it('is retried when the browser is back online', async () => {
    const env = open({ kind: 'network' }, ok('A'));
    await start(env);
    expect(env.scope.getState(thing.$state).error).toMatchObject({ kind: 'network' });
    void allSettled(onlineChanged, { scope: env.scope, params: false });
    expect(data(env)).toEqual([]);
    await online(env);
    expect(data(env)).toEqual(['A']);
    await online(env);
    expect(data(env)).toEqual(['A']);
    expect(env.requests).toHaveLength(2);
  });

  it('is retried after the Retry-After of the server', async () => {
    const env = open(refused(5_000), ok('A'));
    await start(env);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(data(env)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(data(env)).toEqual(['A']);
  });

  it('is retried after a second, two and four without a Retry-After, and after at most two minutes with one', async () => {
    const silent = open(refused(), refused(), refused(), ok('A'));
    await start(silent);
    for (const seconds of [1, 2, 4]) {
      expect(data(silent)).toEqual([]);
      await vi.advanceTimersByTimeAsync(seconds * 1_000);
    }
    expect(data(silent)).toEqual(['A']);
    const long = open(refused(MAX_RETRY_DELAY_MS * 3), ok('A'));
    await start(long);
    await vi.advanceTimersByTimeAsync(MAX_RETRY_DELAY_MS);
    expect(data(long)).toEqual(['A']);
  });

  it('is not retried after the page was closed', async () => {
    const env = open(refused(5_000), ok('A'));
    await start(env);
    void allSettled(page.closed, { scope: env.scope });
    await vi.advanceTimersByTimeAsync(MAX_RETRY_DELAY_MS * 2);
    expect(data(env)).toEqual([]);
  });

  it('is retried only for the last answer if the person has retried in between', async () => {
    const env = open(refused(5_000), refused(5_000), ok('A'));
    await start(env);
    await vi.advanceTimersByTimeAsync(4_000);
    void allSettled(thing.reload, { scope: env.scope });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(env.requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(env.requests).toHaveLength(3);
    expect(data(env)).toEqual(['A']);
  });
});
