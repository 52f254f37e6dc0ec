import type { CustomerItem } from '@dropdeck/design-system';
import * as customers from '@dropdeck/domain/customers';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';

/** The cards of the customers screen, each merged with its pending changes and saves. */
export function useCustomerItems() {
  const { shown, upcoming, drafts, changes, savingIds, failedParts, errors, extensions } = useUnit({
    shown: customers.$shown,
    upcoming: customers.$upcoming,
    drafts: customers.$drafts,
    changes: customers.$productChanges,
    savingIds: customers.$savingIds,
    failedParts: customers.$failedParts,
    errors: customers.$renewalErrors,
    extensions: customers.$extensions,
  });
  const withProgress = useMemo(() => {
    const all = [drafts, savingIds, failedParts, errors, extensions];
    const hasProgress = (id: string): boolean => all.some((ids) => ids.has(id));
    const toCard = (view: customers.CustomerView): CustomerItem =>
      hasProgress(view.id)
        ? {
            ...view,
            ticked: drafts.get(view.id) ?? view.ticked,
            changes: changes.get(view.id),
            isUnsaved: drafts.has(view.id),
            isSaving: savingIds.has(view.id),
            failedCustomerPart: failedParts.get(view.id),
            renewalError: errors.get(view.id),
            isExtended: extensions.has(view.id),
          }
        : view;
    // With nothing pending, return the domain's array itself, so that typing in the search does not map it.
    return all.every(({ size }) => size === 0)
      ? (views: readonly customers.CustomerView[]): readonly CustomerItem[] => views
      : (views: readonly customers.CustomerView[]): readonly CustomerItem[] => views.map(toCard);
  }, [drafts, changes, savingIds, failedParts, errors, extensions]);
  return {
    items: useMemo(() => withProgress(shown), [shown, withProgress]),
    // Memoized separately, because searching changes only the list.
    upcoming: useMemo(() => withProgress(upcoming), [upcoming, withProgress]),
  };
}
