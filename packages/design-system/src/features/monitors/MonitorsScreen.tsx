import { Megaphone, Plus } from 'lucide-react';
import { memo, useMemo, type ReactNode } from 'react';
import { Icon, Stack } from '../../primitives';
import { useCounts, type Counts } from '../../lib/format/formatCount';
import type { LoadStatus } from '../../loading/loadStatus';
import { PageHeader } from '../../patterns/PageHeader/PageHeader';
import { UnreadableRows, type UnreadableRow } from '../../patterns/UnreadableRows/UnreadableRows';
import { filterOptions, type MonitorFilterId } from './filters';
import { MonitorsTable, type MonitorRow, type MonitorsTableProps } from './MonitorsTable';

export type { MonitorFilterId, MonitorRow };

export interface MonitorsScreenProps extends Pick<
  MonitorsTableProps,
  'monitors' | 'total' | 'columns' | 'list' | 'hrefOf' | 'linkQuery' | 'onOpen' | 'onExport' | 'onCompare'
> {
  status: LoadStatus;
  /** Rows that could not be read, shown above the list. */
  unreadable?: readonly UnreadableRow[] | undefined;
  /** The filters for the user's role, All first. */
  filters: readonly MonitorFilterId[];
  /** Developers create monitors and updates here. */
  isDeveloper: boolean;
  onCreateMonitor: () => void;
  onCreateUpdate: () => void;
  /** The Developer Settings panel, for developers, after the list. */
  developerSettings?: ReactNode;
}

/** Memoized: does not render on a search keystroke. */
const Header = memo(function Header({
  isDeveloper,
  onCreateMonitor,
  onCreateUpdate,
}: Pick<MonitorsScreenProps, 'isDeveloper' | 'onCreateMonitor' | 'onCreateUpdate'>): ReactNode {
  return (
    <PageHeader
      title="Monitors"
      description="Everything you watch, at a glance."
      {...(isDeveloper && {
        primary: { label: 'Create new monitor', icon: <Icon icon={Plus} />, onPress: onCreateMonitor },
        secondary: [{ label: 'Create new update', icon: <Icon icon={Megaphone} />, onPress: onCreateUpdate }],
      })}
    />
  );
});

/** 'N monitor(s)' (specification 2.7), with the total when filtered. */
const countWords = ({ formatCount }: Counts, shown: number, total: number | null): string =>
  `${formatCount(shown)} monitor(s)${total === null ? '' : ` of ${formatCount(total)}`}`;

/** The overview of monitors, the product's home page (specification 2.7). */
export function MonitorsScreen({
  status,
  unreadable,
  filters,
  isDeveloper,
  onCreateMonitor,
  onCreateUpdate,
  developerSettings,
  ...table
}: MonitorsScreenProps): ReactNode {
  const { monitors, total, list } = table;
  const counts = useCounts();
  const options = useMemo(() => filters.map((id) => filterOptions[id]), [filters]);
  // A failed load logs out; until then the skeleton stays.
  const isLoading = status !== 'ready' && total === 0;
  const isFiltered = list.filter !== 'all' || list.search.trim() !== '';
  return (
    <Stack data-gap={4}>
      <Header isDeveloper={isDeveloper} onCreateMonitor={onCreateMonitor} onCreateUpdate={onCreateUpdate} />
      <UnreadableRows rows={unreadable} />
      <MonitorsTable
        {...table}
        status={isLoading ? 'loading' : 'ready'}
        filters={options}
        count={countWords(counts, monitors.length, isFiltered ? total : null)}
        onCreate={isDeveloper ? onCreateMonitor : undefined}
      />
      {developerSettings}
    </Stack>
  );
}
