export {
  $minimumRelease,
  $notices,
  $off,
  $reportSink,
  configSeen,
  NOTICE_TICK_MS,
  noticeClosed,
  started,
} from './operations';
export { type ReportSink } from './reports';
