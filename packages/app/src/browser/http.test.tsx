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
