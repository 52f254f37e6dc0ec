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
  place: FailureLocation = 'notice',
): LazyComponent<Props> {
  let component: ComponentType<Props> | null = null;
  const listeners = new Set<() => void>();
  const chunk = createChunk(importComponent, place);
  const take = async (fetch: typeof chunk.load): Promise<void> => {
    if (component !== null) return;
    const module = await fetch();
    component = module.default;
    for (const listener of listeners) listener();
  };
  prefetches.add(() => take(chunk.prefetch));
  return {
    read: () => component,
    load: () => take(chunk.load),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Fetches a part once it is wanted. */
function useWanted<Props>(part: LazyComponent<Props>, isWanted: boolean): void {
  useEffect(() => {
    // The chunk's policy has told the person by then; what stands in the part's place stays.
    if (isWanted) part.load().catch(() => undefined);
  }, [part, isWanted]);
}

export interface LazyProps<Props> {
  part: LazyComponent<Props>;
  /** The part is needed now: it is fetched if it is not there yet. */
  isWanted: boolean;
  props: Props;
}

/** The component of a part, `null` until it has been fetched; fetches it when it is wanted. */
export function usePart<Props>(part: LazyComponent<Props>, isWanted: boolean): ComponentType<Props> | null {
  const component = useSyncExternalStore(part.subscribe, part.read, part.read);
  useWanted(part, isWanted);
  return component;
}

/** Draws a part where it has been fetched, and fetches it when it is wanted. */
export function Lazy<Props extends object>({ part, isWanted, props }: LazyProps<Props>): ReactNode {
  const component = usePart(part, isWanted);
  return component === null ? null : createElement(component, props);
}

/** Takes no part in the layout: what is in it stands where it stands. */
const Place = styled.div`
  display: contents;
`;

/**
 * The same for a control: what looks like it stands in its place until it is there, and hands the focus
 * over to it, and the press that it had been given (`isPressed`).
 */
export function LazyControl<Props extends object>({
  part,
  isWanted,
  props,
  fallback,
  isPressed = false,
}: LazyProps<Props> & { fallback: ReactNode; isPressed?: boolean }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const subscribe = useCallback(
    (listener: () => void) =>
      part.subscribe(() => {
        hadFocus.current = place.current?.contains(document.activeElement) ?? false;
        listener();
      }),
    [part],
  );
  const component = useSyncExternalStore(subscribe, part.read, part.read);
  useWanted(part, isWanted);
  useLayoutEffect(() => {
    if (component === null || !hadFocus.current) return;
    hadFocus.current = false;
    place.current?.querySelector('button')?.focus();
  }, [component]);
  useEffect(() => {
    if (component === null || !isPressed) return undefined;
    // After the focus, which what opens gives back; and when React Aria has collected the options.
    const frame = requestAnimationFrame(() => place.current?.querySelector('button')?.click());
    return () => cancelAnimationFrame(frame);
  }, [component, isPressed]);
  return <Place ref={place}>{component === null ? fallback : createElement(component, props)}</Place>;
}

/**
 * Fetches every part that is declared by now. The product asks for it once the first page is on the
 * screen, so that what is opened later opens at once. What cannot be fetched is fetched when it is opened.
 */
export async function preloadLazyComponents(): Promise<void> {
  await Promise.allSettled([...prefetches].map((prefetch) => prefetch()));
}
