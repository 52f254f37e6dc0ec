import type { ReactNode } from 'react';
import { defaultFormats, DensityContext, FormatsContext, type Formats } from '../../lib/format/formats';

export interface FormatsProviderProps {
  /** Null for the default, until the person's are loaded. Keep the value stable. */
  formats: Formats | null;
  /** Tables without another density are compact. */
  isCompact?: boolean | undefined;
  children: ReactNode;
}

/** Provides how times and numbers are written, and the density of tables. */
export function FormatsProvider({ formats, isCompact = false, children }: FormatsProviderProps): ReactNode {
  return (
    <DensityContext value={isCompact ? 'compact' : 'comfortable'}>
      <FormatsContext value={formats ?? defaultFormats}>{children}</FormatsContext>
    </DensityContext>
  );
}
