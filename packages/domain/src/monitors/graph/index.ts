import { combine, createEvent, createStore, sample } from 'effector';
import { browserTimeZone } from '@dropdeck/text';
import { getMonitorGraph } from '../../contract/calls/graph';
import { sessionRevoked } from '../../account/session';
import { toPort } from '../../kernel/ports';
import { callOf, statusOf, type Failure } from '../../kernel/http';
import { createPage } from '../../kernel/page/page';
import { createLoad } from '../../kernel/page/load';
import { notify } from '../../kernel/toasts/notify';
import { pointsWithin, readPoints, toCsv, type GraphRange, seriesOf } from './reduce';
import { t } from './text.en';

function messageOf(failure: Failure): string {
  if (failure.kind === 'contract') return t('invalid');
  const status = statusOf(failure);
  if (status === 401) return t('unauthorized');
  return status === 404 ? t('notFound') : t('failed');
}

/** The chart's width in pixels before it is measured. */
const DEFAULT_WIDTH = 960;

/** The graph of one monitor; it opens when it is shown and closes when it is hidden (specification 4.8). */
export const page = createPage<{ readonly uuid: string }>('graph');

const rangeChanged = createEvent<GraphRange>();
/** The chart's width in pixels. */
const widthChanged = createEvent<number>();
/** Saves the points that are shown as a CSV file. */
const csvRequested = createEvent();

const read = callOf(getMonitorGraph);
const query = createLoad({
  page,
  read,
  dataOf: ({ body }) => readPoints(body.data),
  initial: [],
  clearsOnClose: true,
});
sample({ clock: page.started, fn: ({ uuid }) => ({ parameters: { uuid } }), target: query.start });

notify({ done: [query.loaded, () => t('fetched')], failed: [query.failed, messageOf] });
sample({
  clock: query.failed,
  filter: (failure) => statusOf(failure) === 401,
  fn: () => ({ withMessage: true }),
  target: sessionRevoked,
});

const $range = createStore<GraphRange>('day').on(rangeChanged, (_, range) => range);
const $width = createStore(DEFAULT_WIDTH).on(widthChanged, (current, width) =>
  width >= 1 ? Math.round(width) : current,
);

/** The points of the range. */
const $shown = combine(query.$data, $range, pointsWithin);
sample({
  clock: csvRequested,
  source: { points: $shown, params: page.$params },
  filter: ({ points, params }) => params !== null && points.length > 0,
  fn: ({ points, params }) => ({
    name: `status-codes-${params?.uuid ?? ''}.csv`,
    type: 'text/csv',
    text: toCsv(points, browserTimeZone()),
  }),
  target: toPort('saveFile'),
});

/** The panel with a monitor's graph. */
export const panel = {
  view: {
    /** The lines of what is shown, reduced to what the chart's width can show. */
    series: combine($shown, $width, seriesOf),
    points: $shown,
    range: $range,
    status: query.$status,
    /** The message of the last failure, shown with Retry. */
    error: query.$state.map(({ error }) => error && messageOf(error)),
    unreadable: query.$unreadable,
  },
  events: {
    onRangeChange: rangeChanged,
    onWidthChange: widthChanged,
    onRetry: query.reload,
    onExport: csvRequested,
  },
} as const;
