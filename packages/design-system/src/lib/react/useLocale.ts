import { currentLocale, subscribeLocale, type Locale } from '@dropdeck/text';
import { useSyncExternalStore } from 'react';

/**
 * How the page speaks. Renders again when that changes: each screen and each memoized component that says something
 * calls it. What is computed by `useMemo` from text depends on the result.
 */
export const useLocale = (): Locale => useSyncExternalStore(subscribeLocale, currentLocale);
