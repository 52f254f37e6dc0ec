export {
  $isOffline,
  $isPaid,
  $isTakingLonger,
  page,
  SLOW_AFTER_RETRIES,
  retryRequested,
  SUCCESS_POLL_MS,
  SUCCESS_RETRIES,
} from './success';
