import { Plus } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { nameOfMany } from '../../../lib/nouns/many/nameOfMany';
import type { LoadStatus } from '../../../loading/loadStatus';
import { Button, Card, EmptyState, Icon, SearchField } from '../../../primitives';
import { media, space } from '../../../tokens';
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

const Search = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: 0 ${space[6]} ${space[4]};

  > :first-child {
    flex: 1;
  }

  ${media.phone} {
    padding: 0 ${space[4]} ${space[3]};
  }
`;

const Notice = styled.div`
  padding: 0 ${space[6]} ${space[4]};

  ${media.phone} {
    padding: 0 ${space[4]} ${space[3]};
  }
`;

/** Aligns the table with the card, and keeps its cards off the edges on phones. */
const Table = styled.div`
  [role='row'] {
    padding-inline: ${space[3]};
  }
  ${media.phone} {
    padding: 0 ${space[4]} ${space[2]};

    [role='row'] {
      padding-inline: 0;
    }
  }
`;

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
        render: (list) => list.name,
        sortValue: (list) => list.name,
      },
      {
        id: 'count',
        header: countLabel,
        align: 'end',
        width: 104,
        render: (list) => formatNumber(list.count),
        sortValue: (list) => list.count,
      },
    ],
    [countLabel, say],
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
    <Card
      heading={heading}
      headingLevel={headingLevel}
      description={description}
      actions={create}
      padding="none"
    >
      <Search>
        <SearchField
          label={t('search', { many })}
          placeholder={t('searchPlaceholder', { many })}
          value={search}
          onChange={onSearchChange}
        />
        <UndoButton label={undoLabel} onUndo={onUndo} />
      </Search>
      {unreadable !== undefined && unreadable.length > 0 && (
        <Notice>
          <UnreadableRows rows={unreadable} />
        </Notice>
      )}
      <Table>
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
          isFrameless
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
      </Table>
      {editor}
    </Card>
  );
}
