import type * as keywords from '@dropdeck/domain/monitors/keywords';
import { useUnit } from 'effector-react';
import { usePage } from '../../shell/usePage';
import { useLineReport, type ReportSteps } from './useLineReport';

/** The common part of the domain's managers of keyword and proxy lists. */
type Manager = Omit<typeof keywords, '$lists' | 'messages' | 'reportKeywords' | 'reportKeywordSteps'>;

interface Kind {
  readonly manager: Manager;
  readonly report: (text: string) => keywords.LineReport;
  readonly steps: ReportSteps;
}

/** Connects a list manager of the domain: its state, its events, and the report on the edited lines. */
export function useListManager({ manager, report, steps }: Kind) {
  usePage(manager.page, undefined);
  const state = useUnit({
    shown: manager.$shown,
    search: manager.$search,
    status: manager.$status,
    unreadable: manager.$unreadable,
    draft: manager.$draft,
    isNew: manager.$isNew,
    canRename: manager.$canRename,
    isDirty: manager.$isDirty,
    isSaving: manager.$isSaving,
    error: manager.$error,
    undo: manager.$undo,
  });
  const act = useUnit({
    searchChanged: manager.searchChanged,
    reloadRequested: manager.reloadRequested,
    createOpened: manager.createOpened,
    editOpened: manager.editOpened,
    deleteRequested: manager.deleteRequested,
    undoRequested: manager.undoRequested,
    nameChanged: manager.nameChanged,
    textChanged: manager.textChanged,
    saveRequested: manager.saveRequested,
    editorClosed: manager.editorClosed,
  });

  const text = state.draft?.text ?? '';
  const stats = useLineReport(text, steps);

  const list = {
    lists: state.shown,
    search: state.search,
    onSearchChange: act.searchChanged,
    status: state.status,
    unreadable: state.unreadable,
    onRetry: () => act.reloadRequested(),
    onCreate: () => act.createOpened(),
    onEdit: act.editOpened,
    onDelete: act.deleteRequested,
    undoLabel: state.undo?.label,
    onUndo: () => act.undoRequested(),
  } as const;
  const editor = {
    isOpen: state.draft !== null,
    name: state.draft?.name ?? '',
    onNameChange: act.nameChanged,
    isNameFixed: !state.canRename && !state.isNew,
    text,
    onTextChange: act.textChanged,
    stats,
    onImport: (file: string) => {
      const imported = manager.importText(file);
      if (imported !== null) act.textChanged(manager.appendLines(text, imported));
      return imported !== null;
    },
    onTidy: () => act.textChanged(manager.tidyLines(text, report(text))),
    onSave: () => act.saveRequested(),
    onClose: () => act.editorClosed(),
    isDirty: state.isDirty,
    isSaving: state.isSaving,
    failure: state.error ?? undefined,
  } as const;
  return { list, editor, isNew: state.isNew };
}
