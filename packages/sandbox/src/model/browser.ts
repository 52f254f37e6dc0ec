import type { Lock, LockRequest } from '@dropdeck/domain/kernel';

/** What belongs to a browser, and is shared by its tabs. */
export interface Browser {
  readonly person: number;
  readonly storage: Map<string, string>;
  readonly locks: Locks;
  isStorageFull: boolean;
  wasStorageFull: boolean;
}

/** One load of a page: a lock ends with it. */
interface Holder {
  readonly tab: number;
  readonly life: number;
}

/** Locks as the browser's: tabs take turns, and the calls of one tab share a turn. */
export interface Locks {
  readonly take: (request: LockRequest, holder: Holder) => Promise<Lock>;
  /** Whether a tab holds a lock, or waits for it: any without a name. */
  readonly isHeldBy: (holder: Holder, name?: string) => boolean;
  /** Ends what the earlier loads of a tab hold and wait for. */
  readonly free: (holder: Holder) => void;
}

interface Turn extends Holder {
  users: number;
  /** The last write of each object; the next one follows it. */
  readonly writing: Map<string, Promise<void>>;
  readonly hasWaited: boolean;
  readonly begin: () => void;
  readonly begun: Promise<void>;
}

export function createLocks(): Locks {
  const queues = new Map<string, Turn[]>();
  /** Removes turns; the next one begins. */
  const remove = (queue: Turn[], isOver: (turn: Turn) => boolean): void => {
    const [first] = queue;
    queue.splice(0, queue.length, ...queue.filter((turn) => !isOver(turn)));
    if (queue[0] !== first) queue[0]?.begin();
  };
  return {
    take: async ({ name, object }, { tab, life }) => {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      let turn = queue.find((one) => one.tab === tab && one.life === life);
      if (turn === undefined) {
        let begin = (): void => undefined;
        const begun = new Promise<void>((resolve) => (begin = resolve));
        turn = { tab, life, users: 0, writing: new Map(), hasWaited: queue.length > 0, begin, begun };
        queue.push(turn);
        queue[0]?.begin();
      }
      const mine = turn;
      mine.users += 1;
      const before = mine.writing.get(object);
      let end = (): void => undefined;
      const written = new Promise<void>((resolve) => (end = resolve));
      mine.writing.set(object, written);
      await before;
      await mine.begun;
      const release = (): void => {
        if (mine.writing.get(object) === written) mine.writing.delete(object);
        end();
        mine.users -= 1;
        if (mine.users === 0) remove(queue, (one) => one === mine);
      };
      return { hasWaited: mine.hasWaited || before !== undefined, release };
    },
    isHeldBy: ({ tab, life }, name) =>
      [...queues].some(
        ([of, queue]) =>
          (name === undefined || of === name) && queue.some((turn) => turn.tab === tab && turn.life === life),
      ),
    free: ({ tab, life }) => {
      for (const queue of queues.values()) remove(queue, (one) => one.tab === tab && one.life !== life);
    },
  };
}
