import { createChunk, LazyBoundary, SettingsScreen } from '@dropdeck/design-system';
import * as session from '@dropdeck/domain/account/session';
import * as settings from '@dropdeck/domain/account/settings';
import * as toasts from '@dropdeck/domain/kernel/toasts';
import { useUnit } from 'effector-react';
import { lazy, useCallback, useMemo, type ReactNode } from 'react';
import { usePage } from '../shell/usePage';
import { afterChunk } from './afterChunk';

const serversChunk = createChunk(() => import('./settings/ServerImport'), 'notice');
const ServerImport = lazy(serversChunk.load);

const $isLoading = session.$info.map((info) => info === null);

/** /settings */
export function Component(): ReactNode {
  usePage(settings.page, undefined);
  const state = useUnit({
    values: settings.$values,
    hints: settings.$hints,
    serverHints: settings.$serverHints,
    isDirty: settings.$isDirty,
    isSaving: settings.$isSaving,
    isBotPending: settings.$isBotPending,
    draft: settings.$draftOffer,
    unreadable: settings.$unreadable,
    isLoading: $isLoading,
  });
  const act = useUnit({
    fieldChanged: settings.fieldChanged,
    serverAdded: settings.serverAdded,
    serversPasted: settings.serversPasted,
    serverRemoved: settings.serverRemoved,
    importServers: settings.serversImportOpened,
    exportServers: settings.serversExported,
    save: settings.saveRequested,
    discard: settings.discardRequested,
    restore: settings.draftRestored,
    dismiss: settings.draftDismissed,
    copyFailed: toasts.copyFailed,
  });
  const { fieldChanged, copyFailed } = act;
  const onFieldChange = useCallback(
    (field: settings.TextSetting, value: string) => void fieldChanged({ field, value }),
    [fieldChanged],
  );
  const onCopyError = useCallback(() => void copyFailed(), [copyFailed]);
  const { restore, dismiss } = act;
  const draft = useMemo(
    () =>
      state.draft && {
        savedAt: state.draft.savedAt,
        onRestore: () => restore(),
        onDiscard: () => dismiss(),
      },
    [state.draft, restore, dismiss],
  );

  const onServersExport = useMemo(() => afterChunk(serversChunk, act.exportServers), [act.exportServers]);
  return (
    <>
      <SettingsScreen
        values={state.values}
        hints={state.hints}
        serverHints={state.serverHints}
        unreadable={state.unreadable}
        isLoading={state.isLoading}
        isDirty={state.isDirty}
        isSaving={state.isSaving}
        isBotPending={state.isBotPending}
        draft={draft}
        onFieldChange={onFieldChange}
        onServerAdd={act.serverAdded}
        onServersPaste={act.serversPasted}
        onServerRemove={act.serverRemoved}
        onServersImport={act.importServers}
        onServersExport={onServersExport}
        onSave={() => act.save()}
        onDiscard={() => act.discard()}
        onCopyError={onCopyError}
      />
      <LazyBoundary isQuiet>
        <ServerImport />
      </LazyBoundary>
    </>
  );
}
