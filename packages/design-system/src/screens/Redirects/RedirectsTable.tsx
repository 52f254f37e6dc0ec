import { Copy, Eye, EyeOff, Pencil, Plus, Trash2, Upload } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { LoadStatus } from '../../internal/loadStatus';
import { maskedStyles } from '../../internal/masked';
import { useLatestCallback } from '../../internal/useLatestCallback';
import { useMedia } from '../../internal/useMedia';
import { RowSwitch } from '../../internal/RowSwitch';
import type { Column, RowAction, RowKey } from '../../patterns/DataTable/types';
import { ExportMenu, type ExportFormat, type ExportScope } from '../../patterns/ExportMenu/ExportMenu';
import { ListTable, type ListControls } from '../../patterns/ListTable/ListTable';
import { Marked } from '../../patterns/SearchMarks/SearchMarks';
import { Button } from '../../primitives/Button/Button';
import { EmptyState } from '../../primitives/EmptyState/EmptyState';
import { Icon } from '../../primitives/Icon/Icon';
import { Menu, type MenuGroup } from '../../primitives/Menu/Menu';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { color, fontFamily, media, text } from '../../tokens';
import type { RedirectBulkValue } from './RedirectChangeDialog';

export interface RedirectRow {
  id: string | number;
  keyword: string;
  webhook: string;
  type: string;
  isActive: boolean;
}

export interface RedirectsTableProps {
  redirects: readonly RedirectRow[];
  status: LoadStatus;
  onRetry: () => void;
  total: number;
  list: ListControls;
  undo: ReactNode;
  onCreate: () => void;
  onEdit: (id: RedirectRow['id']) => void;
  /** The webhook was copied to the clipboard. */
  onCopied: () => void;
  /** The browser refused to copy. */
  onCopyError: () => void;
  onActiveChange: (id: RedirectRow['id'], isActive: boolean) => void;
  onDelete: (id: RedirectRow['id']) => void;
  /** The keyword was edited in its row; it is not blank. */
  onKeywordChange: (id: RedirectRow['id'], keyword: string) => void;
  /** Opens the dialog that changes these. */
  onChangeMany: (ids: ReadonlyArray<RedirectRow['id']>, value: RedirectBulkValue) => void;
  onImport: () => void;
  /** @param ids of the selected ones; null for all that are shown. */
  onExport: (format: ExportFormat, ids: ReadonlyArray<RedirectRow['id']> | null) => void;
}

const Mono = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  font-family: ${fontFamily.mono};
  font-variant-ligatures: none;
  ${text.small}
  color: ${color.muted};

  &[data-masked] {
    white-space: nowrap;
    ${maskedStyles}
  }
