import { createChunk, LazyBoundary } from '@dropdeck/design-system';
import * as operations from '@dropdeck/domain/shell/notices';
import { useProvidedScope, useUnit } from 'effector-react';
import { lazy, useEffect, type ReactNode } from 'react';

const OperatorNotices = lazy(createChunk(() => import('./OperatorNotices'), 'notice').load);
const reportsChunk = createChunk(() => import('../../browser/reports/startReports'), 'notice');

/** Starts the reports that the operator wants; without a sink not even their code is fetched. */
function useReports(sink: operations.ReportSink | null): void {
  const scope = useProvidedScope();
  useEffect(() => {
    if (sink === null || scope === null) return undefined;
    let stop: (() => void) | null = null;
    let isOver = false;
    const start = async (): Promise<void> => {
      // Without the reports the page is the same.
      const module = await reportsChunk.prefetch().catch(() => null);
      if (!isOver) stop = module?.startReports(sink, scope) ?? null;
    };
    void start();
    return () => {
      isOver = true;
      stop?.();
    };
  }, [sink, scope]);
}

/** What the operator says in config.json. */
export function Operator(): ReactNode {
  const { notices, sink, started, closed } = useUnit({
    notices: operations.$notices,
    sink: operations.$reportSink,
    started: operations.started,
    closed: operations.noticeClosed,
  });
  useEffect(() => started(), [started]);
  useReports(sink);
  if (notices.length === 0) return null;
  return (
    <LazyBoundary isQuiet>
      <OperatorNotices notices={notices} onClose={closed} />
    </LazyBoundary>
  );
}
