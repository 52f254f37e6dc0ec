import { Megaphone, Plus } from 'lucide-react';
import { memo, useMemo, type ReactNode } from 'react';
import { Icon, Stack } from '../../primitives';
import { useLocale, useText } from '../../lib/react/useLocale';
import type { LoadStatus } from '../../loading/loadStatus';
import { PageHeader } from '../../patterns/PageHeader/PageHeader';
import { UnreadableRows, type UnreadableRow } from '../../patterns/UnreadableRows/UnreadableRows';
import { filterOptions, type AttentionFilterId, type MonitorFilterId } from './filters';
import {
  MonitorsTable,
  type MonitorRow,
  type MonitorSelection,
  type MonitorsTableProps,
} from './MonitorsTable';
import { t } from './text.en';

export type { MonitorFilterId, MonitorRow, MonitorSelection };

export interface MonitorsScreenProps extends Pick<
  MonitorsTableProps,
  'monitors' | 'total' | 'columns' | 'list' | 'hrefOf' | 'linkQuery' | 'onOpen' | 'onAddLink' | 'selected'
> {
  status: LoadStatus;
  /** Rows that could not be read, shown above the list. */
  unreadable?: readonly UnreadableRow[] | undefined;
  /** The filters for the user's role, All first. */
  filters: readonly MonitorFilterId[];
  /** How many monitors each of these filters shows, whatever is searched. */
  counts: Readonly<Record<AttentionFilterId, number>>;
  /** Developers create monitors and updates here. */
  isDeveloper: boolean;
  onCreateMonitor: () => void;
  onCreateUpdate: () => void;
  /** The pointer or the focus is on the page: a good moment to prefetch the page of a monitor. */
  onIntent?: (() => void) | undefined;
  /** What the search finds besides monitors, after the list. */
  found?: ReactNode;
  /** The Developer Settings panel, for developers, after the list. */
  developerSettings?: ReactNode;
}

/** Memoized: does not render on a search keystroke. */
const Header = memo(function Header({
  isDeveloper,
  onCreateMonitor,
  onCreateUpdate,
  onAddLink,
}: Pick<MonitorsScreenProps, 'isDeveloper' | 'onCreateMonitor' | 'onCreateUpdate' | 'onAddLink'>): ReactNode {
  useLocale();
  return (
    <PageHeader
      title={t('title')}
      description={t('description')}
      primary={{
        label: isDeveloper ? t('createMonitor') : t('addLink'),
        icon: <Icon icon={Plus} />,
        onPress: isDeveloper ? onCreateMonitor : onAddLink,
      }}
      secondary={
        isDeveloper
          ? [{ label: t('createUpdate'), icon: <Icon icon={Megaphone} />, onPress: onCreateUpdate }]
          : undefined
      }
    />
  );
});

/** 'N monitor(s)' (specification 2.7), with the total when filtered. */
const countWords = (shown: number, total: number | null): string =>
  total === null ? t('count', { shown }) : t('countOf', { shown, total });

/** The overview of monitors, the product's home page (specification 2.7). */
export function MonitorsScreen({
  status,
  unreadable,
  filters,
  counts,
  isDeveloper,
  onCreateMonitor,
  onCreateUpdate,
  onIntent,
  found,
  developerSettings,
  ...table
}: MonitorsScreenProps): ReactNode {
  const { monitors, total, list } = table;
  const byId = filterOptions();
  const options = useMemo(() => filters.map((id) => byId[id]), [byId, filters]);
  const say = useText(t);
  const attention = useMemo(
    () => [
      { id: 'blocked', count: counts.blocked, label: say('blockedCount', { count: counts.blocked }) },
      { id: 'offline', count: counts.offline, label: say('offlineCount', { count: counts.offline }) },
      {
        id: 'not-setup',
        count: counts['not-setup'],
        label: say('notSetupCount', { count: counts['not-setup'] }),
      },
    ],
    [counts, say],
  );
  // A failed load logs out; until then the skeleton stays.
  const isLoading = status !== 'ready' && total === 0;
  const isFiltered = list.filter !== 'all' || list.search.trim() !== '';
  return (
    <Stack data-gap={4} onPointerEnter={onIntent} onFocus={onIntent}>
      <Header
        isDeveloper={isDeveloper}
        onCreateMonitor={onCreateMonitor}
        onCreateUpdate={onCreateUpdate}
        onAddLink={table.onAddLink}
      />
      <UnreadableRows rows={unreadable} />
      <MonitorsTable
        {...table}
        status={isLoading ? 'loading' : 'ready'}
        filters={options}
        counts={attention}
        count={countWords(monitors.length, isFiltered ? total : null)}
        isDeveloper={isDeveloper}
        onCreate={isDeveloper ? onCreateMonitor : undefined}
      />
      {!isLoading && found}
      {!isLoading && developerSettings}
    </Stack>
  );
}
