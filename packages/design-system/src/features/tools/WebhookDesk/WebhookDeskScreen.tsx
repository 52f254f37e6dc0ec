import { localized, formatList } from '@dropdeck/text';
import { Replace } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Badge, EmptyState, Icon, Text } from '../../../primitives';
import type { LoadStatus } from '../../../loading/loadStatus';
import { webhookText } from '../../../lib/text/webhookText';
import type { Column, RowAction } from '../../../patterns/DataTable/types';
import { ListTable, type ListControls } from '../../../patterns/ListTable/ListTable';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader';
import { space } from '../../../tokens';
import { nameOfUse, noteTexts } from './notes';
import { ScanStrip } from './ScanStrip';
import type { WebhookItem, WebhookNote, WebhookScan } from './types';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';
import { useLocale, useText } from '../../../lib/react/useLocale';

export interface WebhookDeskScreenProps {
  /** The webhooks that match the search and the filter. */
  webhooks: readonly WebhookItem[];
  /** How many there are without them. */
  total: number;
  list: ListControls;
  status: LoadStatus;
  scan: WebhookScan;
  onScan: () => void;
  onScanStop: () => void;
  onScanRetry: () => void;
  /** Loads the lists again. */
  onRetry: () => void;
  /** Opens a webhook: where it is used, and its replacement. */
  onOpen: (id: string) => void;
}

const Notes = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  max-width: 100%;
`;

/** The first uses by name: “Settings, Redirect dunk”. */
const SHOWN_USES = 3;

function Uses({ uses }: WebhookItem): ReactNode {
  const names = uses.slice(0, SHOWN_USES).map(nameOfUse);
  const [only] = names;
  return uses.length === 1 ? (
    only
  ) : (
    <>
      {t('places', { count: uses.length })}
      <Text as="span" data-tone="muted">
        {`: ${formatList(names, 'comma')}`}
        {uses.length > SHOWN_USES && '…'}
      </Text>
    </>
  );
}

const columns = localized((): readonly Column<WebhookItem>[] => [
  {
    id: 'webhook',
    header: common('webhook'),
    isRowHeader: true,
    cellStyle: 'mono',
    width: 168,
    render: ({ url }) => webhookText(url),
  },
  {
    id: 'uses',
    header: t('usedIn'),
    width: { share: 2 },
    sortValue: ({ uses }) => uses.length,
    render: (item) => <Uses {...item} />,
  },
  {
    id: 'notes',
    header: t('notes'),
    width: { share: 1, minWidth: 160 },
    render: ({ problems }) =>
      problems.length === 0 ? null : (
        <Notes>
          {problems.map((problem) => (
            <Badge key={problem} tone={noteTexts()[problem].tone}>
              {noteTexts()[problem].label}
            </Badge>
          ))}
        </Notes>
      ),
  },
]);

const keyOf = ({ id }: WebhookItem): string => id;

const filters = localized(() => [
  { id: 'all', label: common('all') },
  ...(Object.keys(noteTexts()) as WebhookNote[]).map((id) => ({ id, label: noteTexts()[id].label })),
]);

/** Every webhook with what uses it, so that one can be replaced everywhere (specification 2.20). */
export function WebhookDeskScreen({
  webhooks,
  total,
  list,
  status,
  scan,
  onScan,
  onScanStop,
  onScanRetry,
  onRetry,
  onOpen,
}: WebhookDeskScreenProps): ReactNode {
  useLocale();
  const say = useText(t);
  const actions = useMemo(
    () =>
      ({ id }: WebhookItem): RowAction[] => [
        {
          id: 'replace',
          label: say('showAndReplace'),
          icon: <Icon icon={Replace} />,
          onAction: () => onOpen(id),
        },
      ],
    [onOpen, say],
  );
  return (
    <div>
      <PageHeader title={t('title')} description={t('description')} />
      <ScanStrip scan={scan} onScan={onScan} onStop={onScanStop} onRetry={onScanRetry} />
      <ListTable
        list={list}
        noun="webhooks"
        total={total}
        searchLabel={t('search')}
        searchPlaceholder={t('searchPlaceholder')}
        filters={filters()}
        label={t('title')}
        rows={webhooks}
        rowKey={keyOf}
        columns={columns()}
        rowActions={actions}
        onRowOpen={({ id }) => onOpen(id)}
        status={status}
        failedText={t('loadFailed')}
        onRetry={onRetry}
        empty={
          <EmptyState title={t('empty')} illustration="list">
            {t('emptyText')}
          </EmptyState>
        }
      />
    </div>
  );
}