`;

/** A webhook lets anyone post to the channel, so it is masked until revealed, and has no tooltip. */
function Webhook({ webhook, isRevealed }: { webhook: string; isRevealed: boolean }): ReactNode {
  if (webhook === '') return '–';
  if (isRevealed)
    return (
      <Mono data-truncate="">
        <Marked>{webhook}</Marked>
      </Mono>
    );
  return (
    <>
      <Mono data-masked="" aria-hidden="true">
        {webhook}
      </Mono>
      <VisuallyHidden>Hidden</VisuallyHidden>
    </>
  );
}

const nameOf = ({ keyword, id }: RedirectRow): string => (keyword === '' ? `redirect ${id}` : keyword);

const keyOf = ({ id }: RedirectRow): RowKey => id;

const keywordColumn: Column<RedirectRow> = {
  id: 'keyword',
  header: 'Keyword',
  isRowHeader: true,
  width: { share: 2, minWidth: 140 },
  sortValue: ({ keyword }) => keyword,
  renderCard: ({ keyword }) => (
    <span data-card-title="">
      <Marked>{keyword === '' ? '–' : keyword}</Marked>
    </span>
  ),
  render: ({ keyword }) => <Marked>{keyword === '' ? '–' : keyword}</Marked>,
};

const typeColumn: Column<RedirectRow> = {
  id: 'type',
  card: 'chip',
  header: 'Type',
  width: 96,
  hidePriority: 1,
  sortValue: ({ type }) => type,
  render: ({ type }) => type,
};

const filters = [
  { id: 'all', label: 'All' },
  { id: 'active', label: 'Active' },
  { id: 'inactive', label: 'Inactive' },
  { id: 'name', label: 'Type Name' },
  { id: 'sku', label: 'Type SKU' },
] as const;

/** What an action of the selection asks for; a text is chosen in the dialog. */
const bulkValues = {
  enable: { field: 'active', value: true },
  disable: { field: 'active', value: false },
  webhook: { field: 'webhook', value: '' },
  type: { field: 'type', value: 'Name' },
  delete: { field: 'delete', value: true },
} as const;

const setGroup: MenuGroup = {
  id: 'set',
  items: [
    { id: 'webhook', label: 'Set webhook' },
    { id: 'type', label: 'Set type' },
  ],
};
/** Phones have room for one button. */
const phoneGroups: readonly MenuGroup[] = [
  {
    id: 'active',
    items: [
      { id: 'enable', label: 'Enable' },
      { id: 'disable', label: 'Disable' },
    ],
  },
  setGroup,
  { id: 'delete', items: [{ id: 'delete', label: 'Delete', tone: 'danger' }] },
];

/** The table of redirects: a switch, edit and delete for each, and deleting several. */
export function RedirectsTable({
  redirects,
  status,
  onRetry,
  total,
  list,
  undo,
  onCreate,
  onEdit,
  onCopied,
  onCopyError,
  onActiveChange,
  onDelete,
  onKeywordChange,
  onChangeMany,
  onImport,
  onExport,
}: RedirectsTableProps): ReactNode {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  const [revealed, setRevealed] = useState<ReadonlySet<RowKey>>(new Set());
  const columns = useMemo(
    (): readonly Column<RedirectRow>[] => [
      {
        ...keywordColumn,
        edit: {
          label: 'Keyword',
          value: ({ keyword }) => keyword,
          validate: (keyword) => (keyword.trim() === '' ? 'Enter a keyword.' : null),
          onCommit: ({ id }, keyword) => onKeywordChange(id, keyword),
        },
      },
      {
        id: 'webhook',
        card: 'chip',
        header: 'Webhook',
        width: { share: 3, minWidth: 160 },
        hidePriority: 2,
        render: ({ id, webhook }) => <Webhook webhook={webhook} isRevealed={revealed.has(id)} />,
      },
      typeColumn,
      {
        id: 'status',
        card: 'foot',
        header: 'Status',
        width: 148,
        cellStyle: 'switch',
        sortValue: ({ isActive }) => isActive,
        render: ({ id, keyword, isActive }) => (
          <RowSwitch
            label={`Active: ${keyword}`}
            isOn={isActive}
            onChange={(active) => onActiveChange(id, active)}
            labels={{ on: 'Active', off: 'Inactive' }}
          />
        ),
      },
    ],
    [onActiveChange, onKeywordChange, revealed],
  );
  const actions = useMemo(
    () =>
      (row: RedirectRow): RowAction[] => {
        const { id, webhook } = row;
        const isRevealed = revealed.has(id);
        const toggle = (): void =>
          setRevealed(
            (before) => new Set(isRevealed ? [...before].filter((one) => one !== id) : [...before, id]),
          );
        return [
          {
            id: 'reveal',
            label: `${isRevealed ? 'Hide' : 'Show'} webhook of ${nameOf(row)}`,
            icon: <Icon icon={isRevealed ? EyeOff : Eye} />,
            isDisabled: webhook === '',
            onAction: toggle,
          },
          {
            id: 'copy',
            label: `Copy webhook of ${nameOf(row)}`,
            icon: <Icon icon={Copy} />,
            isDisabled: webhook === '',
            onAction: () => void navigator.clipboard.writeText(webhook).then(onCopied, onCopyError),
          },
          { id: 'edit', label: 'Edit', icon: <Icon icon={Pencil} />, onAction: () => onEdit(id) },
          {
            id: 'delete',
            label: 'Delete',
            tone: 'danger',
            icon: <Icon icon={Trash2} />,
            onAction: () => onDelete(id),
          },
        ];
      },
    [onEdit, onDelete, onCopied, onCopyError, revealed],
  );
  // Deleted and filtered-out redirects must not be deleted along with the others.
  const shown = useMemo(
    () => redirects.filter(({ id }) => selected.has(id)).map(({ id }) => id),
    [redirects, selected],
  );
  const selectedShown = useMemo(() => new Set<RowKey>(shown), [shown]);
  const isPhone = useMedia(media.phone);
  const act = (id: string): void => {
    const [only, ...others] = shown;
    // One is deleted without a question, and can be restored.
    if (id === 'delete' && only !== undefined && others.length === 0) onDelete(only);
    else onChangeMany(shown, bulkValues[id as keyof typeof bulkValues]);
  };
  const exportRows = useLatestCallback((format: ExportFormat, scope: ExportScope) =>
    onExport(format, scope === 'selected' ? shown : null),
  );
  const importRows = useLatestCallback(onImport);
  const listActions = useMemo(
    () => (
      <>
        <Button icon={<Icon icon={Upload} />} onPress={() => importRows()}>
          Import
        </Button>
        <ExportMenu shown={redirects.length} selected={shown.length} onExport={exportRows} />
      </>
    ),
    [redirects.length, shown.length, importRows, exportRows],
  );

  return (
    <ListTable
      list={list}
      noun="redirect"
      total={total}
      searchLabel="Search redirects"
      searchPlaceholder="Search by keyword or webhook..."
      filters={filters}
      undo={undo}
      actions={listActions}
      label="Redirects"
      rows={redirects}
      rowKey={keyOf}
      columns={columns}
      state={status}
      failedText="The redirects could not be loaded"
      onRetry={onRetry}
      rowActions={actions}
      actionCount={4}
      onRowOpen={({ id }) => onEdit(id)}
      selectedKeys={selectedShown}
      onSelectionChange={setSelected}
      bulkActions={
        <>
          {!isPhone && (
            <>
              <Button size="small" onPress={() => act('enable')}>
                Enable
              </Button>
              <Button size="small" onPress={() => act('disable')}>
                Disable
              </Button>
            </>
          )}
          <Menu
            label="Change the selected redirects"
            trigger={<Button size="small">{isPhone ? 'Change…' : 'Set…'}</Button>}
            groups={isPhone ? phoneGroups : [setGroup]}
            onAction={act}
          />
          {!isPhone && (
            <Button size="small" variant="danger" icon={<Icon icon={Trash2} />} onPress={() => act('delete')}>
              Delete selected
            </Button>
          )}
        </>
      }
      empty={
        <EmptyState
          title="No redirects yet"
          action={
            <Button icon={<Icon icon={Plus} />} onPress={() => onCreate()}>
              Create the first redirect
            </Button>
          }
        >
          A redirect sends products that match its keyword to a separate webhook.
        </EmptyState>
      }
    />
  );
}
