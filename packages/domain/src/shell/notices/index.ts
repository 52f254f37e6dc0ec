export {
  $minimumRelease,
  $notices,
  $off,
  $reportSink,
  configSeen,
  noticeClosed,
  started,
} from './operations';
export { type ReportSink } from './reports';
