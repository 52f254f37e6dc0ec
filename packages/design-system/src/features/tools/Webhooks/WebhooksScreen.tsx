import { localized, formatList } from '@dropdeck/text';
import { Replace } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Badge, Button, EmptyState, Icon, RadioGroup, Skeleton, Stack, Text } from '../../../primitives';
import type { LoadStatus } from '../../../loading/loadStatus';
import type { Column, RowAction } from '../../../patterns/DataTable/types';
import { useShownSelection } from '../../../patterns/DataTable/useRowSelection';
import { ListTable, type ListControls } from '../../../patterns/ListTable/ListTable';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader';
import { media, space } from '../../../tokens';
import { kindTexts } from './kindTexts';
import { nameOfUse, noteTexts, valueText } from './notes';
import { ReadingStrip, Strip, type ReadingStripProps } from './ReadingStrip';
import type { ValueItem, ValueKind, WebhookNote } from './types';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';
import { useText } from '../../../lib/react/useLocale';
import { useMedia } from '../../../lib/react/useMedia';

export interface WebhooksScreenProps extends Omit<ReadingStripProps, 'isOfInputs'> {
  /** What is looked for. */
  lookFor: ValueKind;
  onLookForChange: (kind: ValueKind) => void;
  /** The values that match the search and the filter. */
  items: readonly ValueItem[];
  /** How many there are without them. */
  total: number;
  list: ListControls;
  status: LoadStatus;
  /** Loads the lists again. */
  onRetry: () => void;
  /** Opens values: where they are used, and their replacement. */
  onOpen: (ids: readonly string[]) => void;
}

/** Rows and cards have one line for them: the last one shrinks. */
const Notes = styled.span`
  display: inline-flex;
  gap: ${space[1]};
  max-width: 100%;

  > :not(:last-child) {
    flex: none;
  }
  > :last-child {
    min-width: 0;
    overflow: clip;
    text-overflow: ellipsis;
  }
`;

/** The first uses by name: “Settings, Redirect dunk”. */
const SHOWN_USES = 3;

function Uses({ kind, uses }: { kind: ValueKind; uses: ValueItem['uses'] }): ReactNode {
  // Of inputs the monitor is named, once.
  const names = kind === 'webhook' ? uses.map(nameOfUse) : [...new Set(uses.map(({ name }) => name))];
  const [only] = names;
  return uses.length === 1 ? (
    <span key="one">{only}</span>
  ) : (
    <>
      <span>{t('places', { count: uses.length })}</span>
      <Text as="span" data-tone="muted">
        {`: ${formatList(names.slice(0, SHOWN_USES), 'comma')}${names.length > SHOWN_USES ? '…' : ''}`}
      </Text>
    </>
  );
}

const valueColumn = (kind: ValueKind): Column<ValueItem> => ({
  id: 'webhook',
  header: kindTexts()[kind].header,
  isRowHeader: true,
  width: kind === 'webhook' ? 168 : { share: 2, minWidth: 160 },
  render: ({ value }) => (kind === 'webhook' ? valueText(kind, value) : <span data-marked="">{value}</span>),
});

/** The same array while the language stays, or every key of the search would render the rows. */
const columns = localized((): Readonly<Record<ValueKind, readonly Column<ValueItem>[]>> => {
  const usesOf = (kind: ValueKind): Column<ValueItem> => ({
    id: 'uses',
    card: 'chip',
    header: t('usedIn'),
    isSecret: true,
    width: { share: 2 },
    sortValue: ({ uses }) => uses.length,
    render: ({ uses }) => <Uses kind={kind} uses={uses} />,
    // Beside several notes a card has room for the number alone.
    renderCard: ({ uses, problems }) =>
      problems.length > 1 && uses.length > 1 ? (
        <span>{t('places', { count: uses.length })}</span>
      ) : (
        <Uses kind={kind} uses={uses} />
      ),
  });
  const notes: Column<ValueItem> = {
    id: 'notes',
    card: 'chip',
    header: t('notes'),
    width: { share: 1, minWidth: 160 },
    hidePriority: 1,
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
  };
  return {
    webhook: [valueColumn('webhook'), usesOf('webhook'), notes],
    link: [valueColumn('link'), usesOf('link')],
  };
});

const keyOf = ({ id }: ValueItem): string => id;

const filters = localized(() => [
  { id: 'all', label: common('all') },
  ...(Object.keys(noteTexts()) as WebhookNote[]).map((id) => ({ id, label: noteTexts()[id].label })),
]);

const kinds: readonly ValueKind[] = ['webhook', 'link'];

/**
 * Every webhook with what uses it, so that one can be replaced everywhere; the same for the links of inputs
 * (specification 2.20).
 */
export function WebhooksScreen({
  lookFor: kind,
  onLookForChange,
  items,
  total,
  list,
  status,
  onRetry,
  onOpen,
  ...strip
}: WebhooksScreenProps): ReactNode {
  const isWebhook = kind === 'webhook';
  const words = kindTexts()[kind];
  const say = useText(t);
  const actions = useMemo(
    () =>
      ({ id }: ValueItem): RowAction[] => [
        {
          id: 'replace',
          label: say('showAndReplace'),
          icon: <Icon icon={Replace} />,
          onAction: () => onOpen([id]),
        },
      ],
    [onOpen, say],
  );
  const { ids, ...selection } = useShownSelection(items, keyOf);
  const isLoading = status === 'loading';
  const isPhone = useMedia(media.phone);
  return (
    <div>
      <PageHeader title={t('title')} description={words.description} />
      {/* What was loaded takes the place of its skeleton, and moves no part of it. */}
      <div key={isLoading ? 'loading' : 'loaded'} inert={isLoading}>
        {(isLoading || strip.reading.total > 0) && (
          <Stack data-gap={5} data-below={5}>
            <RadioGroup
              label={t('lookFor')}
              orientation="horizontal"
              options={kinds.map((id) => ({ id, label: kindTexts()[id].title }))}
              value={kind}
              onChange={onLookForChange}
            />
            {isLoading ? (
              <Strip>
                <div>
                  <Skeleton width="280px" />
                  {isPhone && <Skeleton width="120px" />}
                  <Skeleton width="220px" height="18px" />
                </div>
                <Skeleton shape="field" width="184px" />
              </Strip>
            ) : (
              <ReadingStrip isOfInputs={!isWebhook} {...strip} />
            )}
          </Stack>
        )}
        <ListTable
          list={list}
          noun={words.noun}
          total={total}
          searchLabel={words.search}
          searchPlaceholder={words.placeholder}
          filters={isWebhook ? filters() : undefined}
          scope={kind}
          label={words.title}
          rows={items}
          rowKey={keyOf}
          columns={columns()[kind]}
          rowActions={actions}
          onRowOpen={({ id }) => onOpen([id])}
          {...selection}
          bulkActions={
            <Button size="small" icon={<Icon icon={Replace} />} onPress={() => onOpen(ids)}>
              {t('replaceSelected')}
            </Button>
          }
          status={status}
          failedText={t('loadFailed')}
          onRetry={onRetry}
          empty={
            <EmptyState title={words.empty} illustration="list">
              {isWebhook ? t('emptyText') : t('emptyInputsText')}
            </EmptyState>
          }
        />
      </div>
    </div>
  );
}
