export { $entries, $report, $unreadAfter, $unreadCount, MAX_ENTRIES, type ActivityEntry } from './activity';
