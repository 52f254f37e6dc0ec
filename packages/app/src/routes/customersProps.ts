import type { CustomerItem } from '@dropdeck/design-system';
import * as customers from '@dropdeck/domain/customers';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';

const namesOf = (view: customers.CustomerView, kind: customers.ProductKind): string[] =>
  view.products.filter((product) => product.kind === kind).map(({ name }) => name);

const toItem = (view: customers.CustomerView): CustomerItem => ({
  id: view.customer.customer_id,
  name: view.customer.name,
  imageUrl: view.customer.image_url,
  renewal: view.renewal,
  // Read for the few cards that are opened.
  get monitors() {
    return namesOf(view, 'monitor');
  },
  get toolbox() {
    return namesOf(view, 'toolbox');
  },
  get ticked() {
    return customers.productKeys(view.customer);
  },
  isUnsaved: false,
  isSaving: false,
  failedPart: null,
});

/** Cards keep their identity as long as nothing about them changes: only what changed is drawn again. */
const itemOf = new WeakMap<customers.CustomerView, CustomerItem>();
function plainItem(view: customers.CustomerView): CustomerItem {
  const item = itemOf.get(view) ?? toItem(view);
  itemOf.set(view, item);
  return item;
}

/** The cards of the customers screen, with what is under way for each laid over them. */
export function useCustomerItems() {
  const { shown, upcoming, drafts, savingIds, failedParts, errors } = useUnit({
    shown: customers.$shown,
    upcoming: customers.$upcoming,
    drafts: customers.$drafts,
    savingIds: customers.$savingIds,
    failedParts: customers.$failedParts,
    errors: customers.$renewalErrors,
  });
  const toCard = useMemo(() => {
    const isTouched = (id: string): boolean =>
      drafts.has(id) || savingIds.has(id) || failedParts.has(id) || errors.has(id);
    return (view: customers.CustomerView): CustomerItem => {
      const item = plainItem(view);
      if (!isTouched(item.id)) return item;
      return {
        ...item,
        ticked: drafts.get(item.id) ?? item.ticked,
        isUnsaved: drafts.has(item.id),
        isSaving: savingIds.has(item.id),
        failedPart: failedParts.get(item.id) ?? null,
        renewalError: errors.get(item.id),
      };
    };
  }, [drafts, savingIds, failedParts, errors]);
  return {
    items: useMemo(() => shown.map(toCard), [shown, toCard]),
    // Apart from the list: it stays the same while that is searched.
    upcoming: useMemo(() => upcoming.map(toCard), [upcoming, toCard]),
  };
}
