import { callFailed, type Failure } from '@dropdeck/domain/kernel';
import { matchPage, pages } from '@dropdeck/domain/shell/pages';
import type { ReportSink } from '@dropdeck/domain/shell/reports';
import { createWatch, type Scope } from 'effector';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { requestOptions } from './bootRequests';
import { ownRelease } from './release';

/**
 * What leaves the browser, and nothing else: names and numbers of the product. No text of a server or a person, no
 * address with a query, no token.
 */
export interface ReportRecord {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly level: 'error' | 'warning' | 'info';
  /** What it is, of a closed set: “error”, “call failed”, “web vital”. */
  readonly name: string;
  readonly values: Readonly<Record<string, string | number>>;
}

const recordOf = (
  level: ReportRecord['level'],
  name: string,
  values: ReportRecord['values'],
): ReportRecord => ({ at: Date.now(), level, name, values });

/** Frames of a stack that are sent. */
const FRAMES = 10;

/** A class of errors, never its message, which may have what a person typed. */
function classOf(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error;
  return /^[A-Z]\w{0,40}$/.test(name) ? name : 'Error';
}

/** The frames of the product's files: “index-abc.js:10:200”. Addresses of pages and of other origins are left out. */
function framesOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [...stack.matchAll(/\/assets\/([\w.-]+\.js):(\d+):(\d+)/g)]
    .slice(0, FRAMES)
    .map(([, file, line, column]) => `${file}:${line}:${column}`)
    .join(' ');
}

/** An error that was thrown and not caught, or that broke the page. */
export const errorRecord = (error: unknown): ReportRecord =>
  recordOf('error', 'error', { class: classOf(error), stack: framesOf(error) });

/** A failed call by its declared name. Of an answer that breaks the contract only the number of its mismatches. */
export function failureRecord(failure: Failure): ReportRecord {
  const { call, kind } = failure;
  return recordOf(kind === 'contract' ? 'error' : 'warning', 'call failed', {
    call,
    kind,
    ...(kind === 'http' ? { status: failure.status } : {}),
    ...(kind === 'contract' ? { side: failure.side, mismatches: failure.issues.length } : {}),
  });
}

/** The long tasks since the last one of these records. */
export const longTasksRecord = (durations: readonly number[]): ReportRecord =>
  recordOf('info', 'long tasks', {
    count: durations.length,
    longest: Math.round(Math.max(...durations)),
    total: Math.round(durations.reduce((sum, one) => sum + one, 0)),
  });

/** What every record of a page shares. */
interface ReportSource {
  /** The build, or “development”. */
  readonly release: string;
  /** The pattern of the page's path, such as `/monitors/:uuid`. */
  readonly page: string;
}

const severities = { info: 9, warning: 13, error: 17 } as const;

const attribute = (key: string, value: string | number) => ({
  key,
  value: typeof value === 'number' ? { doubleValue: value } : { stringValue: value },
});

/** Records as the logs of OTLP/HTTP with JSON (opentelemetry.io/docs/specs/otlp). */
export function otlpRequest(url: string, records: readonly ReportRecord[], { release, page }: ReportSource) {
  const logRecords = records.map(({ at, level, name, values }) => ({
    // A number of nanoseconds is beyond what JSON numbers hold exactly.
    timeUnixNano: `${Math.round(at)}000000`,
    severityNumber: severities[level],
    severityText: level.toUpperCase(),
    body: { stringValue: name },
    attributes: Object.entries(values).map(([key, value]) => attribute(key, value)),
  }));
  const attributes = [
    attribute('service.name', 'dropdeck'),
    attribute('service.version', release),
    attribute('url.template', page),
  ];
  const scopeLogs = [{ scope: { name: 'dropdeck.page' }, logRecords }];
  const body = JSON.stringify({ resourceLogs: [{ resource: { attributes }, scopeLogs }] });
  return { url, contentType: 'application/json', body };
}
type ReportRequest = ReturnType<typeof otlpRequest>;

/**
 * Records as an envelope of a Sentry-compatible server (develop.sentry.dev/sdk/foundations/envelopes): one event per
 * record.
 *
 * @param dsn `https://KEY@host/PROJECT`.
 */
