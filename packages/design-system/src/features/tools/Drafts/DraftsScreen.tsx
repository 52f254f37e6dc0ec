import { FolderOpen, Trash2 } from 'lucide-react';
import { Button, EmptyState, Icon, Row, Text, Time } from '../../../primitives';
import { useMemo, type ReactNode } from 'react';
import { draftKindOf, type DraftKind } from '../../../patterns/DraftOffer/draftText';
import { DataTable } from '../../../patterns/DataTable/DataTable';
import type { Column, RowAction } from '../../../patterns/DataTable/types';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader';

/** A draft in the list. */
export interface DraftItem {
  readonly key: string;
  readonly kind: DraftKind;
  /** Its name for people; '' without one. */
  readonly name: string;
  /** The title of its page. */
  readonly page: string;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
  /** When it is dropped. */
  readonly expiresAt: number;
  /** Whether what it edited no longer exists. */
  readonly isMissing: boolean;
  /** Whether another tab of the browser has it open. */
  readonly isElsewhere: boolean;
}

export interface DraftsScreenProps {
  drafts: readonly DraftItem[];
  /** Whether the browser's storage has been read. */
  isReady: boolean;
  onOpen: (key: string) => void;
  /** Can be undone for some seconds. */
  onDiscard: (keys: readonly string[]) => void;
}

const noteOf = ({ isMissing, isElsewhere }: DraftItem): string | null => {
  if (isMissing) return 'No longer exists';
  return isElsewhere ? 'Open in another tab' : null;
};

const columns: readonly Column<DraftItem>[] = [
  {
    id: 'name',
    header: 'Draft',
    isRowHeader: true,
    width: { share: 1.6 },
    nameOf: ({ kind, name }) => name || draftKindOf(kind),
    render: ({ kind, name }) => name || draftKindOf(kind),
  },
  {
    id: 'kind',
    header: 'Kind',
    width: { share: 1, minWidth: 120 },
    render: ({ kind }) => draftKindOf(kind),
  },
  { id: 'page', header: 'Page', width: 120, render: ({ page }) => page },
  {
    id: 'saved',
    header: 'Typed',
    width: 220,
    render: (draft) => noteOf(draft) ?? <Time at={draft.savedAt} isInList />,
  },
  {
    id: 'expires',
    header: 'Kept until',
    width: 150,
    hidePriority: 1,
    render: ({ expiresAt }) => <Time at={expiresAt} format="date" isInList isAlwaysAbsolute />,
  },
];

const keyOf = ({ key }: DraftItem): string => key;

/** What was typed and not saved, in this browser (specification 2.20). */
export function DraftsScreen({ drafts, isReady, onOpen, onDiscard }: DraftsScreenProps): ReactNode {
  const actions = useMemo(
    () =>
      ({ key, isMissing }: DraftItem): RowAction[] => [
        {
          id: 'open',
          label: 'Open',
          icon: <Icon icon={FolderOpen} />,
          isDisabled: isMissing,
          onAction: () => onOpen(key),
        },
        {
          id: 'discard',
          label: 'Discard',
          icon: <Icon icon={Trash2} />,
          tone: 'danger',
          onAction: () => onDiscard([key]),
        },
      ],
    [onOpen, onDiscard],
  );
  return (
    <div>
      <PageHeader title="Drafts" description="What you typed and did not save, in this browser." />
      {drafts.length > 0 && (
        <Row data-gap={3} data-justify="between" data-wraps data-below={4}>
          <Text as="span" data-tone="muted">
            Webhooks, and pasted lines that may contain them, are kept only in this tab.
          </Text>
          <Button size="small" onPress={() => onDiscard(drafts.map(keyOf))}>
            Discard all
          </Button>
        </Row>
      )}
      <DataTable
        label="Drafts"
        rows={drafts}
        rowKey={keyOf}
        columns={columns}
        status={isReady ? 'ready' : 'loading'}
        rowActions={actions}
        actionCount={2}
        empty={
          <EmptyState title="No drafts" illustration="list">
            What you type and do not save is kept here: after a reload, a crash or a sign-out that you did not
            ask for.
          </EmptyState>
        }
      />
    </div>
  );
}
