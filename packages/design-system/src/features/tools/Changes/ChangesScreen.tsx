import { localized, formatList } from '@dropdeck/text';
import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { AlertDialog, EmptyState, Stack } from '../../../primitives';
import { CardWindow } from '../../../patterns/VirtualList/CardWindow';
import { counted, shownOf } from '../../../lib/nouns/noun';
import { useTimeFormat } from '../../../lib/format/formatTime';
import { useLatestCallback } from '../../../lib/react/useLatestCallback';
import { EmptyResult } from '../../../patterns/EmptyResult/EmptyResult';
import type { ListActionGroup } from '../../../patterns/ListMenu/ListMenu';
import { useExportActions, type Exported } from '../../../patterns/ListMenu/useExportActions';
import { FilterBar } from '../../../patterns/FilterBar/FilterBar';
import { FilterSelect } from '../../../patterns/FilterBar/FilterSelect';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader';
import { space, text } from '../../../tokens';
import { ChangeCard } from './ChangeCard';
import type { ChangeEntry } from './types';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';
import { useText } from '../../../lib/react/useLocale';

const kindLabels = localized(
  () =>
    ({
      settings: t('settings'),
      redirects: t('redirects'),
      monitors: t('monitors'),
      inputs: t('inputs'),
      lists: t('lists'),
      customers: t('customers'),
      commands: t('commands'),
      access: t('access'),
      updates: t('updates'),
    }) as const,
);

/** What entries are filtered by. */
export type ChangeKind = keyof ReturnType<typeof kindLabels>;

export interface ChangesScreenProps {
  /** The entries that match, the newest first. Keep the array stable. */
  entries: readonly ChangeEntry[];
  /** How many there are without search and filter. */
  total: number;
  search: string;
  onSearchChange: (search: string) => void;
  shownKind: ChangeKind | 'all';
  /** The kinds that there are. Keep the array stable. */
  kinds: readonly ChangeKind[];
  onKindChange: (kind: ChangeKind | 'all') => void;
  onExport: (exported: Exported) => void;
  onRevert: (id: string) => void;
  /** The job that asks whether to revert all its rows; null without. */
  question: { readonly title: string; readonly rows: readonly string[] } | null;
  onRevertConfirm: () => void;
  onRevertCancel: () => void;
  onClear: () => void;
  /** Whether it asks about emptying the journal. */
  isClearing: boolean;
  onClearConfirm: () => void;
  onClearCancel: () => void;
}

const Day = styled.h2`
  padding-block: ${space[3]} ${space[2]};
  ${text.heading}
`;

type Line =
  | { readonly key: string; readonly day: string }
  | { readonly key: string; readonly entry: ChangeEntry };

/** The entries under the headings of their days. */
function linesOf(entries: readonly ChangeEntry[], date: (at: number) => string): readonly Line[] {
  let last = '';
  return entries.flatMap((entry): Line[] => {
    const day = date(entry.at);
    const line = { key: entry.id, entry };
    if (day === last) return [line];
    last = day;
    return [{ key: day, day }, line];
  });
}

const keyOf = ({ key }: Line): string => key;

/** Rows of a job that the question names. */
const NAMED = 8;

function revertText(rows: readonly string[]): string {
  const named = formatList(rows.slice(0, NAMED), 'comma');
  const count = rows.length - NAMED;
  return count > 0 ? t('revertTextMore', { named, count }) : t('revertText', { named });
}

/** The journal of a person's own changes, by day, each with a way back (specification 2.20). */
export function ChangesScreen(props: ChangesScreenProps): ReactNode {
  const { entries, total, search, onSearchChange, shownKind, kinds, question } = props;
  const { date } = useTimeFormat();
  const say = useText(t);
  const lines = useMemo(() => linesOf(entries, date), [entries, date]);
  const labels = kindLabels();
  const options = useMemo(
    () => [
      { id: 'all' as const, label: say('allChanges') },
      ...kinds.map((id) => ({ id, label: labels[id] })),
    ],
    [say, labels, kinds],
  );
  const onKindChange = useLatestCallback(props.onKindChange);
  const onClear = useLatestCallback(() => props.onClear());
  const shown = entries.length;
  const exports = useExportActions({ shown, onExport: props.onExport });
  const menu = useMemo(
    (): ListActionGroup[] => [
      ...exports,
      { id: 'removal', items: [{ id: 'clear', label: say('clear'), tone: 'danger', run: onClear }] },
    ],
    [exports, onClear, say],
  );
  const isFiltered = search.trim() !== '' || shownKind !== 'all';
  const clearFilters = (): void => {
    onSearchChange('');
    onKindChange('all');
  };
  const header = <PageHeader title={t('title')} description={t('description')} />;
  if (total === 0) {
    return (
      <Stack data-gap={4}>
        {header}
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      </Stack>
    );
  }
  return (
    <Stack data-gap={4}>
      {header}
      <FilterBar
        search={{
          label: t('search'),
          placeholder: t('searchPlaceholder'),
          value: search,
          onChange: onSearchChange,
        }}
        filters={
          <FilterSelect label={t('kind')} options={options} value={shownKind} onChange={onKindChange} />
        }
        filterCount={shownKind === 'all' ? 0 : 1}
        count={shownOf(shown, total, isFiltered, 'changes')}
        shown={counted('changes', shown)}
        isFiltered={isFiltered}
        onClear={clearFilters}
        menu={menu}
      />
      {shown === 0 && <EmptyResult noun="changes" total={total} reasons={[]} onClearAll={clearFilters} />}
      <CardWindow
        items={lines}
        keyOf={keyOf}
        rowSize={86}
        render={(line) =>
          'day' in line ? <Day>{line.day}</Day> : <ChangeCard entry={line.entry} onRevert={props.onRevert} />
        }
      />
      <AlertDialog
        isOpen={question !== null}
        title={t('revertQuestion', { count: question?.rows.length ?? 0 })}
        body={question !== null && revertText(question.rows)}
        confirmLabel={t('revertMany', { count: question?.rows.length ?? 0 })}
        onConfirm={props.onRevertConfirm}
        onCancel={props.onRevertCancel}
      />
      <AlertDialog
        isOpen={props.isClearing}
        title={t('clearQuestion')}
        body={t('clearText')}
        confirmLabel={common('clear')}
        tone="danger"
        onConfirm={props.onClearConfirm}
        onCancel={props.onClearCancel}
      />
    </Stack>
  );
}
