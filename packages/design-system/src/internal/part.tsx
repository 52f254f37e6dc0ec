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

/**
 * A component that is fetched when it is first wanted: what opens over the page (bubbles, menus,
 * sheets) is most of the code of a page and none of its first picture. Unlike React's `lazy` it is
 * drawn at once where it has been fetched, and one that could not be fetched is asked for again as long
 * as it is wanted.
 */
export interface Part<Props> {
  /** The component, `null` until it is there. */
  readonly read: () => ComponentType<Props> | null;
  readonly load: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

const loaders = new Set<() => Promise<void>>();

/** Declares a part by its module, whose default export it is. Fetches nothing. */
export function createPart<Props>(importPart: () => Promise<{ default: ComponentType<Props> }>): Part<Props> {
  let component: ComponentType<Props> | null = null;
  const listeners = new Set<() => void>();
  const load = async (): Promise<void> => {
    if (component !== null) return;
    const module = await importPart();
    component = module.default;
    for (const listener of listeners) listener();
  };
  loaders.add(load);
  return {
    read: () => component,
    load,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Milliseconds until a part that could not be fetched is asked for again, as long as it is wanted. */
const AGAIN_MS = 2_000;

/** Fetches a part while it is wanted. A failure leaves the page as it is, and the part is asked for again. */
function useWanted<Props>(part: Part<Props>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = (): void => {
      part.load().catch(() => {
        if (!isOver) timer = setTimeout(ask, AGAIN_MS);
      });
    };
    ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [part, isWanted]);
}

export interface PartViewProps<Props> {
  part: Part<Props>;
  /** The part is needed now: it is fetched if it is not there yet. */
  isWanted: boolean;
  props: Props;
}

/** Draws a part where it has been fetched, and fetches it when it is wanted. */
export function PartView<Props extends object>({ part, isWanted, props }: PartViewProps<Props>): ReactNode {
  const component = useSyncExternalStore(part.subscribe, part.read, part.read);
  useWanted(part, isWanted);
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
export function ControlPart<Props extends object>({
  part,
  isWanted,
  props,
  fallback,
  isPressed = false,
}: PartViewProps<Props> & { fallback: ReactNode; isPressed?: boolean }): ReactNode {
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
 * screen, so that what is opened later opens at once. Fails if one of them cannot be fetched.
 */
export async function loadParts(): Promise<void> {
  await Promise.all([...loaders].map((load) => load()));
}
