import { localized } from '@dropdeck/text';
import { Pencil, Pin, TriangleAlert, type LucideIcon } from 'lucide-react';
import { type LoadStatus } from '../../loading/loadStatus';
import { useMemo, type ReactNode } from 'react';
import { handlePlainClick } from '../../lib/react/handlePlainClick';
import type { CountLink } from '../../patterns/CountLinks/CountLinks';
import { useShownSelection } from '../../patterns/DataTable/useRowSelection';
import type { Column, RowAction } from '../../patterns/DataTable/types';
import { ListTable, type ListControls } from '../../patterns/ListTable/ListTable';
import { StatusBadge } from '../../patterns/StatusBadge/StatusBadge';
import { Button, EmptyState, Icon, type SelectOption } from '../../primitives';
import type { MonitorFilterId } from './filters';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { useText } from '../../lib/react/useLocale';

/** A monitor of the overview; values that the server did not send are empty. */
export interface MonitorRow {
  uuid: string;
  name: string;
  product: string;
  type: string;
  status: string;
  /** It cannot watch anything yet. */
  needsSetup: boolean;
  /** The person has pinned it in this browser. */
  isPinned?: boolean | undefined;
}

/** The selected monitors, for what is done to them. */
export interface MonitorSelection {
  monitors: readonly MonitorRow[];
}

export interface MonitorsTableProps {
  /** The monitors that match filter and search. */
  monitors: readonly MonitorRow[];
  status: LoadStatus;
  /** Which optional columns are shown. */
  columns: { type: boolean; status: boolean };
  /** How many monitors there are without search and filter. */
  total: number;
  list: ListControls;
  filters: ReadonlyArray<SelectOption<MonitorFilterId>>;
  /** How many are shown, in words. */
  count: string;
  /** What deserves a look, by the ids of the filters. Stable. */
  counts: readonly CountLink[];
  /** Customers add a link by the primary action, developers by the menu. */
  isDeveloper: boolean;
  /** Creates the first monitor; for developers. */
  onCreate: (() => void) | undefined;
  /** The path of a monitor's page. */
  hrefOf: (monitor: MonitorRow) => string;
  /** The query string of the list, which a followed link keeps. */
  linkQuery: () => string;
  onOpen: (monitor: MonitorRow) => void;
  /** What is done to the selected ones: SelectedMonitors, loaded with the first selection. Stable. */
  selected: (selection: MonitorSelection) => ReactNode;
  /** Asks for a link and the monitor that takes it. Stable. */
  onAddLink: () => void;
}

const nameOf = ({ name }: MonitorRow): string => name;

/** The name is a link for the pointer; on the keyboard, Enter on the row opens it. */
const nameColumn = ({
  hrefOf,
  onOpen,
}: Pick<MonitorsTableProps, 'hrefOf' | 'onOpen'>): Column<MonitorRow> => ({
  id: 'name',
  header: common('name'),
  isRowHeader: true,
  cellStyle: 'fit',
  width: { share: 3, minWidth: 200 },
  sortValue: nameOf,
  render: (monitor) => {
    const link = (
      <a
        data-truncate=""
        data-marked=""
        href={hrefOf(monitor)}
        tabIndex={-1}
        onClick={handlePlainClick(() => onOpen(monitor))}
      >
        {monitor.name}
      </a>
    );
    const mark = (label: string, icon: LucideIcon, tone?: 'muted'): ReactNode => (
      // A title of the image itself would be its description, and be read after its name, which is the same.
      <span role="img" aria-label={label} data-tone={tone}>
        <span title={label}>
          <Icon icon={icon} />
        </span>
      </span>
    );
    return monitor.needsSetup || monitor.isPinned ? (
      <span data-line="">
        {link}
        {monitor.isPinned && mark(t('pinned'), Pin, 'muted')}
        {monitor.needsSetup && mark(t('needsSetup'), TriangleAlert)}
      </span>
    ) : (
      link
    );
  },
});

const otherColumns = localized((): Readonly<Record<'product' | 'type' | 'status', Column<MonitorRow>>> => ({
  product: {
    id: 'product',
    card: 'chip',
    header: t('product'),
    width: { share: 2, minWidth: 120 },
    hidePriority: 2,
    sortValue: ({ product }) => product,
    render: ({ product }) => (product === '' ? null : product),
  },
  type: {
    id: 'type',
    card: 'chip',
    header: common('type'),
    width: 120,
    hidePriority: 1,
    sortValue: ({ type }) => type,
    render: ({ type }) => (type === '' ? null : type),
  },
  status: {
    id: 'status',
    card: 'chip',
    header: common('status'),
    cellStyle: 'fit',
    width: 140,
    sortValue: ({ status }) => status.toLowerCase(),
    render: ({ status }) => (status === '' ? null : <StatusBadge status={status} />),
  },
}));

const keyOf = ({ uuid }: MonitorRow): string => uuid;

/** As the server says it. */
const example = [
  ['Nike SNKRS', 'Sneaker', 'product', 'Active'],
  ['Zalando', 'Alternative', 'new', 'Offline'],
].map(([title = '', ...facts]) => ({ title, facts }));

export function MonitorsTable({
  monitors,
  status: loadStatus,
  columns: { type, status },
  total,
  list,
  filters,
  count,
  counts,
  isDeveloper,
  onCreate,
  hrefOf,
  linkQuery,
  onOpen,
  selected,
  onAddLink,
}: MonitorsTableProps): ReactNode {
  const others = otherColumns();
  // Reserve room for the columns of developers until the server's data is loaded.
  const isReserved = isDeveloper && loadStatus === 'loading';
  const columns = useMemo(
    () => [
      nameColumn({ hrefOf, onOpen }),
      others.product,
      ...(type || isReserved ? [others.type] : []),
      ...(status || isReserved ? [others.status] : []),
    ],
    [others, type, status, isReserved, hrefOf, onOpen],
  );
  const sayCommon = useText(common);
  const actions = useMemo(
    () =>
      (monitor: MonitorRow): RowAction[] => [
        {
          id: 'edit',
          label: sayCommon('edit'),
          icon: <Icon icon={Pencil} />,
          href: hrefOf(monitor),
          onAction: () => onOpen(monitor),
        },
      ],
    [hrefOf, onOpen, sayCommon],
  );
  const { ids, ...selection } = useShownSelection(monitors, keyOf);
  const say = useText(t);
  const menu = useMemo(
    () =>
      isDeveloper
        ? [
            {
              id: 'add',
              items: [
                { id: 'add-link', label: say('addLink'), description: say('addLinkText'), run: onAddLink },
              ],
            },
          ]
        : undefined,
    [say, isDeveloper, onAddLink],
  );
  return (
    <ListTable
      list={list}
      noun="monitors"
      total={total}
      searchLabel={t('search')}
      searchPlaceholder={t('searchPlaceholder')}
      filters={filters}
      count={count}
      counts={counts}
      menu={menu}
      noMatchTitle={t('empty')}
      label={t('title')}
      rows={monitors}
      rowKey={keyOf}
      columns={columns}
      status={loadStatus}
      rowActions={actions}
      actionCount={1}
      onRowOpen={onOpen}
      linkQuery={linkQuery}
      {...selection}
      bulkActions={
        ids.length > 0 && selected({ monitors: monitors.filter(({ uuid }) => ids.includes(uuid)) })
      }
      empty={
        <EmptyState
          title={t('empty')}
          example={example}
          illustration="list"
          action={onCreate && <Button onPress={onCreate}>{t('createFirst')}</Button>}
        >
          {t('emptyText')}
        </EmptyState>
      }
    />
  );
}
