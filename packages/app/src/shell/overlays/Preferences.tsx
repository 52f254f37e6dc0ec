import { PreferencesDialog, type PreferenceValues } from '@dropdeck/design-system';
import { overlayClosed } from '@dropdeck/domain/shell/overlays';
import * as preferences from '@dropdeck/domain/shell/preferences';
import * as choices from '@dropdeck/domain/shell/preferences/choices';
import { useUnit } from 'effector-react';
import { useMemo, type ReactNode } from 'react';

/** The preferences of this browser. */
export default function Preferences(): ReactNode {
  const { theme, chosen } = useUnit({ theme: preferences.$theme, chosen: choices.$choices });
  const act = useUnit({
    closed: overlayClosed,
    themeChanged: preferences.themeChanged,
    choicesChanged: choices.choicesChanged,
  });
  const values = useMemo((): PreferenceValues => ({ ...chosen, theme }), [chosen, theme]);
  return (
    <PreferencesDialog
      isOpen
      onClose={act.closed}
      values={values}
      onChange={({ theme: nextTheme, ...changed }) => {
        if (nextTheme !== undefined) act.themeChanged(nextTheme);
        if (Object.keys(changed).length > 0) act.choicesChanged(changed);
      }}
    />
  );
}
