import { LazyBoundary, type Chunk } from '@dropdeck/design-system';
import { lazy, useCallback, useSyncExternalStore, type ComponentType } from 'react';

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

/**
 * A component that no first paint needs: it is fetched and rendered once the first page is there and the browser has
 * been idle. Its chunk says elsewhere that it is missing.
 */
export function later<Props extends object = object>(
  chunk: Chunk<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Lazy = lazy(chunk.load);
  return function Later(props) {
    return (
      useIsLate() && (
        <LazyBoundary isQuiet>
          <Lazy {...props} />
        </LazyBoundary>
      )
    );
  };
}

/**
 * A callback whose work is done in a chunk, which loads first.
 *
 * @param chunk that another place renders, which also says that it could not be loaded.
 */
export const useAfter = <Value,>(
  chunk: Chunk<object>,
  run: (value: Value) => void,
): ((value: Value) => void) =>
  useCallback(
    (value) =>
      void chunk.load().then(
        () => run(value),
        () => undefined,
      ),
    [chunk, run],
  );
