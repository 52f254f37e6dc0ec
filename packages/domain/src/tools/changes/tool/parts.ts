import { exported } from './export';
import * as list from './list';
import { revertCancelled, revertConfirmed, revertRequested } from './revert';

/** The page of changes. */
export const screen = {
  view: {
    entries: list.$shown,
    total: list.$total,
    search: list.$search,
    shownKind: list.$kind,
    kinds: list.$kinds,
    question: list.$question,
    isClearing: list.$isClearing,
  },
  events: {
    onSearchChange: list.searchChanged,
    onKindChange: list.kindChanged,
    onExport: exported,
    onRevert: revertRequested,
    onRevertConfirm: revertConfirmed,
    onRevertCancel: revertCancelled,
    onClear: list.clearRequested,
    onClearConfirm: list.clearConfirmed,
    onClearCancel: list.clearCancelled,
  },
} as const;
