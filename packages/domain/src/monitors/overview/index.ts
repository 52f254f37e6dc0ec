import './statuses';

export { selectedExported, shownExported } from './export';
export * as create from './create';
export { type NewMonitorUnits } from './new-monitor';
export {
  $columns,
  $filter,
  $filters,
  $hidden,
  $query,
  $search,
  $shown,
  $status,
  $total,
  $unreadable,
  cleared,
  filterChanged,
  list,
  page,
  queryChanged,
  searchChanged,
} from './page';
export { $isPanelOpen, panelToggled } from './panel';
export { monitorHref, type MonitorFilter } from './query';
