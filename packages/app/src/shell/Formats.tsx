import { FormatsProvider, LanguagesContext, LockContext } from '@dropdeck/design-system';
import { $preferences, preferencesChanged } from '@dropdeck/domain/shell/preferences';
import { useUnit } from 'effector-react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { applyReducedMotion } from '../browser/theme';
import { languageFor, languages } from '../languages/languages';

const options = languages.flatMap(({ code, name, isPseudo }) =>
  isPseudo ? [] : [{ id: code, label: name }],
);

/** Applies the person's preferences to all pages. */
export function Formats({ children }: { children: ReactNode }): ReactNode {
  const { language, timeZone, hours, weekStart, times, motion, density, changes } = useUnit($preferences);
  const change = useUnit(preferencesChanged);
  const choice = useMemo(
    () => ({
      options,
      chosen: language,
      spoken: languageFor(language, navigator.languages).code,
      onChange: (chosen: string | null) => change({ language: chosen }),
    }),
    [language, change],
  );
  // Every time on the page renders with a new value; the sidebar is a preference, too.
  const formats = useMemo(() => ({ timeZone, hours, weekStart, times }), [timeZone, hours, weekStart, times]);
  const isMotionReduced = motion === 'reduced';
  useEffect(() => applyReducedMotion(isMotionReduced), [isMotionReduced]);
  return (
    <LanguagesContext value={options.length > 1 ? choice : null}>
      <FormatsProvider formats={formats} isCompact={density === 'compact'}>
        <LockContext value={changes === 'locked'}>{children}</LockContext>
      </FormatsProvider>
    </LanguagesContext>
  );
}
