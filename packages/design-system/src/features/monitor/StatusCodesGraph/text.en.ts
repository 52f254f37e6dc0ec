import { defineText } from '@dropdeck/text';

/** What the graph of status codes says. */
export const t = defineText('design-system/features/monitor/StatusCodesGraph', {
  title: 'Status Codes Over Time',
  description: 'Tracking response status codes from monitor requests',
  range: 'Range',
  lastHour: 'Last hour',
  lastDay: 'Last day',
  lastWeek: 'Last week',
  loading: 'Loading status codes',
  failedText: 'The monitor keeps running. Try fetching its status codes again.',
  empty: 'No data available to display',
  emptyText: 'Status codes appear here once the monitor has sent requests.',
  // The share of failed responses: “Error share 12.5%”.
  errorShare: 'Error share {share}',
  // How many responses: the axis of the graph.
  count: 'Count',
  download: 'Download',
  csv: 'CSV',
  png: 'PNG picture',
  svg: 'SVG picture',
  pictureFailed: 'The picture could not be made. Try SVG, or save the data as CSV.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  // What a second, fainter line of each code shows.
  earlier: 'Earlier day',
  noEarlier: 'No earlier day',
  dayBefore: 'The day before',
  weekBefore: 'A week before',
  // A line in the list of the moment's counts: “200 OK: 12 (before: 10)”.
  countWithEarlier: '{count} (before: {earlier})',
  shownCodes: 'Status codes shown',
  allHidden: 'All status codes are hidden',
  showAll: 'Show all',
  // An HTTP status code without a known phrase: “Status 429”.
  unknownStatus: 'Status {code}',
  // What the arrow keys move along the graph: a point in time.
  moment: 'Moment',
  viewAsTable: 'View as table',
  rows: '{count, plural, one {# row} other {# rows}}',
  tableLabel: 'Status codes over time',
  time: 'Time ({timeZone})',
});
