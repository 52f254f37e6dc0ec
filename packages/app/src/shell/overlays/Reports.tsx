import { createChunk } from '@dropdeck/design-system';
import { $reportSink } from '@dropdeck/domain/shell/reports';
import { useProvidedScope, useUnit } from 'effector-react';
import { useEffect } from 'react';

const reportsChunk = createChunk(() => import('../../browser/reports/startReports'), 'notice');

/** Starts the reports that the operator wants; without a sink not even their code is fetched. */
export function Reports(): null {
  const sink = useUnit($reportSink);
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
  return null;
}
