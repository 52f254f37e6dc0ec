import { t as common } from '../lib/common/text.en';
/** Milliseconds between the two requests for a chunk. */
export const CHUNK_RETRY_MS = 1_000;

/**
 * What the app did about a missing chunk: `reload` reloads the page, `keep` keeps it because of unsaved work,
 * `fail` shows the failure, because a reload has already been tried.
 */
export type ChunkRecovery = 'reload' | 'keep' | 'fail';

/**
 * Where the failure of a chunk is shown: where the component would be, in a notice of the app, or nowhere.
 * `page` is shown in place, or in a notice above the current page when that page is kept.
 */
export type FailureLocation = 'in-place' | 'page' | 'notice' | 'nowhere';

export interface ChunkPolicy {
  /** Decides what to do about a chunk that could not be fetched. */
  readonly recover: (
    location: Exclude<FailureLocation, 'nowhere'>,
  ) => Promise<{ readonly recovery: ChunkRecovery; readonly isNewVersion: boolean }>;
  /** Reloads the page when the user asks for it. */
  readonly reload: () => void;
  /** Requests for one chunk before it counts as missing. */
  readonly attempts: number;
}

let policy: ChunkPolicy = {
  recover: () => Promise.resolve({ recovery: 'fail', isNewVersion: false }),
  reload: () => undefined,
  attempts: 2,
};

/** The app calls this once, before the first render. Without it a missing chunk only fails. */
export function setChunkPolicy(next: ChunkPolicy): void {
  policy = next;
}

export const reloadPage = (): void => policy.reload();

/**
 * A chunk is missing. `isPageKept`: unsaved work prevents a reload; `isNewVersion`: a deploy has replaced it. Otherwise the
 * message is the browser's.
 */
export class ChunkMissingError extends Error {
  constructor(
    readonly isPageKept: boolean,
    readonly isNewVersion: boolean,
    cause: unknown,
  ) {
    const reason = cause instanceof Error ? cause.message : common('partFailed');
    super(isNewVersion ? common('newVersion') : reason, { cause });
  }
}

/** Narrows an error to `ChunkMissingError`; `null` for every other error. */
export const missingChunk = (error: unknown): ChunkMissingError | null =>
  error instanceof ChunkMissingError ? error : null;

export interface Chunk<Module> {
  /**
   * Fetches the module for immediate use: retries once after a pause, and when the browser is online again. Rejects with `ChunkMissingError`; never settles when the page is being reloaded.
   */
  readonly load: () => Promise<Module>;
  /** Like `load`, after the user pressed Retry: makes one more request. */
  readonly retry: () => Promise<Module>;
  /** Prefetches the module with a single request. */
  readonly prefetch: () => Promise<Module>;
  /** Counts a failed request that the browser made, such as a preload. */
  readonly countFailure: () => void;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, CHUNK_RETRY_MS));

const online = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });

/** Milliseconds after which what a person waits for shows. */
const WAITING_MS = 300;
let waiting = 0;

/** Shows a bar at the top of the page (theme) while a person waits for a part that they have just asked for. */
export async function showWaiting<Value>(loading: Promise<Value>): Promise<Value> {
  // What renders by itself is not waited for.
  if (!navigator.userActivation.isActive) return loading;
  const { dataset } = document.documentElement;
  let isShown = false;
  const timer = setTimeout(() => {
    isShown = true;
    waiting += 1;
    dataset['waiting'] = '';
  }, WAITING_MS);
  try {
    return await loading;
  } finally {
    clearTimeout(timer);
    if (isShown) waiting -= 1;
    if (waiting === 0) delete dataset['waiting'];
  }
}

/**
 * Declares a lazily fetched module with retries and recovery (docs/decisions/0013). Every dynamic import goes
 * through it.
 */
export function createChunk<Module>(
  importModule: () => Promise<Module>,
  location: FailureLocation = 'in-place',
): Chunk<Module> {
  let request: Promise<Module> | null = null;
  let failures = 0;
  let cause: unknown = null;

  const requestOnce = (): Promise<Module> => {
    request ??= importModule().catch((error: unknown) => {
      request = null;
      cause = error;
      // A failure while offline does not mean that the file is missing.
      failures = navigator.onLine ? failures + 1 : 0;
      throw error;
    });
    return request;
  };

  const isMissing = (): boolean => request === null && failures >= policy.attempts;

  const load = async (): Promise<Module> => {
    while (!isMissing()) {
      if (request === null && failures > 0) await pause();
      try {
        return await requestOnce();
      } catch {
        // What the browser says of its connection may be wrong, so that it is only believed after a failure.
        if (!navigator.onLine) await online();
      }
    }
    if (location === 'nowhere') throw new ChunkMissingError(false, false, cause);
    const { recovery, isNewVersion } = await policy.recover(location);
    if (recovery === 'reload') return new Promise<never>(() => undefined);
    throw new ChunkMissingError(recovery === 'keep', isNewVersion, cause);
  };

  return {
    load,
    retry: () => {
      failures = Math.min(failures, policy.attempts - 1);
      return load();
    },
    prefetch: () => (failures === 0 ? requestOnce() : Promise.reject(cause)),
    countFailure: () => {
      failures += 1;
    },
  };
}
