import { combine, createEvent, createStore, sample } from 'effector';
import { getMonitorGraph } from './contract';
import { sessionRevoked } from '../session';
import { logFx, saveFileFx } from '../shared/browser';
import { createCall, describeFailure, statusOf, type Failure } from '../shared/http';
import { createPage } from '../shared/page';
import { notify } from '../shared/notify';
import { errorShareOf, pointsWithin, readPoints, toCsv, type GraphRange, type Point } from './points';
import { seriesOf } from './reduce';

/** The messages of the graph (specification 8.10). */
export const messages = {
  fetched: 'Status codes fetched successfully',
  unauthorized: 'Authentication failed. Please log in again.',
  notFound: 'Monitor data not found',
  invalid: 'Invalid data format received',
  failed: 'Failed to fetch status codes',
} as const;

function messageOf(failure: Failure): string {
  if (failure.kind === 'contract') return messages.invalid;
  switch (statusOf(failure)) {
    case 401:
      return messages.unauthorized;
    case 404:
      return messages.notFound;
    default:
      return messages.failed;
  }
}

/** The chart's width in pixels before it is measured. */
const DEFAULT_WIDTH = 960;

/** The graph of one monitor; it opens when it is shown and closes when it is hidden (specification 4.8). */
export const page = createPage<{ readonly uuid: string }>('graph');

export const retryRequested = createEvent();
export const rangeChanged = createEvent<GraphRange>();
/** The chart's width in pixels. */
export const widthChanged = createEvent<number>();
/** Saves the points of the range as a CSV file. */
export const csvRequested = createEvent();

const load = page.scoped(createCall(getMonitorGraph));

const $points = createStore<readonly Point[] | null>(null);
/** The message of the last failure, shown with Retry. */
export const $failure = createStore<string | null>(null);
export const $isLoading = combine(
  $points,
  $failure,
  (points, failure) => points === null && failure === null,
);

const retried = sample({
  clock: retryRequested,
  source: { params: page.$params, failure: $failure },
  filter: ({ params, failure }) => params !== null && failure !== null,
  fn: ({ params }) => ({ uuid: params?.uuid ?? '' }),
});

sample({
  clock: [page.started, retried],
  fn: ({ uuid }) => ({ parameters: { uuid } }),
  target: load.runFx,
});

const answered = sample({ clock: load.done, fn: ({ result }) => readPoints(result.body.data) });
const received = sample({ clock: answered, filter: (points): points is readonly Point[] => points !== null });
const failed = sample({
  clock: [
    sample({ clock: load.failed, fn: ({ error }) => messageOf(error) }),
    sample({ clock: answered, filter: (points) => points === null, fn: () => messages.invalid }),
  ],
});

$points.on(received, (_, points) => points).reset([page.started, page.closed]);
$failure.on(failed, (_, message) => message).reset([page.started, page.closed, load.runFx]);

notify({ done: [received, messages.fetched], failed: [failed, (text) => text] });
sample({ clock: load.failed, fn: ({ error }) => describeFailure(error), target: logFx });
sample({
  clock: load.failed,
  filter: ({ error }) => statusOf(error) === 401,
  fn: () => ({ withMessage: true }),
  target: sessionRevoked,
});

export const $range = createStore<GraphRange>('all').on(rangeChanged, (_, range) => range);
const $width = createStore(DEFAULT_WIDTH).on(widthChanged, (current, width) =>
  width >= 1 ? Math.round(width) : current,
);

const nothing: readonly Point[] = [];

export const $shown = combine($points, $range, (points, range) => pointsWithin(points ?? nothing, range));
/** The lines of the range, reduced to what the chart's width can show. */
export const $series = combine($shown, $width, seriesOf);
/** From 0 to 1; `null` without any answers. */
export const $errorShare = $shown.map(errorShareOf);

sample({
  clock: csvRequested,
  source: { points: $shown, params: page.$params },
  filter: ({ points, params }) => params !== null && points.length > 0,
  fn: ({ points, params }) => ({
    name: `status-codes-${params?.uuid ?? ''}.csv`,
    type: 'text/csv',
    text: toCsv(points),
  }),
  target: saveFileFx,
});
