import * as managing from './managing';
import { combine } from 'effector';
import { $failedParts, $savingIds, $status, reloadRequested } from './list';
import { $extensions, $renewalErrors, extendRequested, extensionUndone, renewalCommitted } from './renewals';
import { $upcoming, $counts, $shown, $sort, sortChanged } from './view';

const $progress = combine({
  drafts: managing.$drafts,
  changes: managing.$productChanges,
  savingIds: $savingIds,
  failedParts: $failedParts,
  errors: $renewalErrors,
  extensions: $extensions,
});
/** Adds what is unsaved or pending to the views of customers; the same array without any. */
const itemsOf = ($views: typeof $shown) =>
  combine($views, $progress, (views, progress) => {
    const all = Object.values(progress).filter(({ size }) => size > 0);
    if (all.length === 0) return views;
    return views.map((view) =>
      all.some((ids) => ids.has(view.id))
        ? {
            ...view,
            ticked: progress.drafts.get(view.id) ?? view.ticked,
            changes: progress.changes.get(view.id),
            isUnsaved: progress.drafts.has(view.id),
            isSaving: progress.savingIds.has(view.id),
            failedCustomerPart: progress.failedParts.get(view.id),
            renewalError: progress.errors.get(view.id),
            isExtended: progress.extensions.has(view.id),
          }
        : view,
    );
  });

/** The page of customers. */
export const screen = {
  view: {
    customers: itemsOf($shown),
    // Apart, because the search changes only the list.
    upcoming: itemsOf($upcoming),
    counts: $counts,
    status: $status,
    unreadable: managing.$unreadable,
    choices: combine({ status: managing.$catalogStatus, products: managing.$choices }),
    order: $sort,
  },
  events: {
    onRetry: reloadRequested,
    onOrderChange: sortChanged,
  },
} as const;

/** What is done with one customer. */
export const actions = {
  view: {},
  events: {
    onExtend: extendRequested,
    onUndoExtension: extensionUndone,
    onRenewalCommit: renewalCommitted,
    onProductToggle: managing.productToggled,
    onProductsSave: managing.productsSaveRequested,
    onProductsDiscard: managing.productsDiscarded,
    onRetryProducts: managing.productsReloadRequested,
  },
} as const;

export { page } from './list';
export { list } from './view';
