import { describe, expect, it } from 'vitest';
import { takeLock } from './locks';

const take = (name: string, object = name) => takeLock({ name, object });

/** Takes a lock as another tab does. */
const takeElsewhere = (name: string) =>
  new Promise<() => void>((resolve) => {
    void navigator.locks.request(`dropdeck:${name}`, () => new Promise<void>((release) => resolve(release)));
  });

describe('takeLock', () => {
  it('waits for another tab, and says so', async () => {
    const release = await takeElsewhere('redirects');
    const taking = take('redirects');
    const another = await take('settings');
    expect(another.hasWaited).toBe(false);
    another.release();
    release();
    const lock = await taking;
    expect(lock.hasWaited).toBe(true);
    lock.release();
  });

  it('is shared within a tab, until its last user releases it', async () => {
    const first = await take('redirects', 'redirects/1');
    const second = await take('redirects', 'redirects/2');
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

  it('lets the writes of one object follow each other, and says so', async () => {
    const first = await take('redirects', 'redirects/1');
    let order = '';
    const second = take('redirects', 'redirects/1').then((lock) => {
      order += '2';
      return lock;
    });
    (await take('redirects', 'redirects/2')).release();
    order += '1';
    first.release();
    const lock = await second;
    expect([order, lock.hasWaited]).toEqual(['12', true]);
    lock.release();
  });

  it('is there at once where the browser has no locks', async () => {
    const { locks } = navigator;
    Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
    try {
      await expect(take('redirects')).resolves.toMatchObject({ hasWaited: false });
    } finally {
      Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
    }
  });
});
