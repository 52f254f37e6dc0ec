import type { ReactNode } from 'react';
import type { LoadStatus } from '../../../loading/loadStatus';
import { EditableList } from '../../../patterns/EditableList/EditableList';
import { Banner, Select, type SelectOption, TextField } from '../../../primitives';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';

/** `new` watches for anything new on the site, `product` watches the entered products. */
export type MonitorType = 'new' | 'product';

/** The fields as typed (specification 3). */
export interface NewMonitorValues {
  siteName: string;
  monitorType: MonitorType;
  isVisible: boolean;
  /** Id of the product, as text. */
  productId: string;
  exampleInputs: readonly string[];
  regions: readonly string[];
}

export interface NewMonitorDialogProps {
  isOpen: boolean;
  /** “New Monitor” by default. */
  title?: string | undefined;
  values: NewMonitorValues;
  products: ReadonlyArray<{ id: string; name: string }>;
  /** Why the products could not be loaded. */
  productsStatus: LoadStatus;
  onRetryProducts: () => void;
  onChange: (
    change: Partial<Pick<NewMonitorValues, 'siteName' | 'monitorType' | 'isVisible' | 'productId'>>,
  ) => void;
  /** Takes one typed entry, or several pasted ones, one per line. */
  onExamplesAdd: (texts: readonly string[]) => void;
  onExampleRemove: (text: string) => void;
  /** Takes one typed entry, or several pasted ones between commas or line breaks. */
  onRegionsAdd: (texts: readonly string[]) => void;
  onRegionRemove: (text: string) => void;
  onSubmit: () => void;
  onClose: () => void;
  isSaving?: boolean | undefined;
  error?: string | null | undefined;
  /** Closing would lose a draft. */
  isDirty?: boolean | undefined;
}

const types: ReadonlyArray<SelectOption<MonitorType>> = [
  { id: 'new', label: 'new', description: 'Everything new on the site' },
  { id: 'product', label: 'product', description: 'Only the products you enter' },
];

const visibility: ReadonlyArray<SelectOption<'true' | 'false'>> = [
  { id: 'true', label: 'true', description: 'Customers see it' },
  { id: 'false', label: 'false', description: 'Only developers see it' },
];

/** Creates a monitor (developers; specification 2.7). */
export function NewMonitorDialog({
  isOpen,
  title = 'New Monitor',
  values,
  products,
  productsStatus,
  onRetryProducts,
  onChange,
  onExamplesAdd,
  onExampleRemove,
  onRegionsAdd,
  onRegionRemove,
  onSubmit,
  onClose,
  isSaving,
  error,
  isDirty,
}: NewMonitorDialogProps): ReactNode {
  return (
    <FormDialog
      isOpen={isOpen}
      title={title}
      submitLabel="Create monitor"
      onSubmit={onSubmit}
      onClose={onClose}
      isDirty={isDirty}
      isSaving={isSaving}
      error={error}
    >
      <TextField
        label="Site Name"
        value={values.siteName}
        onChange={(siteName) => onChange({ siteName })}
        autoFocus
        autoComplete="off"
      />
      <Select
        label="Monitor Type"
        options={types}
        value={values.monitorType}
        onChange={(monitorType) => onChange({ monitorType })}
      />
      <Select
        label="Monitor Visible"
        description={values.monitorType === 'new' ? 'New-release monitors start hidden.' : undefined}
        options={visibility}
        value={values.isVisible ? 'true' : 'false'}
        onChange={(visible) => onChange({ isVisible: visible === 'true' })}
      />
      {productsStatus !== 'failed' ? (
        <Select
          label="Product"
          options={products.map(({ id, name }) => ({ id, label: name }))}
          value={products.some(({ id }) => id === values.productId) ? values.productId : null}
          placeholder={`Product ${values.productId}`}
          onChange={(productId) => onChange({ productId })}
        />
      ) : (
        <Banner tone="warning" title="The products could not be loaded" onRetry={onRetryProducts}>
          {`Product ${values.productId} stays selected.`}
        </Banner>
      )}
      <EditableList
        label="Example URLs"
        items={values.exampleInputs}
        onAdd={(text) => onExamplesAdd([text])}
        onAddMany={onExamplesAdd}
        onRemove={onExampleRemove}
        placeholder="https://shop.example/product"
        noun="examples"
        emptyText="No examples yet"
        mono
      />
      <EditableList
        label="Regions"
        items={values.regions}
        onAdd={(text) => onRegionsAdd([text])}
        onAddMany={onRegionsAdd}
        separator={/[,;\t\r\n]+/}
        onRemove={onRegionRemove}
        placeholder="EU"
        noun="regions"
        emptyText="No regions yet"
      />
    </FormDialog>
  );
}
