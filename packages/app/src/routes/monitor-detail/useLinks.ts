import type {
  AddInputFormProps,
  LinksSectionProps,
  PendingInput,
  SettingState,
} from '@dropdeck/design-system';
import * as detail from '@dropdeck/domain/monitor-detail';
import { useUnit } from 'effector-react';
import { useCallback, useMemo } from 'react';
import { useCopyMessages } from './useCopyMessages';

function useAdd(onCopyError: () => void): AddInputFormProps {
  const state = useUnit({
    canAdd: detail.$canAdd,
    values: detail.$addForm,
    errors: detail.$addErrors,
    hints: detail.$addHints,
    regions: detail.$regions,
    hasPrivateInputs: detail.$hasPrivateInputs,
  });
  const act = useUnit({
    changed: detail.addFormChanged,
    add: detail.addRequested,
    addDisabled: detail.addDisabledRequested,
    addMany: detail.bulkOpened,
  });
  return useMemo(
    () => ({
      ...state,
      onChange: act.changed,
      onAdd: () => act.add(),
      onAddDisabled: () => act.addDisabled(),
      onAddMany: () => act.addMany(),
      onCopyError,
    }),
    [state, act, onCopyError],
  );
}

function usePending(): LinksSectionProps['pending'] {
  const pending = useUnit(detail.$pending);
  const act = useUnit({
    onRetry: detail.pendingRetried,
    onRemove: detail.pendingRemoved,
    onToggle: detail.pendingToggled,
  });
  return useMemo(
    () => ({
      ...act,
      pending: pending.map(({ key, item, phase }): PendingInput => ({
        key,
        link: item.link,
        isActive: item.active === true,
        phase,
      })),
    }),
    [pending, act],
  );
}

function useTable(copy: { onCopied: () => void; onCopyError: () => void }): LinksSectionProps['table'] {
  const { inputs, regions, revealed } = useUnit({
    inputs: detail.$shownInputs,
    regions: detail.$regions,
    revealed: detail.$revealedInput,
  });
  const reveal = useMemo(() => revealed && { key: revealed.id }, [revealed]);
  const act = useUnit({
    active: detail.activeChanged,
    edit: detail.editOpened,
    remove: detail.deleteRequested,
    removeMany: detail.deleteManyRequested,
    change: detail.manyChanged,
  });
  const { onCopied, onCopyError } = copy;
  // Memoized apart from the rows, because new handlers render the whole table.
  const handlers = useMemo(
    (): Omit<LinksSectionProps['table'], 'inputs' | 'regions' | 'reveal'> => ({
      onActiveChange: (id, isActive) => act.active({ id, isActive }),
      onEdit: act.edit,
      onDelete: act.remove,
      onDeleteMany: act.removeMany,
      onManyChange: (ids, change) => act.change({ ids, change }),
      onCopied,
      onCopyError,
    }),
    [act, onCopied, onCopyError],
  );
  return useMemo(() => ({ inputs, regions, reveal, ...handlers }), [inputs, regions, reveal, handlers]);
}

const $total = detail.$inputs.map(({ length }) => length);
const $activeCount = detail.$inputs.map((inputs) => inputs.filter(({ active }) => active === true).length);

/** Props of Monitored Links/Products. */
export function useLinks(ownProductsState: SettingState): LinksSectionProps {
  const copy = useCopyMessages();
  const add = useAdd(copy.onCopyError);
  const pending = usePending();
  const table = useTable(copy);
  const state = useUnit({
    ownProducts: detail.$ownProducts,
    total: $total,
    activeCount: $activeCount,
    filters: detail.$inputFilters,
    filter: detail.$inputFilter,
    search: detail.$inputSearch,
    count: detail.$queuedCount,
    isSending: detail.$isQueueSending,
    error: detail.$queueError,
    undo: detail.$undo,
    deleting: detail.$deleteProgress,
  });
  const act = useUnit({
    ownProducts: detail.ownProductsChanged,
    filter: detail.inputFilterChanged,
    search: detail.inputSearchChanged,
    save: detail.queueSaveRequested,
    discard: detail.queueDiscarded,
    undo: detail.undoRequested,
    export: detail.exportRequested,
  });
  const { filters } = state;
  const { filter: filterBy } = act;
  const onFilterChange = useCallback(
    (id: string) => {
      const chosen = filters.find((filter) => filter.id === id);
      if (chosen !== undefined) filterBy(chosen.id);
    },
    [filters, filterBy],
  );
  const { undo, save, discard } = act;
  // Memoized, so that typing in the search renders only the table.
  const queue = useMemo(
    () => ({
      count: state.count,
      isSending: state.isSending,
      hasFailed: state.error !== null,
      onSave: () => void save(),
      onDiscard: () => void discard(),
    }),
    [state.count, state.isSending, state.error, save, discard],
  );
  const onUndo = useCallback(() => void undo(), [undo]);
  return {
    ownProducts: { value: state.ownProducts, state: ownProductsState, onChange: act.ownProducts },
    add,
    pending,
    total: state.total,
    activeCount: state.activeCount,
    filters,
    filter: state.filter,
    onFilterChange,
    search: state.search,
    onSearchChange: act.search,
    table,
    queue,
    undoLabel: state.undo?.label,
    onUndo,
    deleting: state.deleting,
    onExport: act.export,
  };
}
