import {
  createChunk,
  LazyBoundary,
  RedirectDialog,
  RedirectsScreen,
  type RedirectRow,
} from '@dropdeck/design-system';
import * as redirects from '@dropdeck/domain/monitors/redirects';
import * as toasts from '@dropdeck/domain/kernel/toasts';
import { useUnit } from 'effector-react';
import { lazy, useCallback, useMemo, type ReactNode } from 'react';
import { usePage } from '../shell/usePage';
import { useList } from './useList';
import { useListQuery } from './useListQuery';

const Dialogs = lazy(createChunk(() => import('./redirects/Dialogs'), 'notice').load);

/** Rows keep their identity while their redirects do, so that the table renders only changed rows. */
const rowOf = new WeakMap<redirects.Redirect, RedirectRow>();
function toRow(redirect: redirects.Redirect): RedirectRow {
  const { id, keyword, webhook, type, active } = redirect;
  const row = rowOf.get(redirect) ?? { id, keyword, webhook, type, isActive: active };
  rowOf.set(redirect, row);
  return row;
}

function Editor(): ReactNode {
  const state = useUnit({
    draft: redirects.$draft,
    hints: redirects.$hints,
    errors: redirects.$errors,
    isNew: redirects.$isNew,
    isDirty: redirects.$isDirty,
    isSaving: redirects.$isSaving,
    error: redirects.$error,
  });
  const act = useUnit({
    changed: redirects.draftChanged,
    save: redirects.saveRequested,
    closed: redirects.editorClosed,
  });
  return (
    <RedirectDialog
      isOpen={state.draft !== null}
      mode={state.isNew ? 'create' : 'edit'}
      values={{
        keyword: state.draft?.keyword ?? '',
        webhook: state.draft?.webhook ?? '',
        type: state.draft?.type === 'SKU' ? 'SKU' : 'Name',
      }}
      onChange={act.changed}
      onSave={() => act.save()}
      onClose={() => act.closed()}
      errors={state.errors}
      hints={state.hints}
      isDirty={state.isDirty}
      isSaving={state.isSaving}
      failure={state.error ?? undefined}
    />
  );
}

/** /monitors/redirects */
export function Component(): ReactNode {
  usePage(redirects.page, undefined);
  useListQuery(redirects.list);
  const list = useList(redirects.list, redirects.$hidden);
  const state = useUnit({
    shown: redirects.$shown,
    total: redirects.$total,
    status: redirects.$status,
    unreadable: redirects.$unreadable,
    undo: redirects.$undo,
    revealed: redirects.$revealed,
  });
  const act = useUnit({
    reload: redirects.reloadRequested,
    createOpened: redirects.createOpened,
    editOpened: redirects.editOpened,
    activeChanged: redirects.activeChanged,
    deleteRequested: redirects.deleteRequested,
    undo: redirects.undoRequested,
    keywordChanged: redirects.keywordChanged,
    changeMany: redirects.selection.opened,
    importOpened: redirects.importOpened,
    shownExported: redirects.shownExported,
    selectedExported: redirects.selectedExported,
    copied: toasts.copied,
    copyFailed: toasts.copyFailed,
  });
  const { activeChanged, keywordChanged, copied, copyFailed } = act;
  const reveal = useMemo(() => state.revealed && { key: state.revealed.id }, [state.revealed]);
  const rows = useMemo(() => state.shown.map(toRow), [state.shown]);
  const onActiveChange = useCallback(
    (id: RedirectRow['id'], isActive: boolean) => void activeChanged({ id, isActive }),
    [activeChanged],
  );
  const onKeywordChange = useCallback(
    (id: RedirectRow['id'], keyword: string) => void keywordChanged({ id, keyword }),
    [keywordChanged],
  );
  const onCopied = useCallback(() => void copied('Webhook copied'), [copied]);
  const onCopyError = useCallback(() => void copyFailed(), [copyFailed]);

  return (
    <RedirectsScreen
      redirects={rows}
      total={state.total}
      status={state.status}
      unreadable={state.unreadable}
      onRetry={() => act.reload()}
      list={list}
      reveal={reveal}
      onCreate={() => act.createOpened()}
      onEdit={act.editOpened}
      onCopied={onCopied}
      onCopyError={onCopyError}
      onActiveChange={onActiveChange}
      onDelete={act.deleteRequested}
      undoLabel={state.undo?.label}
      onUndo={() => act.undo()}
      onKeywordChange={onKeywordChange}
      onChangeMany={(ids, value) => act.changeMany({ ids, value })}
      onImport={() => act.importOpened()}
      onExport={(format, ids) =>
        ids === null ? act.shownExported(format) : act.selectedExported({ format, ids })
      }
      editor={
        <>
          <Editor />
          <LazyBoundary isQuiet>
            <Dialogs />
          </LazyBoundary>
        </>
      }
    />
  );
}
