import * as settings from './settings';
import { $facts } from '../../kernel/page/facts';
import { copyFailed } from '../../kernel/toasts';
import { $info } from '../session/state';

/** The page of settings. */
export const screen = {
  view: {
    values: settings.$values,
    hints: settings.$hints,
    serverHints: settings.$serverHints,
    serverNames: $facts.map(({ serverNames }) => serverNames ?? null),
    serverIcons: $facts.map(({ serverIcons }) => serverIcons ?? null),
    unreadable: settings.$unreadable,
    status: $info.map((info) => (info === null ? 'loading' : 'ready')),
    isDirty: settings.$isDirty,
    isSaving: settings.$isSaving,
    isBotPending: settings.$isBotPending,
  },
  events: {
    onFieldChange: settings.fieldChanged,
    onServerAdd: settings.serverAdded,
    onServersPaste: settings.serversPasted,
    onServerRemove: settings.serverRemoved,
    onSave: settings.saveRequested,
    onDiscard: settings.discardRequested,
    onCopyError: copyFailed,
  },
} as const;

export { page } from './settings';
