import * as graph from './graph';

/** The panel with a monitor's graph. */
export const panel = {
  view: {
    series: graph.$series,
    points: graph.$shown,
    range: graph.$range,
    status: graph.$status,
    error: graph.$failure,
    unreadable: graph.$unreadable,
  },
  events: {
    onRangeChange: graph.rangeChanged,
    onWidthChange: graph.widthChanged,
    onRetry: graph.retryRequested,
    onExport: graph.csvRequested,
  },
} as const;

export { page } from './graph';
