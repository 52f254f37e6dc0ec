export { selectedExported, shownExported } from './export';
export { type MonitorListItem, type MonitorType, type NewMonitor } from './contract';
export * as create from './create';
export { type NewMonitorForm } from './create';
export { type MonitorColumns, type MonitorView } from './filtering';
export { $monitors } from './list';
export {
  $columns,
  $filter,
  $filters,
  $query,
  $search,
  $shown,
  $status,
  $total,
  $unreadable,
  cleared,
  filterChanged,
  page,
  queryChanged,
  searchChanged,
} from './page';
export { $isPanelOpen, panelKey, panelToggled } from './panel';
export {
  filtersFor,
  formatQuery,
  monitorFilters,
  monitorHref,
  parseQuery,
  type MonitorFilter,
  type MonitorsQuery,
} from './query';
