import { ShieldCheck, UserPlus, UserRoundX } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Avatar, Badge, Button, EmptyState, Icon, Stack, Text } from '../../primitives';
import type { LoadStatus } from '../../loading/loadStatus';
import { useMedia } from '../../lib/react/useMedia';
import { useShownSelection } from '../../patterns/DataTable/useRowSelection';
import type { Column, RowAction } from '../../patterns/DataTable/types';
import { ListTable, type ListControls } from '../../patterns/ListTable/ListTable';
import { PageHeader } from '../../patterns/PageHeader/PageHeader';
import { UnreadableRows, type UnreadableRow } from '../../patterns/UnreadableRows/UnreadableRows';
import { media, space } from '../../tokens';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { useText } from '../../lib/react/useLocale';
import { localized } from '@dropdeck/text';

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
}

const Person = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  max-width: 100%;
  min-width: 0;
  vertical-align: middle;
`;

const columns = localized((): readonly Column<AccessUser>[] => [
  {
    id: 'name',
    header: t('user'),
    isRowHeader: true,
    width: { share: 1.4, minWidth: 140 },
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
    card: 'chip',
    header: t('discordId'),
    isSecret: true,
    width: { share: 1, minWidth: 120 },
    hidePriority: 1,
    sortValue: ({ id }) => id,
    render: ({ id }) => (
      <Text as="span" data-tone="muted" data-mono>
        {id}
      </Text>
    ),
  },
  {
    id: 'role',
    card: 'chip',
    header: t('role'),
    width: 128,
    sortValue: ({ role }) => role,
    render: ({ role }) =>
      role === 'Owner' ? (
        <Badge tone="accent" icon={<Icon icon={ShieldCheck} />}>
          {t('owner')}
        </Badge>
      ) : (
        <Badge hasDot={false}>{role === 'Admin' ? t('admin') : role}</Badge>
      ),
  },
]);

const keyOf = ({ id }: AccessUser): string => id;

const filters = () =>
  [
    { id: 'all', label: common('all') },
    { id: 'owner', label: t('owner') },
    { id: 'admin', label: t('admin') },
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
}: DashboardAccessScreenProps): ReactNode {
  const say = useText(common);
  const actions = useMemo(
    () =>
      ({ id, role }: AccessUser): RowAction[] =>
        role === 'Owner'
          ? []
          : [
              {
                id: 'remove',
                label: say('remove'),
                tone: 'danger',
                icon: <Icon icon={UserRoundX} />,
                onAction: () => onRemove(id),
              },
            ],
    [onRemove, say],
  );
  const isPhone = useMedia(media.phone);
  const { ids, selectedKeys, onSelectionChange } = useShownSelection(users, keyOf);
  return (
    <Stack data-gap={4}>
      <PageHeader
        title={t('title')}
        description={t('description')}
        primary={{ label: t('inviteUser'), icon: <Icon icon={UserPlus} />, onPress: onInvite }}
      />
      <UnreadableRows rows={unreadable} />
      <ListTable
        list={list}
        noun="users"
        total={total}
        searchLabel={t('searchUsers')}
        searchPlaceholder={t('searchPlaceholder')}
        filters={filters()}
        label={t('users')}
        rows={users}
        rowKey={keyOf}
        columns={columns()}
        rowActions={actions}
        selectedKeys={selectedKeys}
        onSelectionChange={onSelectionChange}
        bulkActions={
          <Button
            size="small"
            variant="dangerGhost"
            isOnce
            icon={isPhone ? undefined : <Icon icon={UserRoundX} />}
            onPress={() => onRemoveMany(ids)}
          >
            {isPhone ? t('remove') : t('removeAccess')}
          </Button>
        }
        // A failed load logs out; until then the skeleton stays.
        status={status === 'ready' || total > 0 ? 'ready' : 'loading'}
        empty={
          <EmptyState
            title={t('empty')}
            illustration="people"
            action={<Button onPress={onInvite}>{t('inviteUser')}</Button>}
          >
            {t('emptyDescription')}
          </EmptyState>
        }
      />
    </Stack>
  );
}
