export {
  $errorShare,
  $failure,
  $range,
  $series,
  $shown,
  $status,
  $unreadable,
  csvRequested,
  page,
  rangeChanged,
  retryRequested,
  widthChanged,
} from './graph';
