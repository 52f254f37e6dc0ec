import { localized } from '@dropdeck/text';
import { Copy, Eye, EyeOff, Plus, Search } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import type { LoadStatus } from '../../loading/loadStatus';
import { BulkActions } from '../../patterns/ListTable/BulkActions';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import type { RowAction, RowKey, RowReveal } from '../../patterns/DataTable/types';
import { useShownSelection } from '../../patterns/DataTable/useRowSelection';
import { useExportActions } from '../../patterns/ListMenu/useExportActions';
import { duplicate, editAndDelete, ListTable, type ListControls } from '../../patterns/ListTable/ListTable';
import { Button, EmptyState, Icon, type MenuGroup } from '../../primitives';
import { redirectColumns, type RedirectRow } from './redirectColumns';
import type { RedirectBulkValue } from './RedirectChangeDialog';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { useLocale, useText } from '../../lib/react/useLocale';
import { typeLabel } from './typeLabel';
import { copyText } from '../../lib/text/copyText';

export type { RedirectRow };

export interface RedirectsTableProps {
  redirects: readonly RedirectRow[];
  status: LoadStatus;
  onRetry: () => void;
  total: number;
  list: ListControls;
  /** A redirect that was restored, to scroll to. */
  reveal?: RowReveal | null | undefined;
  undo: ReactNode;
  onCreate: () => void;
  onEdit: (id: RedirectRow['id']) => void;
  /** Opens the dialog of a new redirect with the values of this one. */
  onDuplicate: (id: RedirectRow['id']) => void;
  /** The webhook was copied to the clipboard. */
  onCopied: () => void;
  /** The browser refused to copy. */
  onCopyError: () => void;
  /** Opens Find and replace with the redirect's webhook. */
  onReplaceEverywhere: (webhook: string) => void;
  onActiveChange: (change: { id: RedirectRow['id']; isActive: boolean }) => void;
  onDelete: (id: RedirectRow['id']) => void;
  /** The keyword was edited in its row; it is not blank. */
  onKeywordChange: (change: { id: RedirectRow['id']; keyword: string; from: string }) => void;
  /** Opens the dialog that changes these. */
  onChangeMany: (change: { ids: ReadonlyArray<RedirectRow['id']>; value: RedirectBulkValue }) => void;
  onImport: () => void;
  /** @param ids of the selected ones; null for all that are shown. */
  onExport: (ids: readonly RedirectRow['id'][] | null) => void;
}

const nameOf = ({ keyword, id }: RedirectRow): string =>
  keyword === '' ? t('nameOfBlank', { id }) : keyword;

const keyOf = ({ id }: RedirectRow): RedirectRow['id'] => id;

const filters = localized(
  () =>
    [
      { id: 'all', label: common('all') },
      { id: 'active', label: common('active') },
      { id: 'inactive', label: common('inactive') },
      { id: 'name', label: t('typeName') },
      { id: 'sku', label: t('typeSku') },
    ] as const,
);

/** What an action of the selection asks for; a text is chosen in the dialog. */
const bulkValues = {
  enable: { field: 'active', value: true },
  disable: { field: 'active', value: false },
  webhook: { field: 'webhook', value: '' },
  type: { field: 'type', value: 'Name' },
  delete: { field: 'delete', value: true },
} as const;

const settable = localized((): MenuGroup['items'] => [
  { id: 'webhook', label: t('setWebhook') },
  { id: 'type', label: t('setType') },
]);

const example = localized(() => [
  { title: 'jordan 4', facts: ['#jordans', typeLabel('Name'), common('active')] },
  { title: 'DD1391-100', facts: ['#dunks', 'SKU', common('inactive')] },
]);

/** The table of redirects: a switch, edit and delete for each, and deleting several. */
export function RedirectsTable({
  redirects,
  status,
  onRetry,
  total,
  list,
  reveal,
  undo,
  onCreate,
  onEdit,
  onDuplicate,
  onCopied,
  onCopyError,
  onReplaceEverywhere,
  onActiveChange,
  onDelete,
  onKeywordChange,
  onChangeMany,
  onImport,
  onExport,
}: RedirectsTableProps): ReactNode {
  const locale = useLocale();
  const [revealed, setRevealed] = useState<ReadonlySet<RowKey>>(new Set());
  const columns = useMemo(
    () => redirectColumns({ locale, revealed, onActiveChange, onKeywordChange }),
    [locale, revealed, onActiveChange, onKeywordChange],
  );
  const say = useText(t);
  const sayCommon = useText(common);
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
            label: say(isRevealed ? 'hideWebhook' : 'showWebhook', { name: nameOf(row) }),
            icon: <Icon icon={isRevealed ? EyeOff : Eye} />,
            isDisabled: webhook === '',
            isSecondary: true,
            onAction: toggle,
          },
          {
            id: 'copy',
            label: say('copyWebhook', { name: nameOf(row) }),
            icon: <Icon icon={Copy} />,
            isDisabled: webhook === '',
            isSecondary: true,
            onAction: () =>
              void copyText(webhook).then(
                () => onCopied(),
                () => onCopyError(),
              ),
          },
          {
            id: 'replace',
            label: sayCommon('replaceEverywhere'),
            icon: <Icon icon={Search} />,
            isDisabled: webhook === '',
            isSecondary: true,
            onAction: () => onReplaceEverywhere(webhook),
          },
          duplicate(sayCommon, id, onDuplicate),
          ...editAndDelete(sayCommon, id, onEdit, onDelete),
        ];
      },
    [onEdit, onDuplicate, onDelete, onCopied, onCopyError, onReplaceEverywhere, revealed, say, sayCommon],
  );
  const { ids, ...selection } = useShownSelection(redirects, keyOf);
  const act = (id: string): void => {
    const [only, ...others] = ids;
    // One is deleted without a question, and can be restored.
    if (id === 'delete' && only !== undefined && others.length === 0) onDelete(only);
    else onChangeMany({ ids, value: bulkValues[id as keyof typeof bulkValues] });
  };
  const exports = useExportActions({
    shown: redirects.length,
    selected: ids,
    onExport,
  });
  const importRows = useLatestCallback(onImport);
  const importLabel = t('importLines');
  const menu = useMemo(
    () => [{ id: 'lines', items: [{ id: 'import', label: importLabel, run: importRows }] }, ...exports],
    [importLabel, importRows, exports],
  );

  return (
    <ListTable
      list={list}
      noun="redirects"
      total={total}
      searchLabel={t('search')}
      searchPlaceholder={t('searchPlaceholder')}
      filters={filters()}
      undo={undo}
      menu={menu}
      label={t('title')}
      rows={redirects}
      rowKey={keyOf}
      columns={columns}
      status={status}
      failedText={t('loadFailed')}
      onRetry={onRetry}
      rowActions={actions}
      reveal={reveal}
      actionCount={3}
      onRowOpen={({ id }) => onEdit(id)}
      {...selection}
      bulkActions={
        <BulkActions
          label={t('changeSelected')}
          items={settable()}
          deleteLabel={t('deleteSelected')}
          onAction={act}
        />
      }
      empty={
        <EmptyState
          title={t('empty')}
          example={example()}
          action={
            <Button icon={<Icon icon={Plus} />} onPress={onCreate}>
              {t('createFirst')}
            </Button>
          }
        >
          {t('emptyText')}
        </EmptyState>
      }
    />
  );
}
