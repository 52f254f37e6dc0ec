import { localized } from '@dropdeck/text';
import { Copy } from 'lucide-react';
import { memo, useMemo, type ReactNode } from 'react';
import type { BulkEditChange } from './BulkEditDialog/BulkEditDialog';
import type { RegionOption } from './InputDialog/InputFields';
import type { RowAction } from '../../patterns/DataTable/types';
import { useExportActions } from '../../patterns/ListMenu/useExportActions';
import { duplicate, editAndDelete, ListTable, type ListControls } from '../../patterns/ListTable/ListTable';
import { UndoButton } from '../../patterns/UndoButton/UndoButton';
import { BulkActions } from '../../patterns/ListTable/BulkActions';
import { useShownSelection } from '../../patterns/DataTable/useRowSelection';
import { EmptyState, Icon, type MenuGroup } from '../../primitives';
import { inputColumns, type InputChange, type InputRow } from './inputColumns';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { useLocale, useText } from '../../lib/react/useLocale';
import { formatPrice } from '../../lib/format/formatPrice';
import { copyText } from '../../lib/text/copyText';

export interface InputsTableProps {
  /** The inputs that match filter and search. */
  inputs: readonly InputRow[];
  regions: readonly RegionOption[];
  /** How many inputs there are in all. */
  total: number;
  filters: ReadonlyArray<{ readonly id: string; readonly label: string }>;
  list: ListControls;
  /** The link that was just deleted, while the deletion can be undone. */
  undo: { readonly label: string } | null;
  onUndo: () => void;
  /** Exports all that are shown. */
  onExport: (ids: readonly InputRow['id'][] | null) => void;
  /** The input added last: scrolled to and highlighted. */
  revealed?: { readonly id: InputRow['id']; readonly isLinked?: boolean | undefined } | null | undefined;
  onActiveChange: (change: { id: InputRow['id']; isActive: boolean }) => void;
  onEdit: (id: InputRow['id']) => void;
  /** Fills the form that adds an input with the values of this one; undefined where none can be added. */
  onDuplicate: ((id: InputRow['id']) => void) | undefined;
  /** One input; sent at once. */
  onDelete: (id: InputRow['id']) => void;
  /** Several inputs; confirmed first. */
  onDeleteMany: (ids: ReadonlyArray<InputRow['id']>) => void;
  /** Switches several inputs, or edits one in its row, `from` what the row was when the person began. */
  onManyChange: (changes: {
    ids: ReadonlyArray<InputRow['id']>;
    change: InputChange;
    from?: InputRow | undefined;
  }) => void;
  /** Why a typed value cannot be saved; null if it can. */
  changeErrorOf: (change: InputChange) => string | null;
  /** A price as it is typed. */
  priceTextOf: (price: number) => string;
  /** Opens the dialog that gives several inputs one value, with the value it starts from. */
  onManyOpen: (selection: { ids: ReadonlyArray<InputRow['id']>; value: BulkEditChange }) => void;
  /** Copies several inputs to other monitors. */
  onCopyTo: (ids: ReadonlyArray<InputRow['id']>) => void;
  /** Purchases include private inputs: they can be made private. */
  hasPrivateInputs: boolean;
  isDeleting: boolean;
  onCopied: () => void;
  onCopyError: () => void;
}

const keyOf = ({ id }: InputRow): InputRow['id'] => id;

const settable = localized((): MenuGroup['items'] => [
  { id: 'region', label: t('setRegion') },
  { id: 'sizeRange', label: t('setSizeRange') },
  { id: 'note', label: t('setNote') },
  { id: 'priceLimit', label: t('setPriceLimit') },
  { id: 'specialWebhook', label: t('setSpecialWebhook') },
]);
const copyTo = localized((): MenuGroup['items'] => [{ id: 'copyTo', label: t('copyToOthers') }]);
const forAll = localized((): MenuGroup['items'] => [...settable(), ...copyTo()]);
const withPrivate = localized((): MenuGroup['items'] => [
  ...settable(),
  { id: 'isPrivate', label: t('setPrivate') },
  ...copyTo(),
]);

