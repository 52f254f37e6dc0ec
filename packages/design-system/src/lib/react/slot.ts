import { useSyncExternalStore } from 'react';

/**
 * A slot: an element that a component offers to others, which may load later and render into it through a portal.
 *
 * @returns the `ref` of the element, and the hook that returns the element that is mounted now.
 */
export function createSlot(): readonly [(element: HTMLElement | null) => void, () => HTMLElement | null] {
  let current: HTMLElement | null = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  function set(element: HTMLElement | null): void {
    current = element;
    for (const listener of listeners) listener();
  }
  return [set, () => useSyncExternalStore(subscribe, () => current)];
}
