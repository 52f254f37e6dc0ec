export {
  $errorShare,
  $failure,
  $isLoading,
  $range,
  $series,
  $shown,
  csvRequested,
  messages,
  page,
  rangeChanged,
  retryRequested,
  widthChanged,
} from './graph';
export { type GraphRange, type Point } from './points';
export { type Sample, type Series } from './reduce';
