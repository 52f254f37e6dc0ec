import { useLocale } from '@dropdeck/design-system';
import type { EventCallable, Store } from 'effector';
import { useUnit } from 'effector-react';
import {
  createElement,
  Fragment,
  memo,
  useEffect,
  type ComponentType,
  type NamedExoticComponent,
} from 'react';

/** What a screen shows and what a person does there, by the names of the screen's props. */
export interface Part<View extends object, Payloads extends object> {
  readonly view: { readonly [Key in keyof View]: Store<View[Key]> };
  readonly events: { readonly [Key in keyof Payloads]: EventCallable<Payloads[Key]> };
}

/** The props that a part gives. */
type Given<View, Payloads> = View & { readonly [Key in keyof Payloads]: (payload: Payloads[Key]) => void };

/** The state and the events of a part in this scope; the same object until the state changes. Renders in another language. */
export function usePart<View extends object, Payloads extends object>({
  view,
  events,
}: Part<View, Payloads>): Given<View, Payloads> {
  useLocale();
  return useUnit({ ...view, ...events }) as unknown as Given<View, Payloads>;
}

/** The keys of a part that are no props of the screen, or whose type is not that of the prop. */
type Misfit<Props, From> = {
  [Key in keyof From]: Key extends keyof Props ? (From[Key] extends Props[Key] ? never : Key) : Key;
}[keyof From];

/** A part's list is one prop, which stays the same while only the rest of the part changes. */
type WithList<View, Payloads, ListView, ListPayloads> = Given<View, Payloads> &
  ([keyof ListView] extends [never] ? unknown : { readonly list: Given<ListView, ListPayloads> });

const useNothing = (): null => null;

/**
 * A screen connected to a part of the domain. It takes the props that the part lacks, or in place of the part's, and
 * renders when these or the part's own state change.
 */
export function connect<
  Props extends object,
  View extends object,
  Payloads extends object,
  ListView extends object,
  ListPayloads extends object,
  From extends WithList<View, Payloads, ListView, ListPayloads>,
>(
  Screen: ComponentType<Props>,
  part: Part<View, Payloads> & { readonly list?: Part<ListView, ListPayloads> },
  ..._misfit: [Misfit<Props, From>] extends [never] ? [] : [doesNotFit: Misfit<Props, From>]
): NamedExoticComponent<Omit<Props, keyof From> & Partial<Pick<Props, keyof From & keyof Props>>> {
  const { list: ofList } = part;
  const useList = ofList === undefined ? useNothing : () => usePart(ofList);
  return memo((own) => {
    const given = usePart(part);
    const list = useList();
    // The parameters' types are the proof.
    const props = { ...given, ...(list && { list }), ...own } as unknown as Props;
    return <Screen {...props} />;
  });
}

/** Components beside each other, which render on their own. */
export const together = (...parts: readonly ComponentType[]): NamedExoticComponent =>
  memo(() => createElement(Fragment, null, ...parts.map((part) => createElement(part))));

/** Renders nothing and says to the domain that what is beside it is there. */
export const onMount = (event: EventCallable<void>): ComponentType =>
  function OnMount() {
    const run = useUnit(event);
    useEffect(() => run(), [run]);
    return null;
  };

interface Page<Params> {
  readonly opened: EventCallable<Params>;
  readonly closed: EventCallable<void>;
}

/** Opens a page of the domain on mount and closes it on unmount. `params` must be referentially stable. */
export function usePage<Params>(page: Page<Params>, params: Params): void {
  const [opened, closed] = useUnit([page.opened, page.closed]);
  useEffect(() => {
    opened(params);
    return () => closed();
  }, [opened, closed, params]);
}

/** A page's screen with what is beside it; the page is open while they are mounted. */
export function route<Params>(
  page: Page<Params>,
  params: Params,
  ...parts: readonly ComponentType[]
): ComponentType {
  const Parts = together(...parts);
  return function Route() {
    usePage(page, params);
    return <Parts />;
  };
}
