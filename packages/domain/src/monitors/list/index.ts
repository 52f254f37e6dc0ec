export { filterMonitors, indexMonitors, isColumnUsed, type MonitorColumns } from './filtering';
export { createMonitorList } from './monitor-list';
export { filterNames, filtersFor, listOptions, overviewQuery, type MonitorFilter } from './query';
