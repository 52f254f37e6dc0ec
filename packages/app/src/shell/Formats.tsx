import { FormatsProvider } from '@dropdeck/design-system';
import { $preferences } from '@dropdeck/domain/shell/preferences';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { applyReducedMotion } from '../browser/theme';

/** Applies the person's preferences to all pages. */
export function Formats({ children }: { children: ReactNode }): ReactNode {
  const preferences = useUnit($preferences);
  const isMotionReduced = preferences.motion === 'reduced';
  useEffect(() => applyReducedMotion(isMotionReduced), [isMotionReduced]);
  return (
    <FormatsProvider formats={preferences} isCompact={preferences.density === 'compact'}>
      {children}
    </FormatsProvider>
  );
}
