import {
  createElement,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import styled from 'styled-components';
import { createChunk, showWaiting, type FailureLocation } from './chunk';
import { pressByKey } from '../lib/react/modality';

/**
 * A component whose chunk is fetched when it is first needed. Overlays (tooltips, menus, sheets) are most of
 * a page's code and not part of its first paint. Unlike React's `lazy`, a loaded component renders
 * synchronously.
 */
export interface LazyComponent<Props> {
  /** Returns the component, or `null` until it is loaded. */
  readonly read: () => ComponentType<Props> | null;
  /** Fetches the component for immediate use; the app recovers from a missing chunk (chunk.ts). */
  readonly load: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

const preloads: (() => Promise<void>)[] = [];

/**
 * Declares a lazy component by the module that exports it as default. Fetches nothing.
 *
 * @param location where a failure is shown: `nowhere` for what the page can do without, such as a tooltip.
 */
export function createLazyComponent<Props>(
  importComponent: () => Promise<{ default: ComponentType<Props> }>,
  location: FailureLocation = 'notice',
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const listeners = new Set<() => void>();
  const chunk = createChunk(importComponent, location);
  const take = async (fetch: typeof chunk.load): Promise<void> => {
    if (loaded !== null) return;
    const module = await fetch();
    loaded = module.default;
    for (const listener of listeners) listener();
  };
  preloads.push(() => take(chunk.prefetch));
  return {
    read: () => loaded,
    load: () => (location === 'nowhere' ? take(chunk.load) : showWaiting(take(chunk.load))),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function useLoadWhenNeeded<Props>(component: LazyComponent<Props>, isNeeded: boolean): void {
  useEffect(() => {
    // The chunk policy has already reported the failure; the fallback stays.
    if (isNeeded) component.load().catch(() => undefined);
  }, [component, isNeeded]);
}

export interface LazyProps<Props> {
  component: LazyComponent<Props>;
  /** Fetches the component if it is not loaded yet; by default it is needed. */
  isNeeded?: boolean | undefined;
  props: Props;
  /** Shown until the component is loaded. */
  fallback?: ReactNode;
}

/** Returns a lazy component once it is loaded, `null` before; fetches it when it is needed. */
export function useLazyComponent<Props>(
  component: LazyComponent<Props>,
  isNeeded: boolean,
): ComponentType<Props> | null {
  const Loaded = useSyncExternalStore(component.subscribe, component.read, component.read);
  useLoadWhenNeeded(component, isNeeded);
  return Loaded;
}

/** Renders a lazy component once it is loaded; fetches it when it is needed. */
export function Lazy<Props extends object>({
  component,
  isNeeded = true,
  props,
  fallback = null,
}: LazyProps<Props>): ReactNode {
  const Loaded = useLazyComponent(component, isNeeded);
  return Loaded === null ? fallback : createElement(Loaded, props);
}

const Contents = styled.div`
  display: contents;
`;

const buttonIn = (root: HTMLElement | null): HTMLButtonElement | null =>
  root?.querySelector('button') ?? null;

/**
 * Like `Lazy`, for a control: shows `fallback` until the control is loaded, then moves the focus from the
 * fallback to the control and replays the press (`isPressed`).
 */
export function LazyControl<Props extends object>({
  component,
  isNeeded = true,
  props,
  fallback,
  isPressed = false,
}: LazyProps<Props> & { isPressed?: boolean }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const subscribe = useCallback(
    (listener: () => void) =>
      component.subscribe(() => {
        hadFocus.current = root.current?.contains(document.activeElement) ?? false;
        listener();
      }),
    [component],
  );
  const Loaded = useSyncExternalStore(subscribe, component.read, component.read);
  useLoadWhenNeeded(component, isNeeded);
  useLayoutEffect(() => {
    if (Loaded === null || !hadFocus.current) return;
    hadFocus.current = false;
    buttonIn(root.current)?.focus();
  }, [Loaded]);
  useEffect(() => {
    if (Loaded === null || !isPressed) return undefined;
    // Waits a frame, so that the focus is restored first and React Aria has collected the options.
    const frame = requestAnimationFrame(() => {
      const button = buttonIn(root.current);
      if (button?.matches(':focus-visible')) pressByKey(button);
      else button?.click();
    });
    return () => cancelAnimationFrame(frame);
  }, [Loaded, isPressed]);
  return <Contents ref={root}>{Loaded === null ? fallback : createElement(Loaded, props)}</Contents>;
}

/** Loads every declared lazy component, so that a story renders all of it at once. */
export async function preloadLazyComponents(): Promise<void> {
  await Promise.allSettled(preloads.map((preload) => preload()));
}
