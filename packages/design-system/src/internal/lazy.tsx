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
import { createChunk, type FailureLocation } from './chunk';

/**
 * A component that is fetched when it is first wanted: what opens over the page (bubbles, menus,
 * sheets) is most of the code of a page and none of its first picture. Unlike React's `lazy` it is
 * drawn at once where it has been fetched.
 */
export interface LazyComponent<Props> {
  /** The component, `null` until it is there. */
  readonly read: () => ComponentType<Props> | null;
  /** Fetches it for immediate use; a chunk that is gone is the app's to recover from (chunk.ts). */
  readonly load: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

const prefetches = new Set<() => Promise<void>>();

/**
 * Declares a part by its module, whose default export it is. Fetches nothing.
 *
 * @param place where its failure is seen: `nowhere` for what the page does as well without, such as a tooltip.
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
  prefetches.add(() => take(chunk.prefetch));
  return {
    read: () => loaded,
    load: () => take(chunk.load),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Fetches a part once it is wanted. */
function useLoadWhenNeeded<Props>(component: LazyComponent<Props>, isNeeded: boolean): void {
  useEffect(() => {
    // The chunk's policy has told the person by then; what stands in the part's place stays.
    if (isNeeded) component.load().catch(() => undefined);
  }, [component, isNeeded]);
}

export interface LazyProps<Props> {
  component: LazyComponent<Props>;
  /** The part is needed now: it is fetched if it is not there yet. */
  isNeeded: boolean;
  props: Props;
}

/** The component of a part, `null` until it has been fetched; fetches it when it is wanted. */
export function useLazyComponent<Props>(
  component: LazyComponent<Props>,
  isNeeded: boolean,
): ComponentType<Props> | null {
  const Loaded = useSyncExternalStore(component.subscribe, component.read, component.read);
  useLoadWhenNeeded(component, isNeeded);
  return Loaded;
}

/** Draws a part where it has been fetched, and fetches it when it is wanted. */
export function Lazy<Props extends object>({ component, isNeeded, props }: LazyProps<Props>): ReactNode {
  const Loaded = useLazyComponent(component, isNeeded);
  return Loaded === null ? null : createElement(Loaded, props);
}

/** Takes no part in the layout: what is in it stands where it stands. */
const Contents = styled.div`
  display: contents;
`;

/**
 * The same for a control: what looks like it stands in its place until it is there, and hands the focus
 * over to it, and the press that it had been given (`isPressed`).
 */
export function LazyControl<Props extends object>({
  component,
  isNeeded,
  props,
  fallback,
  isPressed = false,
}: LazyProps<Props> & { fallback: ReactNode; isPressed?: boolean }): ReactNode {
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
    root.current?.querySelector('button')?.focus();
  }, [Loaded]);
  useEffect(() => {
    if (Loaded === null || !isPressed) return undefined;
    // After the focus, which what opens gives back; and when React Aria has collected the options.
    const frame = requestAnimationFrame(() => root.current?.querySelector('button')?.click());
    return () => cancelAnimationFrame(frame);
  }, [Loaded, isPressed]);
  return <Contents ref={root}>{Loaded === null ? fallback : createElement(Loaded, props)}</Contents>;
}

/**
 * Fetches every part that is declared by now. The product asks for it once the first page is on the
 * screen, so that what is opened later opens at once. What cannot be fetched is fetched when it is opened.
 */
export async function preloadLazyComponents(): Promise<void> {
  await Promise.allSettled([...prefetches].map((prefetch) => prefetch()));
}
