export { filterMonitors, indexMonitors, isColumnUsed, type MonitorColumns } from './filtering';
export { createMonitorList } from './monitor-list';
export { builtInViews, filtersFor, listOptions, overviewQuery, type MonitorFilter } from './query';
