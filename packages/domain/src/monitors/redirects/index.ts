import { createOpened, duplicateRequested, editOpened } from './editor';
import * as listed from './list';
import { copied, copyFailed } from '../../kernel/toasts';
import { replaceRequested } from '../../kernel/page/page-acts';
import { exported, importOpened, selection } from './bulk/open';
import { t } from './text.en';

/** The page of redirects. */
export const screen = {
  view: {
    redirects: listed.$shown,
    total: listed.$total,
    status: listed.$status,
    unreadable: listed.$unreadable,
    reveal: listed.$revealed.map((revealed) => revealed && { key: revealed.id }),
    undoLabel: listed.$undo.map((offer) => offer?.label ?? null),
  },
  events: {
    onRetry: listed.reloadRequested,
    onCreate: createOpened,
    onEdit: editOpened,
    onDuplicate: duplicateRequested,
    onCopied: copied.prepend(() => t('webhookCopied')),
    onCopyError: copyFailed,
    onReplaceEverywhere: replaceRequested,
    onActiveChange: listed.activeChanged,
    onDelete: listed.deleteRequested,
    onUndo: listed.undoRequested,
    onKeywordChange: listed.keywordChanged,
    onChangeMany: selection.opened,
    onImport: importOpened,
  },
} as const;

export { editor } from './editor';
export { exported };
export { list, page } from './list';
