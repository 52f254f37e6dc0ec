export { $log, $unreadAfter, $unreadCount, MAX_ENTRIES, type LogEntry } from './activity';
