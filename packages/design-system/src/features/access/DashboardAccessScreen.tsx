import { ShieldCheck, UserPlus, UserRoundX } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Avatar, Badge, Button, EmptyState, Icon, Stack, Text } from '../../primitives';
import type { LoadStatus } from '../../loading/loadStatus';
import { useMedia } from '../../lib/react/useMedia';
import { useShownSelection } from '../../patterns/DataTable/useShownSelection';
import type { Column, RowAction } from '../../patterns/DataTable/types';
import { useExportActions, type Exported } from '../../patterns/ListMenu/useExportActions';
import { ListTable, type ListControls } from '../../patterns/ListTable/ListTable';
import { PageHeader } from '../../patterns/PageHeader/PageHeader';
import { UnreadableRows, type UnreadableRow } from '../../patterns/UnreadableRows/UnreadableRows';
import { media, space } from '../../tokens';

/** A user with access to the dashboard. */
export interface AccessUser {
  /** Discord id. */
  readonly id: string;
  readonly name: string;
  readonly icon?: string | null | undefined;
  readonly role: 'Owner' | 'Admin' | 'N/A';
}

export interface DashboardAccessScreenProps {
  /** The users that match the search and the filter. */
  users: readonly AccessUser[];
  /** How many users there are without them. */
  total: number;
  list: ListControls;
  status: LoadStatus;
  /** Rows that could not be read, shown above the list. */
  unreadable?: readonly UnreadableRow[] | undefined;
  onInvite: () => void;
  /** Owners cannot be removed (specification 6.1). */
  onRemove: (id: string) => void;
  /** Opens the dialog that removes the access of these; owners among them are left out. */
  onRemoveMany: (ids: readonly string[]) => void;
  /** @param ids of the selected ones; null for all that are shown. */
  onExport: (exported: Exported) => void;
}

const Notice = styled.div`
  &:not(:empty) {
    margin-bottom: ${space[4]};
  }
`;

const Person = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  max-width: 100%;
  min-width: 0;
  vertical-align: middle;
`;

const columns: readonly Column<AccessUser>[] = [
  {
    id: 'name',
    header: 'User',
    isRowHeader: true,
    width: { share: 1.4 },
    sortValue: ({ name }) => name,
    render: ({ name, icon }) => (
      <Person>
        <Avatar src={icon} name={name} size={24} />
        <Text as="span" data-long="ellipsis">
          {name}
        </Text>
      </Person>
    ),
  },
  {
    id: 'discordId',
    header: 'Discord ID',
    width: { share: 1 },
    sortValue: ({ id }) => id,
    render: ({ id }) => (
      <Text as="span" data-tone="muted" data-mono>
        {id}
      </Text>
    ),
  },
  {
    id: 'role',
    header: 'Role',
    width: 128,
    sortValue: ({ role }) => role,
    render: ({ role }) =>
      role === 'Owner' ? (
        <Badge tone="accent" icon={<Icon icon={ShieldCheck} />}>
          Owner
        </Badge>
      ) : (
        <Badge hasDot={false}>{role}</Badge>
      ),
  },
];

const keyOf = ({ id }: AccessUser): string => id;

const filters = [
  { id: 'all', label: 'All' },
  { id: 'owner', label: 'Owner' },
  { id: 'admin', label: 'Admin' },
] as const;

/** Who may use this dashboard (specification 2.4). */
export function DashboardAccessScreen({
  users,
  total,
  list,
  status,
  unreadable,
  onInvite,
  onRemove,
  onRemoveMany,
  onExport,
}: DashboardAccessScreenProps): ReactNode {
  const actions = useMemo(
    () =>
      ({ id, role }: AccessUser): RowAction[] =>
        role === 'Owner'
          ? []
          : [
              {
                id: 'remove',
                label: 'Remove',
                tone: 'danger',
                icon: <Icon icon={UserRoundX} />,
                onAction: () => onRemove(id),
              },
            ],
    [onRemove],
  );
  const isPhone = useMedia(media.phone);
  const { ids, selectedKeys, onSelectionChange } = useShownSelection(users, keyOf);
  const menu = useExportActions({
    shown: users.length,
    selected: ids,
    onExport,
  });
  return (
    <Stack data-gap={0}>
      <PageHeader
        title="Dashboard Access"
        description="The people who can use this dashboard. Invited users become admins."
        primary={{ label: 'Invite User', icon: <Icon icon={UserPlus} />, onPress: onInvite }}
      />
      <Notice>
        <UnreadableRows rows={unreadable} />
      </Notice>
      <ListTable
        list={list}
        noun="users"
        total={total}
        searchLabel="Search users"
        searchPlaceholder="Search by name or Discord ID..."
        filters={filters}
        menu={menu}
        label="Dashboard users"
        rows={users}
        rowKey={keyOf}
        columns={columns}
        rowActions={actions}
        selectedKeys={selectedKeys}
        onSelectionChange={onSelectionChange}
        bulkActions={
          <Button
            size="small"
            variant="danger"
            icon={isPhone ? undefined : <Icon icon={UserRoundX} />}
            onPress={() => onRemoveMany(ids)}
          >
            {isPhone ? 'Remove…' : 'Remove access'}
          </Button>
        }
        // A failed load logs out; until then the skeleton stays.
        status={status === 'ready' || total > 0 ? 'ready' : 'loading'}
        empty={
          <EmptyState
            title="No users yet"
            illustration="people"
            action={<Button onPress={onInvite}>Invite User</Button>}
          >
            People you invite appear here.
          </EmptyState>
        }
      />
    </Stack>
  );
}
