import { FormatsProvider, LanguagesContext } from '@dropdeck/design-system';
import { $preferences, preferencesChanged } from '@dropdeck/domain/shell/preferences';
import { useUnit } from 'effector-react';
import { useMemo, type ReactNode } from 'react';
import { languageFor, languages } from '../languages/languages';

const options = languages.flatMap(({ code, name, isPseudo }) =>
  isPseudo ? [] : [{ id: code, label: name }],
);

/** Applies the person's preferences to all pages. */
export function Formats({ children }: { children: ReactNode }): ReactNode {
  const { language } = useUnit($preferences);
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
  return (
    <LanguagesContext value={options.length > 1 ? choice : null}>
      <FormatsProvider>{children}</FormatsProvider>
    </LanguagesContext>
  );
}
