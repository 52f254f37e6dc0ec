export { $entries, $report, MAX_ENTRIES, type ActivityEntry } from './activity';
