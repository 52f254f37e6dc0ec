export { $reportSink, type ReportSink } from './reports';
