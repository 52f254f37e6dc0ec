import * as editing from './editor';
import * as listed from './list';
import { copied, copyFailed } from '../../kernel/toasts';
import { replaceRequested } from '../../kernel/page/page-acts';
import { exported, importOpened, selection } from './bulk/open';
import { $undo, deleteRequested, undoRequested } from './list';
import { t } from './text.en';

/** The page of redirects. */
export const screen = {
  view: {
    redirects: listed.$shown,
    total: listed.$total,
    status: listed.$status,
    unreadable: listed.$unreadable,
    reveal: listed.$revealed.map((revealed) => revealed && { key: revealed.id }),
    undoLabel: $undo.map((offer) => offer?.label ?? null),
  },
  events: {
    onRetry: listed.reloadRequested,
    onCreate: editing.createOpened,
    onEdit: editing.editOpened,
    onDuplicate: editing.duplicateRequested,
    onCopied: copied.prepend(() => t('webhookCopied')),
    onCopyError: copyFailed,
    onReplaceEverywhere: replaceRequested,
    onActiveChange: listed.activeChanged,
    onDelete: deleteRequested,
    onUndo: undoRequested,
    onKeywordChange: listed.keywordChanged,
    onChangeMany: selection.opened,
    onImport: importOpened,
  },
} as const;

/** The dialog of a new or edited redirect. */
export const editor = {
  view: {
    isOpen: editing.$draft.map((draft) => draft !== null),
    mode: editing.$isNew.map((isNew) => (isNew ? 'create' : 'edit')),
    values: editing.$draft.map((draft) => draft ?? editing.newRedirect),
    errors: editing.$errors,
    hints: editing.$hints,
    isDirty: editing.$isDirty,
    isSaving: editing.$isSaving,
    error: editing.$error,
    canFillLast: editing.$canTakeLast,
  },
  events: {
    onChange: editing.draftChanged,
    onFillLast: editing.lastTaken,
    onSave: editing.saveRequested,
    onClose: editing.editorClosed,
  },
} as const;

export { exported };
export { list, page } from './list';
