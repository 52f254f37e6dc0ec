export { $entries, $report, type ActivityEntry } from './panel';
