import { copyFailed } from '../../kernel/toasts';
import { $info } from '../session/state';
import { serversExported, serversImportOpened } from './bulk/open';
import * as settings from './settings';
import { $draftOffer, draftDismissed, draftRestored } from './stored-draft';

/** The page of settings. */
export const screen = {
  view: {
    values: settings.$values,
    hints: settings.$hints,
    serverHints: settings.$serverHints,
    unreadable: settings.$unreadable,
    isLoading: $info.map((info) => info === null),
    isDirty: settings.$isDirty,
    isSaving: settings.$isSaving,
    isBotPending: settings.$isBotPending,
    draftSavedAt: $draftOffer.map((draft) => draft?.savedAt ?? null),
  },
  events: {
    onFieldChange: settings.fieldChanged,
    onServerAdd: settings.serverAdded,
    onServersPaste: settings.serversPasted,
    onServerRemove: settings.serverRemoved,
    onServersImport: serversImportOpened,
    onServersExport: serversExported,
    onSave: settings.saveRequested,
    onDiscard: settings.discardRequested,
    onDraftRestore: draftRestored,
    onDraftDiscard: draftDismissed,
    onCopyError: copyFailed,
  },
} as const;
