import { Replace } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Badge, EmptyState, Icon, Text } from '../../../primitives';
import { useCounts } from '../../../lib/format/formatCount';
import type { LoadStatus } from '../../../loading/loadStatus';
import { webhookText } from '../../../lib/text/webhookText';
import type { Column, RowAction } from '../../../patterns/DataTable/types';
import { ListTable, type ListControls } from '../../../patterns/ListTable/ListTable';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader';
import { space } from '../../../tokens';
import { noteTexts, useLabels } from './notes';
import { ScanStrip } from './ScanStrip';
import type { WebhookItem, WebhookNote, WebhookScan } from './types';

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
  const { countOf } = useCounts();
  const names = uses
    .slice(0, SHOWN_USES)
    .map(({ kind, name }) => (kind === 'settings' ? name : `${useLabels[kind]} ${name}`));
  const [only] = names;
  return uses.length === 1 ? (
    only
  ) : (
    <>
      {countOf(uses.length, 'place')}
      <Text as="span" data-tone="muted">
        {`: ${names.join(', ')}`}
        {uses.length > SHOWN_USES && '…'}
      </Text>
    </>
  );
}

const columns: readonly Column<WebhookItem>[] = [
  {
    id: 'webhook',
    header: 'Webhook',
    isRowHeader: true,
    cellStyle: 'mono',
    width: 168,
    render: ({ url }) => webhookText(url),
  },
  {
    id: 'uses',
    header: 'Used in',
    width: { share: 2 },
    sortValue: ({ uses }) => uses.length,
    render: (item) => <Uses {...item} />,
  },
  {
    id: 'notes',
    header: 'Notes',
    width: { share: 1, minWidth: 160 },
    render: ({ problems }) =>
      problems.length === 0 ? null : (
        <Notes>
          {problems.map((problem) => (
            <Badge key={problem} tone={noteTexts[problem].tone}>
              {noteTexts[problem].label}
            </Badge>
          ))}
        </Notes>
      ),
  },
];

const keyOf = ({ id }: WebhookItem): string => id;

const filters = [
  { id: 'all', label: 'All' },
  ...(Object.keys(noteTexts) as WebhookNote[]).map((id) => ({ id, label: noteTexts[id].label })),
];

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
  const actions = useMemo(
    () =>
      ({ id }: WebhookItem): RowAction[] => [
        {
          id: 'replace',
          label: 'Show and replace',
          icon: <Icon icon={Replace} />,
          onAction: () => onOpen(id),
        },
      ],
    [onOpen],
  );
  return (
    <div>
      <PageHeader title="Webhooks" description="Every webhook and where it is used." />
      <ScanStrip scan={scan} onScan={onScan} onStop={onScanStop} onRetry={onScanRetry} />
      <ListTable
        list={list}
        noun="webhooks"
        total={total}
        searchLabel="Search webhooks"
        searchPlaceholder="Search webhooks..."
        filters={filters}
        label="Webhooks"
        rows={webhooks}
        rowKey={keyOf}
        columns={columns}
        rowActions={actions}
        onRowOpen={({ id }) => onOpen(id)}
        status={status}
        failedText="The redirects and monitors could not be loaded"
        onRetry={onRetry}
        empty={
          <EmptyState title="No webhooks yet" illustration="list">
            Webhooks of your settings, redirects and monitors appear here.
          </EmptyState>
        }
      />
    </div>
  );
}
