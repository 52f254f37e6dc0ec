import { Copy, Pencil, Trash2 } from 'lucide-react';
import { memo, useMemo, useState, type ReactNode } from 'react';
import type { BulkEditChange } from '../../dialogs/BulkEditDialog/BulkEditDialog';
import type { RegionOption } from '../../dialogs/InputDialog/InputFields';
import type { RowAction, RowKey } from '../../patterns/DataTable/types';
import { ExportMenu, type ExportFormat, type ExportScope } from '../../patterns/ExportMenu/ExportMenu';
import { ListTable, type ListControls } from '../../patterns/ListTable/ListTable';
import { UndoButton } from '../../patterns/UndoButton/UndoButton';
import { useLatestCallback } from '../../internal/useLatestCallback';
import { useMedia } from '../../internal/useMedia';
import { Button } from '../../primitives/Button/Button';
import { EmptyState } from '../../primitives/EmptyState/EmptyState';
import { Icon } from '../../primitives/Icon/Icon';
import { Menu, type MenuGroup } from '../../primitives/Menu/Menu';
import { media } from '../../tokens';
import { inputColumns, type InputChange, type InputRow } from './inputColumns';

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
  onExport: (format: ExportFormat) => void;
  onExportSelected: (selected: { format: ExportFormat; ids: ReadonlyArray<InputRow['id']> }) => void;
  /** The input added last: scrolled to and highlighted. */
  revealed?: { readonly id: InputRow['id'] } | null | undefined;
  onActiveChange: (change: { id: InputRow['id']; isActive: boolean }) => void;
  onEdit: (id: InputRow['id']) => void;
  /** One input; sent at once. */
  onDelete: (id: InputRow['id']) => void;
  /** Several inputs; confirmed first. */
  onDeleteMany: (ids: ReadonlyArray<InputRow['id']>) => void;
  /** Switches several inputs, or edits one in its row. */
  onManyChange: (changes: { ids: ReadonlyArray<InputRow['id']>; change: InputChange }) => void;
  /** Why a typed value cannot be saved; null if it can. */
  changeErrorOf: (change: InputChange) => string | null;
  /** Opens the dialog that gives several inputs one value, with the value it starts from. */
  onManyOpen: (selection: { ids: ReadonlyArray<InputRow['id']>; value: BulkEditChange }) => void;
  /** Purchases include private inputs: they can be made private. */
  hasPrivateInputs: boolean;
  isDeleting: boolean;
  onCopied: () => void;
  onCopyError: () => void;
}

const keyOf = ({ id }: InputRow): RowKey => id;

const setGroup: MenuGroup = {
  id: 'set',
  items: [
    { id: 'region', label: 'Set region' },
    { id: 'sizeRange', label: 'Set size range' },
    { id: 'note', label: 'Set note' },
    { id: 'priceLimit', label: 'Set price limit' },
    { id: 'specialWebhook', label: 'Set special webhook' },
  ],
};
const setGroupWithPrivate: MenuGroup = {
  ...setGroup,
  items: [...setGroup.items, { id: 'isPrivate', label: 'Set private' }],
};
/** Phones have room for one button. */
const phoneGroups = (group: MenuGroup): readonly MenuGroup[] => [
  {
    id: 'active',
    items: [
      { id: 'enable', label: 'Enable' },
      { id: 'disable', label: 'Disable' },
    ],
  },
  group,
  { id: 'delete', items: [{ id: 'delete', label: 'Delete', tone: 'danger' }] },
];

