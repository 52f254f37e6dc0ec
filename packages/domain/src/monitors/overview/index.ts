import './statuses';

export { selectedExported, shownExported } from './export';
export { type MonitorListItem, type MonitorType, type NewMonitor } from '../../contract/calls/monitors';
export * as create from './create';
export { type NewMonitorForm } from './create';
export { type NewMonitorUnits } from './new-monitor';
export { type MonitorColumns, type MonitorView } from './filtering';
export { $monitors } from './list';
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
export {
  filtersFor,
  monitorFilters,
  monitorHref,
  overviewQuery,
  type MonitorFilter,
  type MonitorsQuery,
} from './query';
