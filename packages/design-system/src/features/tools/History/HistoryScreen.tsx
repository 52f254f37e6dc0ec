import { ChevronRight, CircleAlert, CircleCheck, FileWarning, PlugZap, type LucideIcon } from 'lucide-react';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { t as common } from '../../../lib/common/text.en';
import { useTimeFormat } from '../../../lib/format/formatTime';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader';
import { StepValue } from '../../../patterns/Plan/StepValue';
import { Button, EmptyState, Icon, Segments, Stack, Text, Time, VisuallyHidden } from '../../../primitives';
import { color, focusRing, fontFamily, media, motion, radius, space, text } from '../../../tokens';
import { t } from './text.en';

/** What was done (`act`, `success`), a message of a failure, a failed call (`call`), or unreadable rows (`data`). */
export interface HistoryItem {
  id: string;
  /** Milliseconds since the epoch, of the last time. */
  at: number;
  kind: 'success' | 'act' | 'error' | 'call' | 'data';
  text: string;
  /** The failed call behind a message. */
  cause: string | null;
  /** How many times it happened in a row. */
  count: number;
  /** The fields of an edit; empty for what was not made in this visit. */
  changes: ReadonlyArray<{ label: string; before: string; after: string; isSecret: boolean }>;
  /** The edit can be written back. */
  canUndo: boolean;
}

export interface HistoryScreenProps {
  /** Newest first. */
  items: readonly HistoryItem[];
  /** @param id of the item. */
  onUndo: (id: string) => void;
}

const filters = ['all', 'failed', 'done'] as const;
type Filter = (typeof filters)[number];

type Shown = 'done' | Exclude<HistoryItem['kind'], 'success' | 'act'>;
const icons: Record<Shown, LucideIcon> = {
  done: CircleCheck,
  error: CircleAlert,
  call: PlugZap,
  data: FileWarning,
};
const shownAs = ({ kind }: HistoryItem): Shown => (kind === 'success' || kind === 'act' ? 'done' : kind);
const isShown = (item: HistoryItem, filter: Filter): boolean =>
  filter === 'all' || (filter === 'done') === (shownAs(item) === 'done');

/** Changes of an edit that are shown. */
const SHOWN = 20;

const List = styled.ol`
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[1]} ${space[3]};
  padding: ${space[2]} ${space[4]};
  /* Focused by script only. */
  outline: none;

  & + & {
    border-top: 1px solid ${color.border};
  }
  > button {
    align-self: center;
    margin-block: -4px;
  }
  /* Beside its line while what it changed is listed below. */
  &:has([open]) > button {
    align-self: start;
  }
`;

const IconSlot = styled.span`
  display: inline-flex;
  padding-block: 2px;
  color: ${color.subtle};

  &:is([data-kind='error'], [data-kind='call']) {
    color: ${color.danger};
  }
`;

const Message = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  > code,
  &[data-kind='call'] {
    font-family: ${fontFamily.mono};
    font-variant-ligatures: none;
    ${text.small}
    line-height: 20px;
  }
  > code {
    display: block;
    width: fit-content;
    color: ${color.muted};
  }
`;

const Details = styled.details`
  ${text.small}

  summary {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    width: fit-content;
    border-radius: 4px;
    color: ${color.muted};
    cursor: pointer;
    outline: none;

    &:focus-visible {
      ${focusRing}
    }
    &::-webkit-details-marker {
      display: none;
    }
    > svg {
      transition: transform ${motion.state};
    }
  }
  &[open] > summary > svg {
    transform: rotate(calc(90deg * var(--dd-flip)));
  }
  > p {
    padding-block: ${space[1]} 0;
    white-space: pre-line;
  }
  ${media.phone} {
    summary {
      padding-block: ${space[2]};
    }
  }
`;

function HistoryRow({ item, onUndo }: { item: HistoryItem; onUndo: (id: string) => void }): ReactNode {
  const { id, at, text: message, cause, count, changes, canUndo } = item;
  const kind = shownAs(item);
  const row = useRef<HTMLLIElement>(null);
  // The button goes, and the focus would be lost with it.
  const undo = (): void => {
    row.current?.focus();
    onUndo(id);
  };
  return (
    <Item ref={row} tabIndex={-1}>
      <IconSlot data-kind={kind}>
        <Icon icon={icons[kind]} />
        <VisuallyHidden>{t(kind)}</VisuallyHidden>
      </IconSlot>
      <Text as="span" data-size="small" data-tone="muted">
        <Time at={at} format="time" isInList />
      </Text>
      <Message data-kind={kind} data-secret>
        <span dir="auto">{message}</span>{' '}
        {count > 1 && (
          <Text as="span" data-size="small" data-tone="muted" data-tabular>
            <span aria-hidden="true">{`×${count}`}</span>
            <VisuallyHidden>{t('times', { count })}</VisuallyHidden>
          </Text>
        )}
        {cause !== null && <code>{cause}</code>}
        {changes.length > 0 && (
          <Details>
            <summary>
              <Icon icon={ChevronRight} />
              {t('details', { count: changes.length })}
            </summary>
            {changes.slice(0, SHOWN).map((change, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- what was changed stays as it was
              <StepValue key={index} value={change} isRevealed={false} />
            ))}
            {changes.length > SHOWN && <p>{t('more', { count: changes.length - SHOWN })}</p>}
          </Details>
        )}
      </Message>
      {canUndo && (
        <Button size="small" aria-label={t('undoOf', { text: message })} onPress={undo}>
          {t('undo')}
        </Button>
      )}
    </Item>
  );
}

/** The items that a filter shows by day, in the browser's zone. */
function useDays(items: readonly HistoryItem[], filter: Filter) {
  const { date } = useTimeFormat();
  return useMemo(() => {
    const days = new Map<string, HistoryItem[]>();
    for (const item of items.filter((one) => isShown(one, filter)))
      days.set(date(item.at), [...(days.get(date(item.at)) ?? []), item]);
    return [...days];
  }, [items, filter, date]);
}

/** What was done and what failed in this browser: one line an act, with what it changed, and Undo where it can be written back. */
export function HistoryScreen({ items, onUndo }: HistoryScreenProps): ReactNode {
  const [filter, setFilter] = useState<Filter>('all');
  const days = useDays(items, filter);
  return (
    <Stack data-gap={4}>
      <PageHeader title={t('title')} description={t('description')} />
      {items.length === 0 ? (
        <EmptyState title={t('empty')} illustration="list">
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <>
          <Stack data-align="start">
            <Segments
              label={common('show')}
              options={filters.map((id) => ({
                id,
                label: common(id),
                detail: String(items.filter((item) => isShown(item, id)).length),
              }))}
              value={filter}
              onChange={setFilter}
            />
          </Stack>
          {days.length === 0 && (
            <EmptyState isCompact title={filter === 'failed' ? t('nothingFailed') : t('nothingDoneYet')} />
          )}
          {days.map(([day, ofDay]) => (
            <Stack as="section" data-gap={2} key={day} aria-label={day}>
              <Text as="h2" data-size="small" data-tone="muted">
                {day}
              </Text>
              <List>
                {ofDay.map((item) => (
                  <HistoryRow key={item.id} item={item} onUndo={onUndo} />
                ))}
              </List>
            </Stack>
          ))}
        </>
      )}
    </Stack>
  );
}
