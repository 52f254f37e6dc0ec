import { Plus } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { Icon, Stack } from '../../primitives';
import type { LoadStatus } from '../../loading/loadStatus';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import type { ListControls } from '../../patterns/ListTable/ListTable';
import { PageHeader } from '../../patterns/PageHeader/PageHeader';
import { UndoButton } from '../../patterns/UndoButton/UndoButton';
import { UnreadableRows, type UnreadableRow } from '../../patterns/UnreadableRows/UnreadableRows';
import { RedirectsTable, type RedirectRow, type RedirectsTableProps } from './RedirectsTable';
import { t } from './text.en';

export type { RedirectRow };

/** The server's id of a redirect. */
export type RedirectId = RedirectRow['id'];

export interface RedirectsScreenProps {
  /** The redirects that match the search. */
  redirects: readonly RedirectRow[];
  /** How many redirects there are without the search. */
  total: number;
  status: LoadStatus;
  /** Rows that could not be read, shown above the list. */
  unreadable?: readonly UnreadableRow[] | undefined;
  onRetry: () => void;
  /** The state of the list; the search is matched against keyword and webhook. */
  list: ListControls;
  reveal?: RedirectsTableProps['reveal'];
  onCreate: () => void;
  onEdit: (id: RedirectId) => void;
  /** Opens the dialog of a new redirect with the values of this one. */
  onDuplicate: (id: RedirectId) => void;
  /** A webhook was copied to the clipboard. */
  onCopied: () => void;
  /** The browser refused to copy. */
  onCopyError: () => void;
  onReplaceEverywhere: RedirectsTableProps['onReplaceEverywhere'];
  onActiveChange: RedirectsTableProps['onActiveChange'];
  /** One redirect; sent at once. */
  onDelete: (id: RedirectId) => void;
  onKeywordChange: RedirectsTableProps['onKeywordChange'];
  onChangeMany: RedirectsTableProps['onChangeMany'];
  onImport: () => void;
  onExport: RedirectsTableProps['onExport'];
  /** Keyword of the redirect that was just deleted, while the deletion can be undone. */
  undoLabel: string | null;
  onUndo: () => void;
  /** The RedirectDialog, while it is open. */
  editor?: ReactNode;
}

/** The redirects: what matches a keyword goes to another webhook (specification 2.6). */
export function RedirectsScreen({
  unreadable,
  undoLabel,
  onUndo,
  editor,
  ...table
}: RedirectsScreenProps): ReactNode {
  const restore = useLatestCallback(onUndo);
  const undo = useMemo(() => <UndoButton label={undoLabel} onUndo={restore} />, [undoLabel, restore]);
  return (
    <Stack data-gap={4}>
      <PageHeader
        title={t('title')}
        description={t('description')}
        primary={{ label: t('create'), icon: <Icon icon={Plus} />, onPress: table.onCreate }}
      />
      <UnreadableRows rows={unreadable} />
      <RedirectsTable {...table} undo={undo} />
      {editor}
    </Stack>
  );
}
