export { $unreadAfter, $unreadCount } from './activity';
