import { localized } from '@dropdeck/text';
import { FolderOpen, Trash2 } from 'lucide-react';
import { Button, EmptyState, Icon, Row, Text, Time } from '../../../primitives';
import { useMemo, type ReactNode } from 'react';
import { draftKindOf, type DraftKind } from '../../../patterns/DraftOffer/draftText';
import { DataTable } from '../../../patterns/DataTable/DataTable';
import type { Column, RowAction } from '../../../patterns/DataTable/types';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';
import { useLocale, useText } from '../../../lib/react/useLocale';

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
  if (isMissing) return t('missing');
  return isElsewhere ? t('elsewhere') : null;
};

const columns = localized((): readonly Column<DraftItem>[] => [
  {
    id: 'name',
    header: t('draft'),
    isRowHeader: true,
    width: { share: 1.6 },
    nameOf: ({ kind, name }) => name || draftKindOf(kind),
    render: ({ kind, name }) => name || draftKindOf(kind),
  },
  {
    id: 'kind',
    header: t('kind'),
    width: { share: 1, minWidth: 120 },
    render: ({ kind }) => draftKindOf(kind),
  },
  {
    id: 'page',
    header: t('page'),
    width: 120,
    render: ({ page }) => page,
  },
  {
    id: 'saved',
    header: t('typed'),
    width: 264,
    render: (draft) => noteOf(draft) ?? <Time at={draft.savedAt} isInList />,
  },
  {
    id: 'expires',
    header: t('keptUntil'),
    width: 200,
    hidePriority: 1,
    render: ({ expiresAt }) => <Time at={expiresAt} format="date" isInList />,
  },
]);

const keyOf = ({ key }: DraftItem): string => key;

/** What was typed and not saved, in this browser (specification 2.20). */
export function DraftsScreen({ drafts, isReady, onOpen, onDiscard }: DraftsScreenProps): ReactNode {
  useLocale();
  const say = useText(t);
  const sayCommon = useText(common);
  const actions = useMemo(
    () =>
      ({ key, isMissing }: DraftItem): RowAction[] => [
        {
          id: 'open',
          label: say('open'),
          icon: <Icon icon={FolderOpen} />,
          isDisabled: isMissing,
          onAction: () => onOpen(key),
        },
        {
          id: 'discard',
          label: sayCommon('discard'),
          icon: <Icon icon={Trash2} />,
          tone: 'danger',
          onAction: () => onDiscard([key]),
        },
      ],
    [onOpen, onDiscard, say, sayCommon],
  );
  return (
    <div>
      <PageHeader title={t('title')} description={t('description')} />
      {drafts.length > 0 && (
        <Row data-gap={3} data-justify="between" data-wraps data-below={4}>
          <Text as="span" data-tone="muted">
            {t('secretsHint')}
          </Text>
          <Button size="small" onPress={() => onDiscard(drafts.map(keyOf))}>
            {t('discardAll')}
          </Button>
        </Row>
      )}
      <DataTable
        label={t('title')}
        rows={drafts}
        rowKey={keyOf}
        columns={columns()}
        status={isReady ? 'ready' : 'loading'}
        rowActions={actions}
        actionCount={2}
        empty={
          <EmptyState title={t('empty')} illustration="list">
            {t('emptyText')}
          </EmptyState>
        }
      />
    </div>
  );
}
