/** Milliseconds between the two requests for a chunk. */
export const CHUNK_RETRY_MS = 1_000;

/**
 * What the app does about a chunk that is gone: it reloads the page, keeps the page because of unsaved work,
 * or has reloaded already, so that the failure is shown.
 */
export type ChunkRecovery = 'reload' | 'keep' | 'fail';

/**
 * Where the failure of a chunk is seen: in its own place, in a notice of the app, or nowhere. That of a `page`
 * is seen in its place, or in a notice above the page that is kept.
 */
export type FailureLocation = 'in-place' | 'page' | 'notice' | 'nowhere';

export interface ChunkPolicy {
  /** Decides what becomes of a chunk that could not be fetched. */
  readonly recover: (location: Exclude<FailureLocation, 'nowhere'>) => Promise<ChunkRecovery>;
  /** Reloads the page at a person's wish. */
  readonly reload: () => void;
  /** Requests for one chunk before it counts as gone. */
  readonly attempts: number;
}

let policy: ChunkPolicy = {
  recover: () => Promise.resolve('fail'),
  reload: () => undefined,
  attempts: 2,
};

/** Called once by the app, before the first page renders. Without it a missing chunk only fails. */
export function setChunkPolicy(next: ChunkPolicy): void {
  policy = next;
}

export const reloadPage = (): void => policy.reload();

/** A chunk is gone, mostly because a deploy has replaced it. `isPageKept`: unsaved work forbids a reload. */
export class ChunkMissingError extends Error {
  constructor(
    readonly isPageKept: boolean,
    cause: unknown,
  ) {
    super('A new version is available', { cause });
  }
}

/** The error of a chunk that is gone; `null` for every other error. */
export const missingChunk = (error: unknown): ChunkMissingError | null =>
  error instanceof ChunkMissingError ? error : null;

/** A module that is fetched when it is needed. */
export interface Chunk<Module> {
  /**
   * Fetches the module for immediate use: waits for a connection while offline, and asks once more after a
   * pause. Rejects with ChunkMissingError; does not settle where the page is being reloaded.
   */
  readonly load: () => Promise<Module>;
  /** The same after a person pressed Retry: makes one more request. */
  readonly retry: () => Promise<Module>;
  /** Fetches the module ahead of its use, with one request. */
  readonly prefetch: () => Promise<Module>;
  /** Counts a request of the browser's own, such as a preload, that has failed. */
  readonly countFailure: () => void;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, CHUNK_RETRY_MS));

const online = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });

/**
 * Declares a module that is fetched later, so that its failure ends well (docs/decisions/0013). Every dynamic
 * import goes through it.
 */
export function createChunk<Module>(
  importModule: () => Promise<Module>,
  location: FailureLocation = 'in-place',
): Chunk<Module> {
  let request: Promise<Module> | null = null;
  let failures = 0;
  let cause: unknown = null;

  const ask = (): Promise<Module> => {
    request ??= importModule().catch((error: unknown) => {
      request = null;
      cause = error;
      // A request without a connection says nothing about the file.
      failures = navigator.onLine ? failures + 1 : 0;
      throw error;
    });
    return request;
  };

  const isMissing = (): boolean => request === null && failures >= policy.attempts;

  const load = async (): Promise<Module> => {
    while (!isMissing()) {
      if (request === null && !navigator.onLine) await online();
      if (request === null && failures > 0) await pause();
      try {
        return await ask();
      } catch (error) {
        cause = error;
      }
    }
    const recovery = location === 'nowhere' ? 'fail' : await policy.recover(location);
    if (recovery === 'reload') return new Promise<never>(() => undefined);
    throw new ChunkMissingError(recovery === 'keep', cause);
  };

  return {
    load,
    retry: () => {
      failures = Math.min(failures, policy.attempts - 1);
      return load();
    },
    prefetch: () => (failures === 0 ? ask() : Promise.reject(cause)),
    countFailure: () => {
      failures += 1;
    },
  };
}
