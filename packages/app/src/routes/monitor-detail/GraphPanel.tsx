import { lazy, Suspense, type ReactNode } from 'react';

const Graph = lazy(() => import('./Graph'));

/** The status-code graph of a monitor; the graph, and what draws it, are fetched when it is shown. */
export function GraphPanel({ uuid }: { uuid: string }): ReactNode {
  return (
    <Suspense fallback={null}>
      <Graph uuid={uuid} />
    </Suspense>
  );
}
