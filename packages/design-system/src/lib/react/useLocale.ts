import { currentLocale, subscribeLocale, type Catalogue, type Locale, type Text } from '@dropdeck/text';
import { useMemo, useSyncExternalStore } from 'react';

/**
 * How the page speaks. Renders again when that changes: each screen and each memoized component that says something
 * calls it.
 */
export const useLocale = (): Locale => useSyncExternalStore(subscribeLocale, currentLocale);

/** A catalogue for text in `useMemo`: another function when the page speaks otherwise. */
export function useText<M extends Catalogue>(t: Text<M>): ReturnType<Text<M>['in']> {
  const locale = useLocale();
  return useMemo(() => t.in(locale), [t, locale]);
}
