import { StatusCodesGraphPanel } from '@dropdeck/design-system';
import * as graph from '@dropdeck/domain/monitors/graph';
import { useUnit } from 'effector-react';
import { useMemo, type ReactNode } from 'react';
import { usePage } from '../../shell/usePage';

const shape = {
  series: graph.$series,
  points: graph.$shown,
  range: graph.$range,
  errorShare: graph.$errorShare,
  status: graph.$status,
  failure: graph.$failure,
  unreadable: graph.$unreadable,
  onRangeChange: graph.rangeChanged,
  onWidthChange: graph.widthChanged,
  onRetry: graph.retryRequested,
  onExport: graph.csvRequested,
} as const;

/** Connects the graph of a monitor: fetches the data on mount and clears them on unmount. */
export default function Graph({ uuid }: { uuid: string }): ReactNode {
  usePage(
    graph.page,
    useMemo(() => ({ uuid }), [uuid]),
  );
  return <StatusCodesGraphPanel {...useUnit(shape)} />;
}
