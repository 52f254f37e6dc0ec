import { Plus } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { counted } from '../../../lib/nouns/noun';
import { nameOfMany } from '../../../lib/nouns/many/nameOfMany';
import type { LoadStatus } from '../../../loading/loadStatus';
import { Button, Card, EmptyState, Icon, Stack } from '../../../primitives';
import { DataTable } from '../../../patterns/DataTable/DataTable';
import type { Column } from '../../../patterns/DataTable/types';
import { UnreadableRows, type UnreadableRow } from '../../../patterns/UnreadableRows/UnreadableRows';
import { UndoButton } from '../../../patterns/UndoButton/UndoButton';
import { duplicate, editAndDelete } from '../../../patterns/ListTable/ListTable';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';
import { useText } from '../../../lib/react/useLocale';
import { formatNumber } from '@dropdeck/text';

/** A named list of keywords or proxies. */
export interface NamedList {
  id: string | number;
  name: string;
  /** The number of entries. */
  count: number;
}

export interface ListManagerProps {
  /** Heading of the panel: “Keyword Settings”. */
  heading: string;
  headingLevel?: 2 | 3 | 4 | undefined;
  description?: ReactNode;
  /** What is listed. Names the table and its search. */
  noun: 'keywordLists' | 'proxyLists';
  /** The lists that match the search. */
  lists: readonly NamedList[];
  search: string;
  onSearchChange: (search: string) => void;
  status?: LoadStatus | undefined;
  /** Rows that could not be read, shown above the list. */
  unreadable?: readonly UnreadableRow[] | undefined;
  /** Shown when loading failed. */
  failedText?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Heading of the column with the counts: “Keywords”. */
  countLabel: string;
  /** “Create Keyword List”. */
  createLabel: string;
  onCreate: () => void;
  onEdit: (id: NamedList['id']) => void;
  /** Opens the dialog of a new list with what this one has. */
  onDuplicate: (id: NamedList['id']) => void;
  /** Sent at once; a list that could not be deleted is in the next `lists`. */
  onDelete: (id: NamedList['id']) => void;
  /** “No keyword lists found”. */
  emptyText: string;
  /** Name of the list that was just deleted, while the deletion can be undone. */
  undoLabel?: string | null | undefined;
  onUndo?: (() => void) | undefined;
  /** The Dialog that creates or edits a list, while it is open. */
  editor?: ReactNode;
}

/** What the lists of a kind have. */
const entries = { keywordLists: 'keywords', proxyLists: 'proxies' } as const;

/** The panel of one kind of named lists: search, create, edit and delete. */
export function ListManager({
  heading,
  headingLevel,
  description,
  noun,
  lists,
  search,
  onSearchChange,
  status = 'ready',
  unreadable,
  failedText,
  onRetry,
  countLabel,
  createLabel,
  onCreate,
  onEdit,
  onDuplicate,
  onDelete,
  emptyText,
  undoLabel,
  onUndo,
  editor,
}: ListManagerProps): ReactNode {
  const say = useText(common);
  const many = nameOfMany(noun);
  const columns = useMemo(
    (): Column<NamedList>[] => [
      {
        id: 'name',
        header: say('name'),
        isRowHeader: true,
        render: (list) => <span data-marked="">{list.name}</span>,
        sortValue: (list) => list.name,
      },
      {
        id: 'count',
        card: 'chip',
        header: countLabel,
        align: 'end',
        width: 104,
        render: (list) => formatNumber(list.count),
        renderCard: (list) => counted(entries[noun], list.count),
        sortValue: (list) => list.count,
      },
    ],
    [countLabel, noun, say],
  );
  const actions = useMemo(
    () =>
      ({ id }: NamedList) => [duplicate(say, id, onDuplicate), ...editAndDelete(say, id, onEdit, onDelete)],
    [onEdit, onDuplicate, onDelete, say],
  );

  const isSearched = search.trim() !== '';
  const create = (
    <Button icon={<Icon icon={Plus} />} onPress={onCreate}>
      {createLabel}
    </Button>
  );
  return (
    <Card heading={heading} headingLevel={headingLevel} description={description} actions={create}>
      <Stack data-gap={4}>
        <UnreadableRows rows={unreadable} />
        <DataTable
          label={t(noun)}
          rows={lists}
          rowKey={(list) => list.id}
          columns={columns}
          rowActions={actions}
          actionCount={3}
          onRowOpen={(list) => onEdit(list.id)}
          status={status}
          failedText={failedText}
          onRetry={onRetry}
          viewKey={search}
          maxHeight="420px"
          isBleeding
          bar={{
            search: {
              label: t('search', { many }),
              placeholder: t('searchPlaceholder', { many }),
              value: search,
              onChange: onSearchChange,
            },
            count: status === 'ready' ? counted(noun, lists.length) : undefined,
            undo: <UndoButton label={undoLabel} onUndo={onUndo} edge="end" />,
          }}
          empty={
            <EmptyState
              isCompact
              title={emptyText}
              illustration={isSearched ? 'search' : 'list'}
              action={
                isSearched ? (
                  <Button onPress={() => onSearchChange('')}>{common('clearFilters')}</Button>
                ) : (
                  <Button onPress={onCreate}>{t('createFirst')}</Button>
                )
              }
            >
              {isSearched ? t('nothingFound') : undefined}
            </EmptyState>
          }
        />
      </Stack>
      {editor}
    </Card>
  );
}
