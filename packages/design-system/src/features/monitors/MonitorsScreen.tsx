import { Megaphone, Plus } from 'lucide-react';
import { memo, useMemo, type ReactNode } from 'react';
import { Icon, Stack } from '../../primitives';
import { useLocale } from '../../lib/react/useLocale';
import type { LoadStatus } from '../../loading/loadStatus';
import { PageHeader } from '../../patterns/PageHeader/PageHeader';
import { UnreadableRows, type UnreadableRow } from '../../patterns/UnreadableRows/UnreadableRows';
import { filterOptions, type MonitorFilterId } from './filters';
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
  /** Developers create monitors and updates here. */
  isDeveloper: boolean;
  onCreateMonitor: () => void;
  onCreateUpdate: () => void;
  /** The pointer or the focus is on the page: a good moment to prefetch the page of a monitor. */
  onIntent?: (() => void) | undefined;
  /** The Developer Settings panel, for developers, after the list. */
  developerSettings?: ReactNode;
}

/** Memoized: does not render on a search keystroke. */
const Header = memo(function Header({
  isDeveloper,
  onCreateMonitor,
  onCreateUpdate,
}: Pick<MonitorsScreenProps, 'isDeveloper' | 'onCreateMonitor' | 'onCreateUpdate'>): ReactNode {
  useLocale();
  return (
    <PageHeader
      title={t('title')}
      description={t('description')}
      {...(isDeveloper && {
        primary: { label: t('createMonitor'), icon: <Icon icon={Plus} />, onPress: onCreateMonitor },
        secondary: [{ label: t('createUpdate'), icon: <Icon icon={Megaphone} />, onPress: onCreateUpdate }],
      })}
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
  isDeveloper,
  onCreateMonitor,
  onCreateUpdate,
  onIntent,
  developerSettings,
  ...table
}: MonitorsScreenProps): ReactNode {
  const { monitors, total, list } = table;
  useLocale();
  const byId = filterOptions();
  const options = useMemo(() => filters.map((id) => byId[id]), [byId, filters]);
  // A failed load logs out; until then the skeleton stays.
  const isLoading = status !== 'ready' && total === 0;
  const isFiltered = list.filter !== 'all' || list.search.trim() !== '';
  return (
    <Stack data-gap={4} onPointerEnter={onIntent} onFocus={onIntent}>
      <Header isDeveloper={isDeveloper} onCreateMonitor={onCreateMonitor} onCreateUpdate={onCreateUpdate} />
      <UnreadableRows rows={unreadable} />
      <MonitorsTable
        {...table}
        status={isLoading ? 'loading' : 'ready'}
        filters={options}
        count={countWords(monitors.length, isFiltered ? total : null)}
        onCreate={isDeveloper ? onCreateMonitor : undefined}
      />
      {!isLoading && developerSettings}
    </Stack>
  );
}