export function sentryRequest(
  dsn: string,
  records: readonly ReportRecord[],
  { release, page }: ReportSource,
): ReportRequest {
  const { protocol, host, pathname, username } = new URL(dsn);
  const folders = pathname.split('/').filter((part) => part !== '');
  const project = folders.pop() ?? '';
  const lines = records.flatMap(({ at, level, name, values }) => {
    const event = {
      // `randomUUID` is missing over plain http.
      event_id: [...crypto.getRandomValues(new Uint8Array(16))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join(''),
      timestamp: at / 1000,
      platform: 'javascript',
      level,
      release: `dropdeck@${release}`,
      transaction: page,
      message: { formatted: name },
      fingerprint: [name, ...Object.values(values).filter((value) => typeof value === 'string')],
      extra: values,
    };
    return [JSON.stringify({ type: 'event' }), JSON.stringify(event)];
  });
  const path = [...folders, 'api', project, 'envelope', ''].join('/');
  return {
    // The key is public: it allows sending alone.
    url: `${protocol}//${host}/${path}?sentry_key=${encodeURIComponent(username)}&sentry_version=7`,
    contentType: 'application/x-sentry-envelope',
    body: [JSON.stringify({ sent_at: new Date().toISOString() }), ...lines, ''].join('\n'),
  };
}

/** Milliseconds between two requests. */
export const FLUSH_MS = 30_000;
/** Records in one request. */
const BATCH = 50;
/** Records of one page; later ones are dropped. */
const LIMIT = 500;
/** Milliseconds until a slow sink is given up. */
const TIMEOUT_MS = 5_000;
/** Failed requests in a row after which nothing more is sent. */
const FAILURES = 3;

/** Whether the sink took it. One that is down is not the page's problem. */
const send = ({ url, contentType, body }: ReportRequest, isLast: boolean): Promise<boolean> =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': contentType },
    body,
    keepalive: isLast,
    ...requestOptions,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Batches records, and gives up on a sink that does not answer. */
export function createReportQueue(requestOf: (records: readonly ReportRecord[]) => ReportRequest) {
  const waiting: ReportRecord[] = [];
  let count = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Sends what waits. `isLast` for a page that is being hidden: the request outlives it. */
  const flush = (isLast = false): void => {
    clearTimeout(timer);
    timer = undefined;
    const records = waiting.splice(0);
    if (records.length === 0 || failures >= FAILURES) return;
    void send(requestOf(records), isLast).then((isTaken) => (failures = isTaken ? 0 : failures + 1));
  };

  return {
    add: (record: ReportRecord): void => {
      if (count >= LIMIT || failures >= FAILURES) return;
      count += 1;
      waiting.push(record);
      if (waiting.length >= BATCH) flush();
      else timer ??= setTimeout(flush, FLUSH_MS);
    },
    flush,
    stop: () => {
      clearTimeout(timer);
      waiting.length = 0;
      count = LIMIT;
    },
  };
}

const pagePattern = (): string => {
  const name = matchPage(location.pathname)?.name;
  return name === undefined ? 'unknown' : pages[name].path;
};

/**
 * Reports errors, failed calls, long tasks and web vitals of this page to the operator's sink, until the signal aborts.
 * The whole module loads only when the config names one.
 */
export function startReports(sink: ReportSink, scope: Scope, signal: AbortSignal): void {
  if (signal.aborted || Math.random() >= (sink.sample ?? 1)) return;
  const release = ownRelease() ?? 'development';
  const queue = createReportQueue((records) => {
    const source = { release, page: pagePattern() };
    return 'otlp' in sink
      ? otlpRequest(sink.otlp, records, source)
      : sentryRequest(sink.sentryDsn, records, source);
  });

  const onError = (error: unknown): void => queue.add(errorRecord(error));
  window.addEventListener('error', ({ error }) => onError(error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => onError(reason), { signal });
  const onPageError = (event: Event): void => onError((event as CustomEvent<unknown>).detail);
  // Of RouteBoundary.
  window.addEventListener('dropdeck:page-error', onPageError, { signal });
  const fn = (failure: Failure): void => queue.add(failureRecord(failure));
  const unwatch = createWatch({ unit: callFailed, scope, fn });

  let durations: number[] = [];
  const tasks = new PerformanceObserver((list) => {
    durations.push(...list.getEntries().map(({ duration }) => duration));
  });
  if (PerformanceObserver.supportedEntryTypes.includes('longtask'))
    tasks.observe({ type: 'longtask', buffered: true });

  for (const onVital of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    onVital(({ name, value, rating }) => {
      const rounded = Math.round(value * 1000) / 1000;
      if (!signal.aborted) queue.add(recordOf('info', 'web vital', { vital: name, value: rounded, rating }));
    });
  }

  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') return;
    if (durations.length > 0) queue.add(longTasksRecord(durations));
    durations = [];
    queue.flush(true);
  };
  // After the listeners of web-vitals, which report when the page is hidden.
  document.addEventListener('visibilitychange', onVisibility, { signal });

  signal.addEventListener('abort', () => {
    unwatch();
    tasks.disconnect();
    queue.stop();
  });
}