/** What a field of the dialog starts from, by the menu's ids. */
const initialChanges: Readonly<Record<string, BulkEditChange>> = {
  region: { region: 'all' },
  sizeRange: { sizeRange: '36-50' },
  note: { note: '' },
  priceLimit: { priceLimit: '' },
  specialWebhook: { specialWebhook: '' },
  isPrivate: { isPrivate: true },
};

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
  onExportSelected,
  revealed,
  onActiveChange,
  onEdit,
  onDelete,
  onDeleteMany,
  onManyChange,
  changeErrorOf,
  onManyOpen,
  hasPrivateInputs,
  isDeleting,
  onCopied,
  onCopyError,
}: InputsTableProps): ReactNode {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  const columns = useMemo(
    () =>
      inputColumns(regions, {
        onActiveChange,
        onEdit: (id, change) => onManyChange({ ids: [id], change }),
        errorOf: changeErrorOf,
      }),
    [regions, onActiveChange, onManyChange, changeErrorOf],
  );
  const isPhone = useMedia(media.phone);
  const reveal = useMemo(() => revealed && { key: revealed.id }, [revealed]);
  const actions = useMemo(
    () =>
      ({ id, link }: InputRow): RowAction[] => [
        {
          id: 'copy',
          label: 'Copy link',
          icon: <Icon icon={Copy} />,
          onAction: () => void navigator.clipboard.writeText(link).then(onCopied, onCopyError),
        },
        { id: 'edit', label: 'Edit', icon: <Icon icon={Pencil} />, onAction: () => onEdit(id) },
        {
          id: 'delete',
          label: 'Delete',
          tone: 'danger',
          icon: <Icon icon={Trash2} />,
          onAction: () => onDelete(id),
        },
      ],
    [onEdit, onDelete, onCopied, onCopyError],
  );
  // Deleted and filtered-out inputs must not be changed along with the others.
  const shown = useMemo(
    () => (selected.size === 0 ? [] : inputs.filter(({ id }) => selected.has(id)).map(({ id }) => id)),
    [inputs, selected],
  );
  const selectedShown = useMemo(() => new Set<RowKey>(shown), [shown]);

  const undoButton = useMemo(
    () => (undo === null ? undefined : <UndoButton label={undo.label} onUndo={onUndo} />),
    [undo, onUndo],
  );
  const exportRows = useLatestCallback((format: ExportFormat, scope: ExportScope) =>
    scope === 'selected' ? onExportSelected({ format, ids: shown }) : onExport(format),
  );
  const exportMenu = useMemo(
    () => <ExportMenu shown={inputs.length} selected={shown.length} onExport={exportRows} />,
    [inputs.length, shown.length, exportRows],
  );

  const group = hasPrivateInputs ? setGroupWithPrivate : setGroup;
  const applyAction = (id: string): void => {
    if (id === 'enable' || id === 'disable')
      onManyChange({ ids: shown, change: { active: id === 'enable' } });
    else if (id === 'delete') onDeleteMany(shown);
    else if (initialChanges[id]) onManyOpen({ ids: shown, value: initialChanges[id] });
  };

  return (
    <ListTable
      list={list}
      noun="input"
      total={total}
      searchLabel="Search inputs"
      searchPlaceholder="Search by link or note..."
      filters={filters}
      undo={undoButton}
      actions={exportMenu}
      label="Inputs"
      rows={inputs}
      rowKey={keyOf}
      columns={columns}
      rowActions={actions}
      actionCount={3}
      onRowOpen={({ id }) => onEdit(id)}
      selectedKeys={selectedShown}
      onSelectionChange={setSelected}
      bulkActions={
        <>
          {!isPhone && (
            <>
              <Button size="small" onPress={() => applyAction('enable')}>
                Enable
              </Button>
              <Button size="small" onPress={() => applyAction('disable')}>
                Disable
              </Button>
            </>
          )}
          <Menu
            label="Change the selected inputs"
            trigger={<Button size="small">{isPhone ? 'Change…' : 'Set…'}</Button>}
            groups={isPhone ? phoneGroups(group) : [group]}
            onAction={applyAction}
          />
          {!isPhone && (
            <Button
              size="small"
              variant="danger"
              icon={<Icon icon={Trash2} />}
              isPending={isDeleting}
              onPress={() => onDeleteMany(shown)}
            >
              Delete
            </Button>
          )}
        </>
      }
      isBleeding
      reveal={reveal}
      empty={
        <EmptyState isCompact title="No inputs yet">
          The links and products that this monitor watches appear here.
        </EmptyState>
      }
    />
  );
});
