export {
  $errorShare,
  $failure,
  $range,
  $series,
  $shown,
  $status,
  $unreadable,
  csvRequested,
  messages,
  page,
  rangeChanged,
  retryRequested,
  widthChanged,
} from './graph';
export { type GraphRange, type Point } from './points';
export { type Sample, type Series } from './reduce';
