import { StatusCodesGraphPanel } from '@dropdeck/design-system';
import * as graph from '@dropdeck/domain/graph';
import { useUnit } from 'effector-react';
import { useMemo, type ReactNode } from 'react';
import { usePage } from '../../shell/usePage';

/** Connects the graph of a monitor: fetches the data on mount and clears them on unmount. */
export default function Graph({ uuid }: { uuid: string }): ReactNode {
  usePage(
    graph.page,
    useMemo(() => ({ uuid }), [uuid]),
  );
  const state = useUnit({
    series: graph.$series,
    points: graph.$shown,
    range: graph.$range,
    errorShare: graph.$errorShare,
    status: graph.$status,
    failure: graph.$failure,
  });
  const act = useUnit({
    rangeChanged: graph.rangeChanged,
    widthChanged: graph.widthChanged,
    retry: graph.retryRequested,
    exportCsv: graph.csvRequested,
  });
  return (
    <StatusCodesGraphPanel
      series={state.series}
      points={state.points}
      range={state.range}
      errorShare={state.errorShare}
      status={state.status}
      failure={state.failure}
      onRangeChange={act.rangeChanged}
      onWidthChange={act.widthChanged}
      onRetry={() => act.retry()}
      onExport={() => act.exportCsv()}
    />
  );
}
