import { describe, expect, it, vi } from 'vitest';
import { takeConfig } from './bootRequests';
import { createTransport, parseRetryAfter } from './http';

describe('createTransport', () => {
  it.each([
    ['3', 3_000],
    ['0', 0],
    ['Sat, 21 Nov 2026 12:00:10 GMT', 10_000],
    ['Sat, 21 Nov 2026 11:59:00 GMT', 0],
    ['', null],
    [null, null],
    ['-1', null],
    ['soon', null],
  ])('parses the Retry-After header %j as %j milliseconds', (header, expected) => {
    expect(parseRetryAfter(header, Date.UTC(2026, 10, 21, 12))).toBe(expected);
  });

  const info = {
    call: 'monitors.getMonitors',
    group: null,
    timeoutMs: 10_000,
    baseUrl: 'http://127.0.0.1:1',
    path: '/v1/monitors',
    method: 'GET',
    headers: {},
    body: null,
  } as const;

  it('rejects immediately when a request fails', async () => {
    await expect(createTransport().send(info)).rejects.toEqual({ kind: 'network' });
  });

  it('delays a failure after beforeunload, which the boot script hears, and reports it if the page stays', async () => {
    await import('../boot');
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { send } = createTransport();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const onFailure = vi.fn();
      const sent = send(info).catch(onFailure);
      const config = Promise.reject(new Error('aborted'));
      Object.assign(window.dropdeckBoot ?? {}, { config });
      const configured = takeConfig().catch(onFailure);
      // The request's own timeout, and twice the delay after `beforeunload`.
      await vi.waitUntil(() => vi.getTimerCount() === 3, { timeout: 5_000 });
      expect(onFailure).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(5_000);
      await Promise.all([sent, configured]);
      expect(onFailure).toHaveBeenCalledWith({ kind: 'network' });
      expect(onFailure).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
      delete window.dropdeckBoot;
    }
  });

  it('uses a preloaded response once, for the same URL and token', async () => {
    const fetched = vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response('[]')));
    try {
      const { send, preload } = createTransport();
      const request = { ...info, headers: { Authorization: 'mine' } };
      preload(request);
      expect(fetched).toHaveBeenCalledTimes(1);
      await send({ ...request, path: '/v1/products' });
      expect(fetched).toHaveBeenCalledTimes(2);
      await expect(Promise.all([send(request), send(request)])).resolves.toMatchObject([
        { status: 200, text: '[]' },
        { status: 200, text: '[]' },
      ]);
      expect(fetched).toHaveBeenCalledTimes(3);
      preload(request);
      await send({ ...request, headers: { Authorization: 'another' } });
      expect(fetched).toHaveBeenCalledTimes(5);
    } finally {
      fetched.mockRestore();
    }
  });

  it('aborts a preloaded request when its call times out or its page closes', async () => {
    const fetched = vi.spyOn(window, 'fetch').mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          const { signal } = init ?? {};
          if (signal?.aborted) reject(new Error('aborted'));
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    try {
      const { send, preload, abort } = createTransport();
      const request = { ...info, headers: { Authorization: 'mine' } };
      preload(request);
      await expect(send({ ...request, timeoutMs: 10 })).rejects.toEqual({ kind: 'timeout' });
      preload(request);
      const closedPageCall = send({ ...request, group: 'monitors' });
      abort('monitors');
      await expect(closedPageCall).rejects.toEqual({ kind: 'aborted' });
      const areAborted = fetched.mock.calls.map(([, init]) => init?.signal?.aborted);
      expect(areAborted.every(Boolean)).toBe(true);
    } finally {
      fetched.mockRestore();
    }
  });
});
