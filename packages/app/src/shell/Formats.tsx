import { FormatsProvider } from '@dropdeck/design-system';
import { $preferences } from '@dropdeck/domain/shell/preferences';
import { useUnit } from 'effector-react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { applyReducedMotion } from '../browser/theme';

/** Applies the person's preferences to all pages. */
export function Formats({ children }: { children: ReactNode }): ReactNode {
  const { timeZone, hours, weekStart, times, numbers, motion, density } = useUnit($preferences);
  // Every time and number on the page renders with a new value; the sidebar is a preference, too.
  const formats = useMemo(
    () => ({ timeZone, hours, weekStart, times, numbers }),
    [timeZone, hours, weekStart, times, numbers],
  );
  const isMotionReduced = motion === 'reduced';
  useEffect(() => applyReducedMotion(isMotionReduced), [isMotionReduced]);
  return (
    <FormatsProvider formats={formats} isCompact={density === 'compact'}>
      {children}
    </FormatsProvider>
  );
}
