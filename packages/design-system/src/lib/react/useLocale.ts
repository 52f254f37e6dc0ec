import { currentLocale, subscribeLocale, type Catalogue, type Locale, type Text } from '@dropdeck/text';
import { createContext, use, useMemo, useSyncExternalStore } from 'react';

/** What `FormatsProvider` provides: one subscription for a page with a thousand cells. */
export const LocaleContext = createContext<Locale>(currentLocale());

/** How the page speaks, outside of `FormatsProvider`. */
export const useSubscribedLocale = (): Locale => useSyncExternalStore(subscribeLocale, currentLocale);

/**
 * How the page speaks. Renders again when that changes: each memoized component that says something calls it.
 */
export const useLocale = (): Locale => use(LocaleContext);

/** A catalogue for text in `useMemo`: another function when the page speaks otherwise. */
export function useText<M extends Catalogue>(t: Text<M>): ReturnType<Text<M>['in']> {
  const locale = useLocale();
  return useMemo(() => t.in(locale), [t, locale]);
}
