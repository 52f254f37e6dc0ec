export { $entries, $report } from './panel';
