import { localized } from '@dropdeck/text';
import { CopyPlus, Pencil } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Avatar, Button, EmptyState, Icon, Select, Stack } from '../../primitives';
import { isPending, type LoadStatus } from '../../loading/loadStatus';
import { useMedia } from '../../lib/react/useMedia';
import { useShownSelection } from '../../patterns/DataTable/useRowSelection';
import type { RowAction } from '../../patterns/DataTable/types';
import { ListTable, type ListControls } from '../../patterns/ListTable/ListTable';
import { PageHeader } from '../../patterns/PageHeader/PageHeader';
import { UnreadableRows, type UnreadableRow } from '../../patterns/UnreadableRows/UnreadableRows';
import { media } from '../../tokens';
import { columns, isCustomized, type CommandItem } from './commandColumns';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { useText } from '../../lib/react/useLocale';

/** The notice that replaces the commands in states without any; null when there are some, or they are loading. */
function noticeOf({
  status,
  failedText,
  servers,
  onAuthorize,
}: Pick<CommandsScreenProps, 'status' | 'failedText' | 'servers' | 'onAuthorize'>): ReactNode {
  if (status === 'unauthorized') {
    return (
      <EmptyState
        title={t('unauthorized')}
        illustration="list"
        action={
          <Button variant="primary" onPress={onAuthorize}>
            {t('authorize')}
          </Button>
        }
      >
        {t('unauthorizedText')}
      </EmptyState>
    );
  }
  if (status === 'no-bot') {
    return (
      <EmptyState title={t('noBot')} illustration="list">
        {t('noBotText')}
      </EmptyState>
    );
  }
  if (status === 'failed') {
    return (
      <EmptyState title={failedText ?? t('serversFailed')} illustration="error">
        {t('signedOut')}
      </EmptyState>
    );
  }
  return status === 'ready' && servers.length === 0 ? (
    <EmptyState title={t('noServers')} illustration="list">
      {t('noServersText')}
    </EmptyState>
  ) : null;
}

export type { CommandItem };

export interface CommandsScreenProps {
  /**
   * `unauthorized` after Back from the authorization page; `no-bot` before there is a bot; `failed` when the
   * servers could not be loaded.
   */
  status: 'loading' | 'ready' | 'unauthorized' | 'no-bot' | 'failed';
  /** Navigates to the authorization page. */
  onAuthorize: () => void;
  /** What failed. */
  failedText?: string | undefined;
  servers: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly icon?: string | null | undefined;
  }>;
  serverId: string | null;
  onServerChange: (id: string) => void;
  /** The commands that match the search. Keep the identity of unchanged ones. */
  commands: readonly CommandItem[];
  /** How many commands the server has without the search. */
  total: number;
  commandsStatus: LoadStatus;
  /** Servers and commands that could not be read, shown above the commands. */
  unreadable?: readonly UnreadableRow[] | undefined;
  onRetryCommands: () => void;
  list: ListControls;
  onEdit: (id: string) => void;
  /** Copies this command's permissions to others. */
  onApply: (id: string) => void;
  /** Copies the permissions of one command, chosen in the dialog, to these. */
  onApplyTo: (ids: readonly string[]) => void;
  /** Opens the dialog that copies what a role may use to another role. */
  onCopyRights: () => void;
}

const Server = styled.div`
  max-width: 280px;

  ${media.phone} {
    max-width: none;
  }
`;

const keyOf = ({ id }: CommandItem): string => id;

const filters = localized(
  () =>
    [
      { id: 'all', label: common('all') },
      { id: 'customized', label: t('customPermissions') },
      { id: 'default', label: t('defaultPermissions') },
    ] as const,
);

/** Who may use which command, per server (specification 2.11). */
export function CommandsScreen({
  status,
  onAuthorize,
  failedText,
  servers,
  serverId,
  onServerChange,
  commands,
  total,
  commandsStatus,
  unreadable,
  onRetryCommands,
  list,
  onEdit,
  onApply,
  onApplyTo,
  onCopyRights,
}: CommandsScreenProps): ReactNode {
  const options = useMemo(
    () =>
      servers.map(({ id, name, icon }) => ({
        id,
        label: name,
        icon: <Avatar src={icon} name={name} size={20} shape="rounded" />,
      })),
    [servers],
  );
  const say = useText(t);
  const sayCommon = useText(common);
  const actions = useMemo(
    () =>
      (command: CommandItem): RowAction[] => [
        ...(isCustomized(command)
          ? [
              {
                id: 'apply',
                label: say('applyToOthers'),
                icon: <Icon icon={CopyPlus} />,
                onAction: () => onApply(command.id),
              },
            ]
          : []),
        {
          id: 'edit',
          label: sayCommon('edit'),
          icon: <Icon icon={Pencil} />,
          onAction: () => onEdit(command.id),
        },
      ],
    [onEdit, onApply, say, sayCommon],
  );
  const menu = useMemo(
    () => [{ id: 'rights', items: [{ id: 'copy', label: say('copyRights'), run: onCopyRights }] }],
    [say, onCopyRights],
  );
  const isPhone = useMedia(media.phone);
  const { ids, selectedKeys, onSelectionChange } = useShownSelection(commands, keyOf);
  const header = <PageHeader title={t('title')} description={t('description')} />;

  const notice = noticeOf({ status, failedText, servers, onAuthorize });
  if (notice !== null) {
    return (
      <Stack data-gap={4}>
        {header}
        <UnreadableRows rows={unreadable} />
        {notice}
      </Stack>
    );
  }

  const isLoading = status === 'loading' || isPending(commandsStatus);
  return (
    <Stack data-gap={4}>
      {header}
      <Server>
        <Select
          label={t('server')}
          isLabelHidden
          isSecret
          options={options}
          value={serverId}
          onChange={onServerChange}
          placeholder={status === 'loading' ? t('loadingServers') : t('selectServer')}
          isDisabled={status === 'loading'}
        />
      </Server>
      <UnreadableRows rows={unreadable} />
      <ListTable
        list={list}
        noun="commands"
        total={total}
        searchLabel={t('search')}
        searchPlaceholder={t('searchPlaceholder')}
        filters={filters()}
        menu={menu}
        noMatchTitle={t('empty')}
        scope={serverId ?? ''}
        label={t('title')}
        rows={commands}
        rowKey={keyOf}
        columns={columns()}
        rowActions={actions}
        actionCount={2}
        onRowOpen={({ id }) => onEdit(id)}
        selectedKeys={selectedKeys}
        onSelectionChange={onSelectionChange}
        bulkActions={
          <Button
            size="small"
            icon={isPhone ? undefined : <Icon icon={CopyPlus} />}
            onPress={() => onApplyTo(ids)}
          >
            {isPhone ? t('applyShort') : t('applyPermissions')}
          </Button>
        }
        status={isLoading ? 'loading' : commandsStatus}
        failedText={t('loadFailed')}
        onRetry={onRetryCommands}
        empty={
          <EmptyState title={t('empty')} illustration="list">
            {t('emptyText')}
          </EmptyState>
        }
      />
    </Stack>
  );
}
