import { localized } from '@dropdeck/text';
import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, EmptyState, SearchField, Text } from '../../../primitives';
import type { LoadStatus } from '../../../loading/loadStatus';
import { DataTable } from '../../../patterns/DataTable/DataTable';
import type { Column, RowKey } from '../../../patterns/DataTable/types';
import { UnreadableRows, type UnreadableRow } from '../../../patterns/UnreadableRows/UnreadableRows';
import { space } from '../../../tokens';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';

/** A customer who may have access to the monitor. */
export interface AccessCustomer {
  customer_id: string;
  name: string;
}

export interface CustomerAccessDialogProps {
  isOpen: boolean;
  status: LoadStatus;
  onRetry: () => void;
  /** The customers that match the search. */
  customers: readonly AccessCustomer[];
  /** How many customers there are without the search. */
  total: number;
  /** Rows that could not be read, shown above the list. */
  unreadable?: readonly UnreadableRow[] | undefined;
  /** Ids of everyone with access; may include customers that are not shown. */
  accessIds: readonly string[];
  onAccessChange: (ids: readonly string[]) => void;
  search: string;
  onSearchChange: (search: string) => void;
  onSave: () => void;
  onClose: () => void;
  isDirty: boolean;
  isSaving: boolean;
  /** Why the last save failed. */
  error?: string | null | undefined;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};

  > :first-child {
    flex: 1 1 240px;
  }
`;

const columns = localized((): readonly Column<AccessCustomer>[] => [
  {
    id: 'name',
    header: t('customer'),
    isRowHeader: true,
    width: { share: 1 },
    sortValue: ({ name }) => name,
    render: ({ name }) => name,
  },
  {
    id: 'id',
    card: 'chip',
    header: 'ID',
    isSecret: true,
    width: 180,
    render: ({ customer_id }) => (
      <Text as="span" data-size="small" data-tone="muted" data-mono>
        {customer_id}
      </Text>
    ),
  },
]);

const keyOf = ({ customer_id }: AccessCustomer): RowKey => customer_id;

/** Sets which customers have access to the monitor (developers; specification 6.2). */
export function CustomerAccessDialog({
  isOpen,
  status,
  onRetry,
  customers,
  total,
  unreadable,
  accessIds,
  onAccessChange,
  search,
  onSearchChange,
  onSave,
  onClose,
  isDirty,
  isSaving,
  error = null,
}: CustomerAccessDialogProps): ReactNode {
  const selected = useMemo(() => new Set<RowKey>(accessIds), [accessIds]);
  return (
    <FormDialog
      isOpen={isOpen}
      title={t('title')}
      description={t('description')}
      submitLabel={t('save')}
      onSubmit={onSave}
      onClose={onClose}
      isDirty={isDirty}
      isSaving={isSaving}
      isSubmitDisabled={status !== 'ready' || !isDirty}
      error={error === null ? undefined : t('saveFailed')}
    >
      <Head>
        <SearchField
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={search}
          onChange={onSearchChange}
          autoFocus
        />
        {status === 'ready' && (
          <Text data-size="small" data-tone="muted" data-tabular role="status">
            {t('withAccess', { count: accessIds.length, total })}
          </Text>
        )}
      </Head>
      <UnreadableRows rows={unreadable} />
      <DataTable
        label={t('customers')}
        rows={customers}
        rowKey={keyOf}
        columns={columns()}
        status={status}
        failedText={t('loadFailed')}
        onRetry={onRetry}
        selectedKeys={selected}
        onSelectionChange={(keys) => onAccessChange([...keys].map(String))}
        maxHeight="min(360px, 44dvh)"
        viewKey={search}
        empty={
          <EmptyState
            isCompact
            title={search === '' ? t('empty') : t('noneMatch')}
            illustration={search === '' ? 'list' : 'search'}
            action={
              search === '' ? undefined : (
                <Button onPress={() => onSearchChange('')}>{common('clearFilters')}</Button>
              )
            }
          />
        }
      />
    </FormDialog>
  );
}
