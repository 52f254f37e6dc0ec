import { createChunk, LazyBoundary, showWaiting, type Chunk } from '@dropdeck/design-system';
import { lazy, useCallback, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/** Milliseconds after the first page, so that what follows does not compete with its calls and its first paint. */
const BEGIN_DELAY_MS = 100;
/** Milliseconds between the keys and the prefetch of what a person opens. */
const PREFETCH_DELAY_MS = 1500;
/** Milliseconds after which a busy browser is no longer waited for: the keys must begin there too. */
const IDLE_TIMEOUT_MS = 2000;

let isLate = false;
const listeners = new Set<() => void>();
const acts = ['keydown', 'pointerdown'] as const;

/** The first page is there and the browser has nothing else to do. The mark tells a measurement what came before. */
export function begin(): void {
  if (isLate) return;
  isLate = true;
  performance.mark('dropdeck:late');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Keys and the focus are part of it, so that a person who acts does not wait for an idle browser.
  for (const type of acts) document.addEventListener(type, begin, { once: true });
  return () => {
    listeners.delete(listener);
    for (const type of acts) document.removeEventListener(type, begin);
  };
}

/** Whether what comes after the first page may load. */
export const useIsLate = (): boolean => useSyncExternalStore(subscribe, () => isLate);

type Loaded = Pick<Chunk<unknown>, 'load'>;
type Part<Props> = ((props: Props) => ReactNode) & Loaded;
type ImportPart<Props> = () => Promise<{ default: ComponentType<Props> }>;

function renderPart<Props extends object>(load: ImportPart<Props>, isQuiet: boolean) {
  const Lazy = lazy(load);
  return (props: Props): ReactNode => (
    <LazyBoundary isQuiet={isQuiet}>
      <Lazy {...props} />
    </LazyBoundary>
  );
}

/**
 * A component that is fetched when it renders, or by `load`.
 *
 * @param location where it is shown that its chunk is missing.
 * @param isQuiet whether nothing is shown in its place.
 */
export function lazyPart<Props extends object = object>(
  importModule: ImportPart<Props>,
  location: Parameters<typeof createChunk>[1] = 'notice',
  isQuiet = location !== 'in-place',
): Part<Props> {
  const { load } = createChunk(importModule, location);
  return Object.assign(
    renderPart(() => showWaiting(load()), isQuiet),
    { load },
  );
}

/**
 * A component that no first paint needs: it is fetched and rendered once the first page is there and the browser has
 * been idle. A notice says that it is missing.
 */
export function later<Props extends object = object>(importModule: ImportPart<Props>): Part<Props> {
  const { load } = createChunk(importModule, 'notice');
  const Part = renderPart(load, true);
  const Later = (props: Props): ReactNode => useIsLate() && <Part {...props} />;
  return Object.assign(Later, { load });
}

/** A callback whose work is done in a chunk, which loads first. The chunk says that it is missing. */
export const useAfter = <Value,>({ load }: Loaded, run: (value: Value) => void): ((value: Value) => void) =>
  useCallback(
    (value) =>
      void showWaiting(load()).then(
        () => run(value),
        () => undefined,
      ),
    [load, run],
  );

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when the browser has nothing else to do, or has been busy for long. Safari has no idle callbacks. */
const idle = (): Promise<void> =>
  'requestIdleCallback' in window
    ? new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS }))
    : pause(50);

/** Whether the person pays for what is fetched in advance, or waits for it: then only what is used is fetched. */
function isMetered(): boolean {
  // The Network Information API, which Chromium alone has.
  const { connection } = navigator as Navigator & {
    connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

let person: Promise<void> | undefined;
/** Resolves once a person is there: a tab that is opened in the background, or only looked at, fetches nothing in advance. */
const untilPerson = (): Promise<void> =>
  (person ??= new Promise((resolve) => {
    const controller = new AbortController();
    const come = (): void => {
      controller.abort();
      resolve();
    };
    for (const type of [...acts, 'pointermove'])
      document.addEventListener(type, come, { signal: controller.signal });
  }));

/**
 * Begins what comes after the first page, then, once a person is there, fetches the dialogs and menus of the page, so that they
 * open offline and without a request. They are compiled, but evaluated on first use: that takes time from the page. A file that fails here
 * is fetched again when it is used. On a metered or slow connection nothing is prefetched.
 */
export async function prefetchOverlays(): Promise<void> {
  const isThere = untilPerson();
  await pause(BEGIN_DELAY_MS);
  await idle();
  begin();
  if (isMetered()) return;
  await pause(PREFETCH_DELAY_MS);
  // A finger tells nothing before it presses.
  if (!window.matchMedia('(hover: none)').matches) await isThere;
  await idle();
  window.dropdeckBoot?.preloadLater();
}
