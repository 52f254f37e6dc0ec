export { $log, $unreadAfter, $unreadCount, MAX_ENTRIES } from './activity';
