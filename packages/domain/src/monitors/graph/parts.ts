import * as graph from './graph';

/** The panel with a monitor's graph. */
export const panel = {
  view: {
    series: graph.$series,
    points: graph.$shown,
    range: graph.$range,
    isZoomed: graph.$isZoomed,
    earlier: graph.$earlier,
    earlierChoices: graph.$earlierChoices,
    earlierPoints: graph.$earlierPoints,
    earlierSeries: graph.$earlierSeries,
    errorShare: graph.$errorShare,
    status: graph.$status,
    error: graph.$failure,
    unreadable: graph.$unreadable,
  },
  events: {
    onRangeChange: graph.rangeChanged,
    onZoomChange: graph.zoomChanged,
    onEarlierChange: graph.earlierChanged,
    onWidthChange: graph.widthChanged,
    onRetry: graph.retryRequested,
    onExport: graph.csvRequested,
  },
} as const;
