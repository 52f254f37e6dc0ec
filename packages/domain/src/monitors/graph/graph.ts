import { combine, createEvent, createStore, sample } from 'effector';
import { $preferences, zoneOf } from '../../shell/preferences';
import { getMonitorGraph } from '../../contract/calls/graph';
import { sessionRevoked } from '../../account/session';
import { saveFileFx } from '../../kernel/ports';
import { createCall, statusOf, type Failure } from '../../kernel/http';
import { createPage } from '../../kernel/page/page';
import { createQuery } from '../../kernel/page/query';
import { notify } from '../../kernel/toasts/notify';
import {
  earlierChoices,
  earlierPoints,
  errorShareOf,
  pointsBetween,
  pointsWithin,
  readPoints,
  spanOf,
  toCsv,
  type GraphEarlier,
  type GraphRange,
  type Span,
} from './points';
import { seriesOf } from './reduce';
import { t } from './text.en';

function messageOf(failure: Failure): string {
  if (failure.kind === 'contract') return t('invalid');
  switch (statusOf(failure)) {
    case 401:
      return t('unauthorized');
    case 404:
      return t('notFound');
    default:
      return t('failed');
  }
}

/** The chart's width in pixels before it is measured. */
const DEFAULT_WIDTH = 960;

/** The graph of one monitor; it opens when it is shown and closes when it is hidden (specification 4.8). */
export const page = createPage<{ readonly uuid: string }>('graph');

export const rangeChanged = createEvent<GraphRange>();
/** Shows a part of the range; `null` shows all of it. */
export const zoomChanged = createEvent<Span | null>();
export const earlierChanged = createEvent<GraphEarlier>();
/** The chart's width in pixels. */
export const widthChanged = createEvent<number>();
/** Saves the points that are shown as a CSV file. */
export const csvRequested = createEvent();

const loadFx = createCall(getMonitorGraph);
const query = createQuery({
  page,
  load: loadFx,
  dataOf: ({ body }) => readPoints(body.data),
  initial: [],
  clearsOnClose: true,
});
sample({ clock: page.started, fn: ({ uuid }) => ({ parameters: { uuid } }), target: query.start });

export const { $status, $unreadable, reload: retryRequested } = query;
/** The message of the last failure, shown with Retry. */
export const $failure = query.$error.map((failure) => (failure === null ? null : messageOf(failure)));

notify({ done: [query.loaded, () => t('fetched')], failed: [query.failed, messageOf] });
sample({
  clock: query.failed,
  filter: (failure) => statusOf(failure) === 401,
  fn: () => ({ withMessage: true }),
  target: sessionRevoked,
});

export const $range = createStore<GraphRange>('all').on(rangeChanged, (_, range) => range);
const $width = createStore(DEFAULT_WIDTH).on(widthChanged, (current, width) =>
  width >= 1 ? Math.round(width) : current,
);

const $ranged = combine(query.$data, $range, pointsWithin);
const $zoom = createStore<Span | null>(null).reset(rangeChanged, page.closed, page.started);
sample({
  clock: zoomChanged,
  source: $ranged,
  // A line has two points.
  filter: (points, zoom) => zoom === null || pointsBetween(points, zoom).length > 1,
  fn: (points, zoom) => {
    const { from, to } = spanOf(points);
    return zoom === null || (zoom.from <= from && zoom.to >= to) ? null : zoom;
  },
  target: $zoom,
});
export const $isZoomed = $zoom.map((zoom) => zoom !== null);

/** The points of the range, or of the part of it that is zoomed in on. */
export const $shown = combine($ranged, $zoom, (points, zoom) =>
  zoom === null ? points : pointsBetween(points, zoom),
);
/** The lines of what is shown, reduced to what the chart's width can show. */
export const $series = combine($shown, $width, seriesOf);

const $earlierChosen = createStore<GraphEarlier>('none').on(earlierChanged, (_, earlier) => earlier);
export const $earlierChoices = query.$data.map(earlierChoices);
export const $earlier = combine($earlierChosen, $earlierChoices, (earlier, choices) =>
  choices.includes(earlier) ? earlier : 'none',
);
/** The same hours earlier, moved onto the hours that are shown. */
export const $earlierPoints = combine(query.$data, $shown, $earlier, earlierPoints);
export const $earlierSeries = combine($earlierPoints, $width, seriesOf);

/** From 0 to 1; `null` without any answers. */
export const $errorShare = $shown.map(errorShareOf);

sample({
  clock: csvRequested,
  source: { points: $shown, params: page.$params, preferences: $preferences },
  filter: ({ points, params }) => params !== null && points.length > 0,
  fn: ({ points, params, preferences }) => ({
    name: `status-codes-${params?.uuid ?? ''}.csv`,
    type: 'text/csv',
    text: toCsv(points, zoneOf(preferences)),
  }),
  target: saveFileFx,
});
