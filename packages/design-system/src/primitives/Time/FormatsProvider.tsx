import type { ReactNode } from 'react';
import { LocaleContext, useSubscribedLocale } from '../../lib/react/useLocale';

export interface FormatsProviderProps {
  children: ReactNode;
}

/** Provides how the page speaks. */
export function FormatsProvider({ children }: FormatsProviderProps): ReactNode {
  return <LocaleContext value={useSubscribedLocale()}>{children}</LocaleContext>;
}
