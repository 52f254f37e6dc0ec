import type { ReportSink } from '@dropdeck/domain/shell/reports';
import { matchPage, pages } from '@dropdeck/domain/shell/pages';
import { callFailed } from '@dropdeck/domain/kernel';
import { createWatch, type Scope } from 'effector';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { ownRelease } from '../release';
import { createReportQueue } from './queue';
import { errorRecord, failureRecord, longTasksRecord, vitalRecord } from './records';
import { otlpRequest, sentryRequest } from './sinks';

/** The event of an error that broke a page; its `detail` is the error. */
export const PAGE_ERROR = 'dropdeck:page-error';

/** Part of the visits that are reported, unless the operator says otherwise. */
const SAMPLE = 1;

const pagePattern = (): string => {
  const name = matchPage(location.pathname)?.name;
  return name === undefined ? 'unknown' : pages[name].path;
};

/**
 * Reports errors, failed calls, long tasks and web vitals of this page to the operator's sink. The whole module loads only
 * when the config names one.
 *
 * @returns stops it.
 */
export function startReports(sink: ReportSink, scope: Scope): () => void {
  if (Math.random() >= (sink.sample ?? SAMPLE)) return () => undefined;
  const release = ownRelease() ?? 'development';
  const queue = createReportQueue((records) => {
    const source = { release, page: pagePattern() };
    return 'otlp' in sink
      ? otlpRequest(sink.otlp, records, source)
      : sentryRequest(sink.sentryDsn, records, source);
  });
  const now = (): number => Date.now();
  const ending = new AbortController();
  const { signal } = ending;

  const onError = (error: unknown): void => queue.add(errorRecord(now(), error));
  window.addEventListener('error', ({ error }) => onError(error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => onError(reason), { signal });
  window.addEventListener(PAGE_ERROR, (event) => onError((event as CustomEvent<unknown>).detail), { signal });
  const unwatch = createWatch({
    unit: callFailed,
    scope,
    fn: (failure) => queue.add(failureRecord(now(), failure)),
  });

  let durations: number[] = [];
  const tasks = PerformanceObserver.supportedEntryTypes.includes('longtask')
    ? new PerformanceObserver((list) => {
        durations.push(...list.getEntries().map(({ duration }) => duration));
      })
    : null;
  tasks?.observe({ type: 'longtask', buffered: true });

  for (const onVital of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    onVital((metric) => {
      if (!signal.aborted) queue.add(vitalRecord(now(), metric));
    });
  }

  // After the listeners of web-vitals, which report when the page is hidden.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') return;
      if (durations.length > 0) queue.add(longTasksRecord(now(), durations));
      durations = [];
      queue.flush(true);
    },
    { signal },
  );

  return () => {
    ending.abort();
    unwatch();
    tasks?.disconnect();
    queue.stop();
  };
}
