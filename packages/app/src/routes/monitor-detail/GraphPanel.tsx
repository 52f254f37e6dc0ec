import { createChunk, LazyBoundary } from '@dropdeck/design-system';
import { lazy, type ReactNode } from 'react';

const Graph = lazy(createChunk(() => import('./Graph')).load);

/** The status-code graph of a monitor. Its data and the chart library are loaded when it is shown. */
export function GraphPanel({ uuid }: { uuid: string }): ReactNode {
  return (
    <LazyBoundary>
      <Graph uuid={uuid} />
    </LazyBoundary>
  );
}
