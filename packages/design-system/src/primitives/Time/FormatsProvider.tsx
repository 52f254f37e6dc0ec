import type { ReactNode } from 'react';
import { LocaleContext, useSubscribedLocale } from '../../lib/react/useLocale';
import { defaultFormats, DensityContext, FormatsContext, type Formats } from '../../lib/format/formats';

export interface FormatsProviderProps {
  /** Keep the value stable. */
  formats?: Formats | undefined;
  /** Tables without another density are compact. */
  isCompact?: boolean | undefined;
  children: ReactNode;
}

/** Provides how the page speaks and writes dates and times, and the density of tables. */
export function FormatsProvider({
  formats = defaultFormats,
  isCompact = false,
  children,
}: FormatsProviderProps): ReactNode {
  return (
    <LocaleContext value={useSubscribedLocale()}>
      <DensityContext value={isCompact ? 'compact' : 'comfortable'}>
        <FormatsContext value={formats}>{children}</FormatsContext>
      </DensityContext>
    </LocaleContext>
  );
}
