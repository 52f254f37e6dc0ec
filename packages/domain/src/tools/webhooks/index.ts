export {
  $hidden,
  $shown,
  $status,
  $toScan,
  $webhooks,
  list,
  page,
  reloadRequested,
  scan,
  scanRequested,
} from './desk';
export { $opened, closeRequested, job, opened, planRequested, urlChanged } from './replace';
