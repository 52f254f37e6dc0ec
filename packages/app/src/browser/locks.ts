import type { Lock, LockRequest } from '@dropdeck/domain/kernel';

/** The locks that this tab has, and how many of its calls use each. */
const held = new Map<string, { users: number; readonly taken: Promise<Lock> }>();
/** The last write of each object; the next one follows it. */
const writing = new Map<string, Promise<void>>();

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

/** See `takeLock`. This tab has the resource until its last user releases it. */
export async function takeLock({ name, object }: LockRequest): Promise<Lock> {
  const before = writing.get(object);
  let end = (): void => undefined;
  const mineOfObject = new Promise<void>((resolve) => (end = resolve));
  writing.set(object, mineOfObject);
  const mine = held.get(name) ?? { users: 0, taken: request(`dropdeck:${name}`) };
  held.set(name, mine);
  mine.users += 1;
  await before;
  const { hasWaited, release } = await mine.taken;
  return {
    hasWaited: hasWaited || before !== undefined,
    release: () => {
      if (writing.get(object) === mineOfObject) writing.delete(object);
      end();
      mine.users -= 1;
      if (mine.users > 0) return;
      held.delete(name);
      release();
    },
  };
}
