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
  // How many responses: the axis of the graph.
  count: 'Count',
  download: 'Download CSV',
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