/** What a field of the dialog starts from, by the menu's ids. */
const initialChanges: Readonly<Record<string, BulkEditChange>> = {
  region: { region: 'all' },
  sizeRange: { sizeRange: '36-50' },
  note: { note: '' },
  priceLimit: { priceLimit: '' },
  specialWebhook: { specialWebhook: '' },
  isPrivate: { isPrivate: true },
};

const example = localized(() => [
  {
    title: 'https://shop.example/air-max-90',
    facts: ['40–45', 'EU', t('exampleLimit', { price: formatPrice(150) })],
  },
  { title: 'DD1391-100', facts: ['36–50', t('allRegions')] },
]);

/** The inputs of a monitor: a switch, edit and delete for each, and bulk actions. */
export const InputsTable = memo(function InputsTable({
  inputs,
  regions,
  total,
  filters,
  list,
  undo,
  onUndo,
  onExport,
  revealed,
  onActiveChange,
  onEdit,
  onDuplicate,
  onDelete,
  onDeleteMany,
  onManyChange,
  changeErrorOf,
  priceTextOf,
  onManyOpen,
  onCopyTo,
  hasPrivateInputs,
  isDeleting,
  onCopied,
  onCopyError,
}: InputsTableProps): ReactNode {
  const locale = useLocale();
  const columns = useMemo(
    () =>
      inputColumns(regions, {
        locale,
        onActiveChange,
        onEdit: (row, change) => onManyChange({ ids: [row.id], change, from: row }),
        errorOf: changeErrorOf,
        priceTextOf,
      }),
    [locale, regions, onActiveChange, onManyChange, changeErrorOf, priceTextOf],
  );
  const reveal = useMemo(() => revealed && { key: revealed.id, isAtStart: revealed.isLinked }, [revealed]);
  const say = useText(t);
  const sayCommon = useText(common);
  const actions = useMemo(
    () =>
      ({ id, link }: InputRow): RowAction[] => [
        {
          id: 'copy',
          label: say('copyLink'),
          icon: <Icon icon={Copy} />,
          isSecondary: true,
          onAction: () =>
            void copyText(link).then(
              () => onCopied(),
              () => onCopyError(),
            ),
        },
        ...(onDuplicate ? [duplicate(sayCommon, id, onDuplicate)] : []),
        ...editAndDelete(sayCommon, id, onEdit, onDelete),
      ],
    [onEdit, onDuplicate, onDelete, onCopied, onCopyError, say, sayCommon],
  );
  const { ids, ...selection } = useShownSelection(inputs, keyOf);

  const undoButton = useMemo(
    () => (undo === null ? undefined : <UndoButton label={undo.label} onUndo={onUndo} />),
    [undo, onUndo],
  );
  const menu = useExportActions({
    shown: inputs.length,
    selected: ids,
    onExport,
  });

  const applyAction = (id: string): void => {
    if (id === 'enable' || id === 'disable') onManyChange({ ids, change: { active: id === 'enable' } });
    else if (id === 'delete') onDeleteMany(ids);
    else if (id === 'copyTo') onCopyTo(ids);
    else if (initialChanges[id]) onManyOpen({ ids, value: initialChanges[id] });
  };

  return (
    <ListTable
      list={list}
      noun="inputs"
      total={total}
      searchLabel={t('search')}
      searchPlaceholder={t('searchPlaceholder')}
      filters={filters}
      undo={undoButton}
      menu={menu}
      label={t('inputs')}
      rows={inputs}
      rowKey={keyOf}
      columns={columns}
      rowActions={actions}
      actionCount={3}
      onRowOpen={({ id }) => onEdit(id)}
      {...selection}
      bulkActions={
        <BulkActions
          label={t('changeSelected')}
          items={hasPrivateInputs ? withPrivate() : forAll()}
          deleteLabel={common('delete')}
          isDeleting={isDeleting}
          onAction={applyAction}
        />
      }
      isBleeding
      reveal={reveal}
      empty={
        <EmptyState isCompact title={t('empty')} example={example()}>
          {t('emptyText')}
        </EmptyState>
      }
    />
  );
});
