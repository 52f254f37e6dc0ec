export { $isOffline, $isPaid, $isTakingLonger, page, retryRequested } from './success';
