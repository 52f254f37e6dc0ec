import { expect, it, vi } from 'vitest';
import { createTransport, parseRetryAfter } from './http';

it.each([
  ['3', 3_000],
  ['0', 0],
  ['Sat, 21 Nov 2026 12:00:10 GMT', 10_000],
  ['Sat, 21 Nov 2026 11:59:00 GMT', 0],
  ['', null],
  [null, null],
  ['-1', null],
  ['soon', null],
])('reads a Retry-After of %j as %j milliseconds', (header, expected) => {
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

it('says at once that a request has failed', async () => {
  await expect(createTransport().send(info)).rejects.toEqual({ kind: 'network' });
});

it('says nothing of a failure while the page is being left, and says it if it was not left', async () => {
  const { send } = createTransport();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const heard = vi.fn();
    const sent = send(info).catch(heard);
    // The time-out of the request itself, and then the wait for the page to be gone.
    await vi.waitUntil(() => vi.getTimerCount() === 2, { timeout: 5_000 });
    expect(heard).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    await sent;
    expect(heard).toHaveBeenCalledWith({ kind: 'network' });
  } finally {
    vi.useRealTimers();
  }
});

it('takes what was asked for ahead, once, for the same address and token', async () => {
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

it('gives up what was asked for ahead when its call takes too long or its page is left', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        const { signal } = init ?? {};
        if (signal?.aborted) reject(new Error('called off'));
        signal?.addEventListener('abort', () => reject(new Error('called off')));
      }),
  );
  try {
    const { send, preload, abort } = createTransport();
    const request = { ...info, headers: { Authorization: 'mine' } };
    preload(request);
    await expect(send({ ...request, timeoutMs: 10 })).rejects.toEqual({ kind: 'timeout' });
    preload(request);
    const left = send({ ...request, group: 'monitors' });
    abort('monitors');
    await expect(left).rejects.toEqual({ kind: 'aborted' });
    const isCalledOff = fetched.mock.calls.map(([, init]) => init?.signal?.aborted);
    expect(isCalledOff.every(Boolean)).toBe(true);
  } finally {
    fetched.mockRestore();
  }
});
