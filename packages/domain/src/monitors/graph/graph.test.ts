import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOGOUT_DELAY_MS } from '../../account/session/logout';
import { onlineChanged } from '../../kernel/ports';
import { createTestEnv, customer, type FakeAnswer } from '../../kernel/testing';
import { $toast } from '../../kernel/toasts';
import * as graph from './index';

const GRAPH = 'GET /v1/monitors/m-1/graph';
const noon = Date.UTC(2026, 10, 21, 12);
const data = [
  { time: noon - 7_200_000, counts: { 200: 10 } },
  { time: new Date(noon).toISOString(), counts: { 200: 6, 403: 4 } },
];

const flush = () => vi.advanceTimersByTimeAsync(0);

async function show(
  answer: FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>) = { status: 200, body: { data } },
) {
  const env = createTestEnv({
    storage: { token: 'tok' },
    server: {
      'GET /v1/customer/info': { status: 200, body: { ...customer, developer: true } },
      'POST /v1/logout': { status: 200 },
      [GRAPH]: answer,
    },
  });
  void env.start('/monitors/m-1');
  await flush();
  const { scope } = env;
  void allSettled(graph.page.opened, { scope, params: { uuid: 'm-1' } });
  await flush();
  return {
    env,
    scope,
    toast: () => scope.getState($toast),
    requested: () => env.requests.filter(({ call }) => call === 'monitorDetail.getMonitorGraph').length,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('status code graph', () => {
  it('opens on the last day of its points', async () => {
    const old = { time: noon - 25 * 3_600_000, counts: { 200: 1 } };
    const { scope } = await show({ status: 200, body: { data: [old, ...data] } });
    expect(scope.getState(graph.panel.view.range)).toBe('day');
    expect(scope.getState(graph.panel.view.points)).toHaveLength(2);
  });

  it('loads once when it is shown, and shows a message', async () => {
    const { scope, toast, requested } = await show();
    void allSettled(graph.page.opened, { scope, params: { uuid: 'm-1' } });
    await flush();
    expect(requested()).toBe(1);
    expect(toast()).toMatchObject({ kind: 'success', text: 'Status codes fetched successfully' });
    expect(scope.getState(graph.panel.view.status)).toBe('ready');
    expect(scope.getState(graph.panel.view.series)).toEqual([
      {
        code: '200',
        total: 16,
        samples: [
          { time: noon - 7_200_000, count: 10 },
          { time: noon, count: 6 },
        ],
      },
      {
        code: '403',
        total: 4,
        samples: [
          { time: noon - 7_200_000, count: 0 },
          { time: noon, count: 4 },
        ],
      },
    ]);
  });

  it('is cleared when it is hidden, and loads again when it is shown again', async () => {
    const { scope, requested, env } = await show();
    void allSettled(graph.page.closed, { scope });
    expect(scope.getState(graph.panel.view.points)).toEqual([]);
    expect(scope.getState(graph.panel.view.series)).toEqual([]);
    expect(env.aborted).toContain('graph');
    void allSettled(graph.page.opened, { scope, params: { uuid: 'm-1' } });
    expect(scope.getState(graph.panel.view.status)).toBe('loading');
    await flush();
    expect(requested()).toBe(2);
    expect(scope.getState(graph.panel.view.points)).toHaveLength(2);
  });

  it('replaces the failure when a load after Retry-After succeeds', async () => {
    const answers: FakeAnswer[] = [{ status: 429, retryAfterMs: 1_000 }];
    const { scope } = await show(() => answers.shift() ?? { status: 200, body: { data } });
    expect(scope.getState(graph.panel.view.error)).toBe('Failed to fetch status codes');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(scope.getState(graph.panel.view.error)).toBeNull();
    expect(scope.getState(graph.panel.view.points)).toHaveLength(2);
  });

  it('replaces the failure when the browser is back online', async () => {
    const answers: FakeAnswer[] = [{ kind: 'network' }];
    const { scope } = await show(() => answers.shift() ?? { status: 200, body: { data } });
    expect(scope.getState(graph.panel.view.error)).toBe('Failed to fetch status codes');
    void allSettled(onlineChanged, { scope, params: false });
    void allSettled(onlineChanged, { scope, params: true });
    await flush();
    expect(scope.getState(graph.panel.view.error)).toBeNull();
    expect(scope.getState(graph.panel.view.points)).toHaveLength(2);
  });

  it('drops an answer that arrives after it was hidden', async () => {
    let answer: (response: FakeAnswer) => void = () => undefined;
    const { scope, toast } = await show(() => new Promise<FakeAnswer>((resolve) => (answer = resolve)));
    void allSettled(graph.page.closed, { scope });
    answer({ status: 200, body: { data } });
    await flush();
    expect(scope.getState(graph.panel.view.points)).toEqual([]);
    expect(toast()).toBeNull();
  });

  it('drops the answer for a previous monitor', async () => {
    let answer: (response: FakeAnswer) => void = () => undefined;
    const { scope, env } = await show(() => new Promise<FakeAnswer>((resolve) => (answer = resolve)));
    env.server['GET /v1/monitors/m-2/graph'] = {
      status: 200,
      body: { data: [{ time: 5, counts: { 301: 1 } }] },
    };
    void allSettled(graph.page.opened, { scope, params: { uuid: 'm-2' } });
    await flush();
    answer({ status: 200, body: { data } });
    await flush();
    expect(scope.getState(graph.panel.view.points)).toEqual([{ time: 5, counts: { 301: 1 } }]);
  });

  it.each<[string, FakeAnswer, string]>([
    ['a monitor without data', { status: 404 }, 'Monitor data not found'],
    ['a server that fails', { status: 500 }, 'Failed to fetch status codes'],
    ['no answer', { kind: 'network' }, 'Failed to fetch status codes'],
    ['an answer without points', { status: 200, body: {} }, 'Invalid data format received'],
    ['points that are null', { status: 200, body: { data: null } }, 'Invalid data format received'],
    ['points that are an object', { status: 200, body: { data: {} } }, 'Invalid data format received'],
    ['points that are empty text', { status: 200, body: { data: '' } }, 'Invalid data format received'],
    ['an answer that is no JSON', { status: 200, text: '<html>' }, 'Invalid data format received'],
    [
      'counts that are no numbers',
      { status: 200, body: { data: [{ time: 1, counts: { 200: 'many' } }] } },
      'Invalid data format received',
    ],
    [
      'a time that is none',
      { status: 200, body: { data: [{ time: 'soon', counts: {} }] } },
      'Invalid data format received',
    ],
  ])('shows an error for %s, and can be retried', async (_, answer, text) => {
    const { scope, toast, env } = await show(answer);
    expect(toast()).toMatchObject({ kind: 'error', text });
    expect(scope.getState(graph.panel.view.error)).toBe(text);
    expect(scope.getState(graph.panel.view.status)).toBe('failed');
    expect(env.left).toEqual([]);
    env.server[GRAPH] = { status: 200, body: { data } };
    void allSettled(graph.panel.events.onRetry, { scope });
    expect(scope.getState(graph.panel.view.status)).toBe('loading');
    await flush();
    expect(scope.getState(graph.panel.view.error)).toBeNull();
    expect(scope.getState(graph.panel.view.points)).toHaveLength(2);
  });

  it('shows a message and logs out when the session has ended', async () => {
    const { toast, env } = await show({ status: 401 });
    expect(toast()).toMatchObject({ kind: 'error', text: 'Authentication failed. Please log in again.' });
    await vi.advanceTimersByTimeAsync(LOGOUT_DELAY_MS);
    expect(env.left).toEqual(['https://home.example/']);
  });

  it('leaves out the points that cannot be read, and counts them', async () => {
    const unread = [
      null,
      { time: 'Nov 21 2026', counts: { 200: 1 } },
      { time: 1e20, counts: { 200: 1 } },
      { time: noon, counts: { 200: 'many' } },
    ];
    const { scope } = await show({ status: 200, body: { data: [...unread, ...data] } });
    expect(scope.getState(graph.panel.view.points)).toHaveLength(2);
    expect(scope.getState(graph.panel.view.unreadable).map(({ path }) => path)).toEqual([
      'data.0',
      'data.1',
      'data.2',
      'data.3',
    ]);
  });

  it('accepts an answer with an empty list', async () => {
    const { scope } = await show({ status: 200, body: { data: [] } });
    expect(scope.getState(graph.panel.view.error)).toBeNull();
    expect(scope.getState(graph.panel.view.status)).toBe('ready');
    expect(scope.getState(graph.panel.view.series)).toEqual([]);
  });

  it('shows the selected range, and exports it as CSV in the browser’s time zone', async () => {
    const { scope, env } = await show();
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    void allSettled(graph.panel.events.onRangeChange, { scope, params: 'hour' });
    expect(scope.getState(graph.panel.view.points)).toHaveLength(1);
    void allSettled(graph.panel.events.onExport, { scope });
    await flush();
    expect(env.files).toEqual([
      {
        name: 'status-codes-m-1.csv',
        type: 'text/csv',
        text: expect.stringContaining(`time (${zone}),200,403\n2026-11-2`),
      },
    ]);
  });

  it('renders as many samples as its width can show', async () => {
    const many = Array.from({ length: 2_000 }, (_, index) => ({ time: index, counts: { 200: index % 7 } }));
    const { scope } = await show({ status: 200, body: { data: many } });
    void allSettled(graph.panel.events.onWidthChange, { scope, params: 100.4 });
    expect(scope.getState(graph.panel.view.series)[0]?.samples.length).toBeLessThanOrEqual(400);
    void allSettled(graph.panel.events.onWidthChange, { scope, params: 0 });
    expect(scope.getState(graph.panel.view.series)[0]?.samples.length).toBeLessThanOrEqual(400);
  });
});
