import { createChunk, CustomersScreen, LazyBoundary } from '@dropdeck/design-system';
import * as customers from '@dropdeck/domain/customers';
import { useUnit } from 'effector-react';
import { lazy, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { usePage } from '../shell/usePage';
import { useCustomerItems } from './customers/useCustomerItems';
import { useList } from './useList';
import { useListQuery } from './useListQuery';

const ChangeDialog = lazy(createChunk(() => import('./customers/ChangeDialog'), 'notice').load);
/** Stable, so that a change of the list does not render it. */
const dialogs = (
  <LazyBoundary isQuiet>
    <ChangeDialog />
  </LazyBoundary>
);

/** /customers */
export function Component(): ReactNode {
  const { search: query } = useLocation();
  const [params] = useState({ query });
  usePage(customers.page, params);
  useListQuery(customers.list);
  const list = useList(customers.list, customers.$hidden);
  const state = useUnit({
    counts: customers.$counts,
    status: customers.$status,
    unreadable: customers.$unreadable,
    choices: customers.$choices,
    catalogStatus: customers.$catalogStatus,
    sort: customers.$sort,
  });
  const act = useUnit({
    reload: customers.reloadRequested,
    sortChanged: customers.sortChanged,
    changeMany: customers.changeOpened,
    shownExported: customers.shownExported,
    selectedExported: customers.selectedExported,
    extend: customers.extendRequested,
    undoExtension: customers.extensionUndone,
    commit: customers.renewalCommitted,
    toggle: customers.productToggled,
    saveProducts: customers.productsSaveRequested,
    discardProducts: customers.productsDiscarded,
    reloadProducts: customers.productsReloadRequested,
  });
  const { extend, undoExtension, commit, toggle, saveProducts, discardProducts, reloadProducts } = act;
  const actions = useMemo(
    () => ({
      onExtend: extend,
      onUndoExtension: undoExtension,
      onRenewalCommit: (id: string, day: string | null) => void commit({ id, day }),
      onProductToggle: (id: string, key: string, isSelected: boolean) => void toggle({ id, key, isSelected }),
      onProductsSave: saveProducts,
      onProductsDiscard: discardProducts,
      onRetryProducts: () => void reloadProducts(),
    }),
    [extend, undoExtension, commit, toggle, saveProducts, discardProducts, reloadProducts],
  );
  const { choices, catalogStatus } = state;
  const productChoices = useMemo(
    () => ({ status: catalogStatus, products: choices }),
    [choices, catalogStatus],
  );
  const { items, upcoming } = useCustomerItems();

  return (
    <CustomersScreen
      customers={items}
      upcoming={upcoming}
      counts={state.counts}
      status={state.status}
      unreadable={state.unreadable}
      onRetry={() => act.reload()}
      choices={productChoices}
      list={list}
      order={state.sort}
      onOrderChange={act.sortChanged}
      onExport={(format, ids) =>
        ids === null ? act.shownExported(format) : act.selectedExported({ format, ids })
      }
      onChangeMany={(ids, kind) => act.changeMany({ ids, kind })}
      actions={actions}
      dialogs={dialogs}
    />
  );
}
