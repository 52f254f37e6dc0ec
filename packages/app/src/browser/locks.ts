import type { Lock } from '@dropdeck/domain/kernel';

interface Held {
  users: number;
  readonly taken: Promise<Lock>;
}

const held = new Map<string, Held>();

const none: Lock = { hasWaited: false, release: () => undefined };

/** Takes a lock of the browser. Without Web Locks (plain http, storage refused) there is none to wait for. */
function request(name: string): Promise<Lock> {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (locks === undefined) return Promise.resolve(none);
  return new Promise((resolve) => {
    const hold = (hasWaited: boolean) =>
      new Promise<void>((release) => resolve({ hasWaited, release: () => release() }));
    locks
      .request(name, { ifAvailable: true }, (lock) => (lock === null ? 'taken' : hold(false)))
      .then((end) => (end === 'taken' ? locks.request(name, () => hold(true)) : undefined))
      .catch(() => resolve(none));
  });
}

/** Waits until no other tab has the lock of this name; this tab has it until its last user releases it. */
export async function takeLock(name: string): Promise<Lock> {
  const mine = held.get(name) ?? { users: 0, taken: request(`dropdeck:${name}`) };
  held.set(name, mine);
  mine.users += 1;
  const { hasWaited, release } = await mine.taken;
  return {
    hasWaited,
    release: () => {
      mine.users -= 1;
      if (mine.users > 0) return;
      held.delete(name);
      release();
    },
  };
}
