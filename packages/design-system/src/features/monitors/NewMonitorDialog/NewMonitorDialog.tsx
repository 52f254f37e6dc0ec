import { localized } from '@dropdeck/text';
import type { ReactNode } from 'react';
import type { LoadStatus } from '../../../loading/loadStatus';
import { counted } from '../../../lib/nouns/noun';
import { EditableList } from '../../../patterns/EditableList/EditableList';
import { Banner, Select, type SelectOption, TextField } from '../../../primitives';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { t } from './text.en';

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

const types = localized((): ReadonlyArray<SelectOption<MonitorType>> => [
  { id: 'new', label: 'new', description: t('watchesSite') },
  { id: 'product', label: 'product', description: t('watchesProducts') },
]);

const visibility = localized((): ReadonlyArray<SelectOption<'true' | 'false'>> => [
  { id: 'true', label: 'true', description: t('visible') },
  { id: 'false', label: 'false', description: t('hidden') },
]);

/** Creates a monitor (developers; specification 2.7). */
export function NewMonitorDialog({
  title = t('title'),
  values,
  products,
  productsStatus,
  onRetryProducts,
  onChange,
  onExamplesAdd,
  onExampleRemove,
  onRegionsAdd,
  onRegionRemove,
  ...form
}: NewMonitorDialogProps): ReactNode {
  return (
    <FormDialog {...form} title={title} submitLabel={t('create')}>
      <TextField
        label={t('siteName')}
        value={values.siteName}
        onChange={(siteName) => onChange({ siteName })}
        autoFocus
        autoComplete="off"
      />
      <Select
        label={t('monitorType')}
        options={types()}
        value={values.monitorType}
        onChange={(monitorType) => onChange({ monitorType })}
      />
      <Select
        label={t('monitorVisible')}
        description={values.monitorType === 'new' ? t('startsHidden') : undefined}
        options={visibility()}
        value={values.isVisible ? 'true' : 'false'}
        onChange={(visible) => onChange({ isVisible: visible === 'true' })}
      />
      {productsStatus !== 'failed' ? (
        <Select
          label={t('product')}
          options={products.map(({ id, name }) => ({ id, label: name }))}
          value={products.some(({ id }) => id === values.productId) ? values.productId : null}
          placeholder={t('productOf', { id: values.productId })}
          onChange={(productId) => onChange({ productId })}
        />
      ) : (
        <Banner tone="warning" title={t('productsFailed')} onRetry={onRetryProducts}>
          {t('productStays', { id: values.productId })}
        </Banner>
      )}
      <EditableList
        label={t('exampleUrls')}
        items={values.exampleInputs}
        onAdd={(text) => onExamplesAdd([text])}
        onAddMany={onExamplesAdd}
        onRemove={onExampleRemove}
        placeholder="https://shop.example/product"
        countText={(count) => counted('examples', count)}
        emptyText={t('noExamples')}
        mono
      />
      <EditableList
        label={t('regions')}
        items={values.regions}
        onAdd={(text) => onRegionsAdd([text])}
        onAddMany={onRegionsAdd}
        separator={/[,;\t\r\n]+/}
        onRemove={onRegionRemove}
        placeholder="EU"
        countText={(count) => counted('regions', count)}
        emptyText={t('noRegions')}
      />
    </FormDialog>
  );
}
