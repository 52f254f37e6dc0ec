export {
  $isOffline,
  $isPaid,
  $isTakingLonger,
  page,
  PATIENT_RETRIES,
  retryRequested,
  SUCCESS_POLL_MS,
  SUCCESS_RETRIES,
} from './success';
