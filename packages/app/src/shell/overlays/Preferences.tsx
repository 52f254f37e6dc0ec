import { PreferencesDialog, type PreferenceValues } from '@dropdeck/design-system';
import * as choices from '@dropdeck/domain/shell/choices';
import { overlayClosed } from '@dropdeck/domain/shell/overlays';
import * as preferences from '@dropdeck/domain/shell/preferences';
import * as file from '@dropdeck/domain/shell/preferences-file';
import { useUnit } from 'effector-react';
import { useMemo, type ReactNode } from 'react';

/** The preferences of this browser, with their file. */
export default function Preferences(): ReactNode {
  const { theme, chosen, imported, undo } = useUnit({
    theme: preferences.$theme,
    chosen: choices.$choices,
    imported: file.$import,
    undo: file.$undo,
  });
  const act = useUnit({
    closed: overlayClosed,
    themeChanged: preferences.themeChanged,
    choicesChanged: choices.choicesChanged,
    exportRequested: file.exportRequested,
    importRequested: file.importRequested,
    importConfirmed: file.importConfirmed,
    importCancelled: file.importCancelled,
    resetRequested: file.resetRequested,
    undoRequested: file.undoRequested,
  });
  const values = useMemo((): PreferenceValues => ({ ...chosen, theme }), [chosen, theme]);
  return (
    <PreferencesDialog
      isOpen
      onClose={() => {
        act.importCancelled();
        act.closed();
      }}
      values={values}
      onChange={({ theme: nextTheme, ...changed }) => {
        if (nextTheme !== undefined) act.themeChanged(nextTheme);
        if (Object.keys(changed).length > 0) act.choicesChanged(changed);
      }}
      imported={imported}
      onExport={act.exportRequested}
      onImport={act.importRequested}
      onImportConfirm={act.importConfirmed}
      onImportCancel={act.importCancelled}
      onReset={act.resetRequested}
      onUndo={undo === null ? undefined : act.undoRequested}
    />
  );
}
