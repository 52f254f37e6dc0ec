import type { EventCallable, Store } from 'effector';
import { useUnit } from 'effector-react';
import { memo, useEffect, type ComponentType, type NamedExoticComponent } from 'react';

/** What a screen shows and what a person does there, by the names of the screen's props. */
export interface Part<View extends object, Payloads extends object> {
  readonly view: { readonly [Key in keyof View]: Store<View[Key]> };
  readonly events: { readonly [Key in keyof Payloads]: EventCallable<Payloads[Key]> };
}

type Handlers<Payloads> = { readonly [Key in keyof Payloads]: (payload: Payloads[Key]) => void };

/** The state and the events of a part in this scope; the same object until the state changes. */
export const usePart = <View extends object, Payloads extends object>({
  view,
  events,
}: Part<View, Payloads>): View & Handlers<Payloads> =>
  useUnit({ ...view, ...events }) as unknown as View & Handlers<Payloads>;

/** The keys of a part whose type is not that of the screen's prop. */
type Misfit<Props, Given> = {
  [Key in keyof Given & keyof Props]: Given[Key] extends Props[Key] ? never : Key;
}[keyof Given & keyof Props];

/**
 * A screen connected to a part of the domain. It takes the props that the part lacks, or in place of the part's, and
 * renders when these or the part's own state change.
 */
export function connect<Props extends object, View extends object, Payloads extends object>(
  Screen: ComponentType<Props>,
  part: Part<View, Payloads>,
  ..._misfit: [Misfit<Props, View & Handlers<Payloads>>] extends [never]
    ? []
    : [doesNotFit: Misfit<Props, View & Handlers<Payloads>>]
): NamedExoticComponent<
  Omit<Props, keyof View | keyof Payloads> & Partial<Pick<Props, (keyof View | keyof Payloads) & keyof Props>>
> {
  return memo((own) => {
    const given = usePart(part);
    // The parameters' types are the proof.
    const props = { ...given, ...own } as unknown as Props;
    return <Screen {...props} />;
  });
}

/** Opens a page of the domain on mount and closes it on unmount. `params` must be referentially stable. */
export function usePage<Params>(
  page: { readonly opened: EventCallable<Params>; readonly closed: EventCallable<void> },
  params: Params,
): void {
  const { opened, closed } = useUnit({ opened: page.opened, closed: page.closed });
  useEffect(() => {
    opened(params);
    return () => closed();
  }, [opened, closed, params]);
}
