import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createReportQueue,
  errorRecord,
  failureRecord,
  FLUSH_MS,
  longTasksRecord,
  otlpRequest,
  sentryRequest,
  type ReportRecord,
} from './startReports';

const source = { release: 'abcdef123456', page: '/monitors/:uuid' };

/** An error whose message and stack have what must not leave. */
function hostileError(): Error {
  const error = new TypeError('Cannot read the webhook https://discord.com/api/webhooks/1/secret of Ada');
  error.stack = [
    'TypeError: https://discord.com/api/webhooks/1/secret',
    '    at save (https://app.example/assets/index-a1B2.js:10:200)',
    '    at https://app.example/settings?token=secret:1:1',
    '    at https://evil.example/assets/other.js?name=Ada:3:4',
  ].join('\n');
  return error;
}

describe('records', () => {
  it('of an error have its class and the places in our files, and nothing of its text', () => {
    const record = errorRecord(hostileError());
    expect(record.values).toEqual({ class: 'TypeError', stack: 'index-a1B2.js:10:200' });
    expect(errorRecord('a text with a token').values).toEqual({ class: 'Error', stack: '' });
    expect(errorRecord(null).values).toEqual({ class: 'Error', stack: '' });
    const named = Object.assign(new Error('x'), { name: 'Ada Lovelace <ada@example.com>' });
    expect(errorRecord(named).values).toEqual({ class: 'Error', stack: expect.any(String) });
  });

  it('of a broken contract have no path and no value', () => {
    const record = failureRecord({
      kind: 'contract',
      call: 'redirects.getRedirects',
      side: 'answer',
      issues: [{ path: 'data.redirects.Ada', message: 'secret' }],
    });
    expect(record.values).toEqual({
      call: 'redirects.getRedirects',
      kind: 'contract',
      side: 'answer',
      mismatches: 1,
    });
  });
});

describe('the request to a sink', () => {
  const records: readonly ReportRecord[] = [
    failureRecord({
      kind: 'http',
      call: 'settings.updateCustomer',
      status: 500,
      retryAfterMs: null,
    }),
    longTasksRecord([60, 120.4]),
  ].map((record) => Object.assign(record, { at: 1_700_000_000_000 }));

  it('of OTLP is its JSON', () => {
    const { url, body } = otlpRequest('https://collector.example/v1/logs', records, source);
    expect(url).toBe('https://collector.example/v1/logs');
    expect(JSON.parse(body)).toMatchObject({
      resourceLogs: [
        {
          resource: {
            attributes: expect.arrayContaining([
              { key: 'service.version', value: { stringValue: 'abcdef123456' } },
            ]),
          },
          scopeLogs: [
            {
              logRecords: [
                {
                  timeUnixNano: '1700000000000000000',
                  severityText: 'WARNING',
                  body: { stringValue: 'call failed' },
                },
                {
                  attributes: expect.arrayContaining([{ key: 'total', value: { doubleValue: 180 } }]),
                },
              ],
            },
          ],
        },
      ],
    });
  });

  it('of Sentry is an envelope with one event per record', () => {
    const { url, body } = sentryRequest('https://public@sentry.example/base/42', records, source);
    expect(url).toBe('https://sentry.example/base/api/42/envelope/?sentry_key=public&sentry_version=7');
    const lines = body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.filter(({ type }) => type === 'event')).toHaveLength(2);
    expect(lines[2]).toMatchObject({
      release: 'dropdeck@abcdef123456',
      transaction: '/monitors/:uuid',
      extra: { call: 'settings.updateCustomer', status: 500 },
    });
  });
});

describe('the queue', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const start = (respond: () => Promise<Response>) => {
    vi.useFakeTimers();
    const fetched = vi.fn(respond);
    vi.stubGlobal('fetch', fetched);
    const queue = createReportQueue((records) => otlpRequest('https://collector.example', records, source));
    return { fetched, queue };
  };
  const record = longTasksRecord([60]);

  it('sends what came in half a minute as one request, without credentials', async () => {
    const { fetched, queue } = start(() => Promise.resolve(new Response()));
    queue.add(record);
    queue.add(record);
    expect(fetched).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(FLUSH_MS);
    expect(fetched).toHaveBeenCalledOnce();
    expect(fetched.mock.calls[0]).toMatchObject([
      'https://collector.example',
      { credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: false },
    ]);
  });

  it('sends the rest when the page is hidden', () => {
    const { fetched, queue } = start(() => Promise.resolve(new Response()));
    queue.add(record);
    queue.flush(true);
    expect(fetched.mock.calls[0]).toMatchObject([expect.any(String), { keepalive: true }]);
  });

  it('gives up a sink that fails three times', async () => {
    const { fetched, queue } = start(() => Promise.resolve(new Response(null, { status: 500 })));
    for (let turn = 0; turn < 5; turn += 1) {
      queue.add(record);
      await vi.advanceTimersByTimeAsync(FLUSH_MS);
    }
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('stops', async () => {
    const { fetched, queue } = start(() => Promise.resolve(new Response()));
    queue.add(record);
    queue.stop();
    queue.add(record);
    await vi.advanceTimersByTimeAsync(FLUSH_MS);
    expect(fetched).not.toHaveBeenCalled();
  });
});
