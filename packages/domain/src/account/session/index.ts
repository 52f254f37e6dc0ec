import './preload';
import './logout';

export * from './chat-platform';
export { type CustomerInfo } from '../../contract/calls/session';
export { inviteFollowed, inviteKeyOf } from './invite';
export {
  $isLogoutRequested,
  endSessionOn,
  loginRequired,
  sessionRevoked,
  logoutCancelled,
  logoutConfirmed,
  logoutRequested,
} from './logout';
export { $listQueries, $navigation } from './navigation';
export * from './profile';
export { $isDeveloper } from './state';
export { pageRestored } from './restore';
export * from './routing';
export { $isLeaving } from '../../kernel/http';
export { $info, $session, $user, infoPatched, infoRequested, infoResource, planKey } from './state';
