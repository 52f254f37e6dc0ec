import { combine, createEvent, createStore, sample } from 'effector';
import { getMonitorGraph } from '../monitor-detail/contract';
import { sessionRevoked } from '../session';
import { logFx, saveFileFx } from '../shared/browser';
import { createCall, describeFailure, statusOf, type Failure } from '../shared/http';
import { createPage } from '../shared/page';
import { toastShown } from '../toasts';
import { errorShareOf, pointsWithin, readPoints, toCsv, type GraphRange, type Point } from './points';
import { seriesOf } from './reduce';

/** The messages of the graph (spec section 8). */
export const messages = {
  fetched: 'Status codes fetched successfully',
  unauthorised: 'Authentication failed. Please log in again.',
  notFound: 'Monitor data not found',
  invalid: 'Invalid data format received',
  failed: 'Failed to fetch status codes',
} as const;

function messageOf(failure: Failure): string {
  if (failure.kind === 'contract') return messages.invalid;
  switch (statusOf(failure)) {
    case 401:
      return messages.unauthorised;
    case 404:
      return messages.notFound;
    default:
      return messages.failed;
  }
}

/** Pixel columns of the drawing until it has been measured. */
const DEFAULT_WIDTH = 960;

/** The graph of one monitor: opened when it is shown, closed when it is hidden (spec section 4). */
export const page = createPage<{ readonly uuid: string }>('graph');

/** Retry, after a fetch that failed. */
export const retryRequested = createEvent();
export const rangeChanged = createEvent<GraphRange>();
/** The drawing's width in pixels. */
export const widthChanged = createEvent<number>();
/** The points of the range are wanted as a file. */
export const csvRequested = createEvent();

const load = page.scoped(createCall(getMonitorGraph));

const $points = createStore<readonly Point[] | null>(null);
/** What the last fetch failed with; the place shows it with Retry. */
export const $failure = createStore<string | null>(null);
/** Whether there is nothing to show yet. */
export const $isLoading = combine(
  $points,
  $failure,
  (points, failure) => points === null && failure === null,
);

// Only a failure can be retried: while points are there or on their way, there is nothing to ask for.
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
const taken = sample({ clock: answered, filter: (points): points is readonly Point[] => points !== null });
const failed = sample({
  clock: [
    sample({ clock: load.failed, fn: ({ error }) => messageOf(error) }),
    sample({ clock: answered, filter: (points) => points === null, fn: () => messages.invalid }),
  ],
});

$points.on(taken, (_, points) => points).reset([page.started, page.closed]);
$failure.on(failed, (_, message) => message).reset([page.started, page.closed, load.runFx]);

sample({
  clock: taken,
  fn: () => ({ kind: 'success' as const, text: messages.fetched }),
  target: toastShown,
});
sample({ clock: failed, fn: (text) => ({ kind: 'error' as const, text }), target: toastShown });
sample({ clock: load.failed, fn: ({ error }) => describeFailure(error), target: logFx });
sample({
  clock: load.failed,
  filter: ({ error }) => statusOf(error) === 401,
  fn: () => ({ withMessage: true }),
  target: sessionRevoked,
});

/** How much of the loaded points is looked at. */
export const $range = createStore<GraphRange>('all').on(rangeChanged, (_, range) => range);
const $width = createStore(DEFAULT_WIDTH).on(widthChanged, (current, width) =>
  width >= 1 ? Math.round(width) : current,
);

const nothing: readonly Point[] = [];

/** Every point of the range, in order. */
export const $shown = combine($points, $range, (points, range) => pointsWithin(points ?? nothing, range));
/** The lines of the range, as many samples as the drawing can show. */
export const $series = combine($shown, $width, seriesOf);
/** From 0 to 1; `null` where nothing was answered. */
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
