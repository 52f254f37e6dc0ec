import { describe, expect, it } from 'vitest';
import { takeLock } from './locks';

/** Takes a lock as another tab does. */
const takeElsewhere = (name: string) =>
  new Promise<() => void>((resolve) => {
    void navigator.locks.request(`dropdeck:${name}`, () => new Promise<void>((release) => resolve(release)));
  });

describe('takeLock', () => {
  it('waits for another tab, and says so', async () => {
    const release = await takeElsewhere('redirects');
    const taking = takeLock('redirects');
    const another = await takeLock('settings');
    expect(another.hasWaited).toBe(false);
    another.release();
    release();
    const lock = await taking;
    expect(lock.hasWaited).toBe(true);
    lock.release();
  });

  it('is shared within a tab, until its last user releases it', async () => {
    const first = await takeLock('redirects');
    const second = await takeLock('redirects');
    let isTakenElsewhere = false;
    const elsewhere = takeElsewhere('redirects').then((release) => {
      isTakenElsewhere = true;
      return release;
    });
    first.release();
    expect((await navigator.locks.query()).pending).toHaveLength(1);
    expect(isTakenElsewhere).toBe(false);
    second.release();
    (await elsewhere)();
  });

  it('is there at once where the browser has no locks', async () => {
    const { locks } = navigator;
    Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
    try {
      await expect(takeLock('redirects')).resolves.toMatchObject({ hasWaited: false });
    } finally {
      Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
    }
  });
});
