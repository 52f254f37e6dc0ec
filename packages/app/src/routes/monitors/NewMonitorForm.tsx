import { NewMonitorDialog } from '@dropdeck/design-system';
import type { NewMonitorUnits } from '@dropdeck/domain/monitors/overview';
import { useUnit } from 'effector-react';
import { useMemo, type ReactNode } from 'react';

/** Appends an item, unless it is blank or a duplicate. */
const withItem = (items: readonly string[], text: string): readonly string[] => {
  const nonBlank = items.filter((item) => item !== '');
  const item = text.trim();
  return item === '' || nonBlank.includes(item) ? nonBlank : [...nonBlank, item];
};

export interface NewMonitorFormProps {
  create: NewMonitorUnits;
  /** “New Monitor” by default. */
  title?: string | undefined;
}

/** A dialog that creates a monitor, connected to the units of its form. */
export function NewMonitorForm({ create, title }: NewMonitorFormProps): ReactNode {
  const state = useUnit({
    form: create.$form,
    isDirty: create.$isDirty,
    isCreating: create.$isCreating,
    error: create.$error,
    products: create.$products,
    productsStatus: create.$productsStatus,
  });
  const act = useUnit({
    changed: create.formChanged,
    submitted: create.submitted,
    closed: create.closed,
    reload: create.productsReloadRequested,
  });
  const products = useMemo(
    () => state.products.map(({ id, name }) => ({ id: String(id), name })),
    [state.products],
  );
  const form = state.form ?? create.defaults;
  const without = (items: readonly string[], removed: string): readonly string[] =>
    items.filter((item) => item !== removed && item !== '');

  return (
    <NewMonitorDialog
      isOpen={state.form !== null}
      title={title}
      values={{
        siteName: form.siteName,
        type: form.monitorType,
        isVisible: form.isVisible,
        productId: String(form.productId),
        // The form starts with one blank entry, which is not an example.
        exampleInputs: form.exampleInputs.filter((item) => item !== ''),
        regions: form.regions,
      }}
      products={products}
      productsFailure={state.productsStatus === 'failed' ? 'The products could not be loaded' : undefined}
      onRetryProducts={() => act.reload()}
      onChange={({ type, productId, ...change }) =>
        act.changed({
          ...change,
          ...(type === undefined ? {} : { monitorType: type }),
          ...(productId === undefined
            ? {}
            : { productId: state.products.find(({ id }) => String(id) === productId)?.id ?? productId }),
        })
      }
      onExamplesAdd={(texts) => act.changed({ exampleInputs: texts.reduce(withItem, form.exampleInputs) })}
      onExampleRemove={(removed) => act.changed({ exampleInputs: without(form.exampleInputs, removed) })}
      onRegionsAdd={(texts) => act.changed({ regions: texts.reduce(withItem, form.regions) })}
      onRegionRemove={(removed) => act.changed({ regions: without(form.regions, removed) })}
      onSubmit={() => act.submitted()}
      onClose={() => act.closed()}
      isDirty={state.isDirty}
      isSaving={state.isCreating}
      failure={state.error ?? undefined}
    />
  );
}
