import { localized } from '@dropdeck/text';
import { createLazyComponent, useLazyComponent } from '../../../loading/lazy';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { Banner, Button, EmptyState, Skeleton, SkeletonGroup, Stack } from '../../../primitives';
import { useLocale } from '../../../lib/react/useLocale';
import { isPending, type LoadStatus } from '../../../loading/loadStatus';
import { FilterSegments } from '../../../patterns/FilterBar/FilterSegments';
import { UnreadableRows, type UnreadableRow } from '../../../patterns/UnreadableRows/UnreadableRows';
import { GraphControls } from './GraphControls';
import { GraphLegend } from './GraphLegend';
import { GraphPlot } from './GraphPlot';
import { GraphTable } from './GraphTable';
import { Centered, Facts, Fill, Header, Panel, Plot } from './graphStyles';
import {
  insets,
  type StatusEarlier,
  type StatusPoint,
  type StatusRange,
  type StatusSeries,
  type StatusSpan,
  type GraphZoom,
} from './types';
import { drawPicture, paintPicture, type Picture } from './graphPicture';
import { styleOf } from './statusCodes';
import type { StatusCodesChartProps } from './StatusCodesChart';
import { useSize } from './useSize';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';

export interface StatusCodesGraphPanelProps {
  /** A line per code of the range, downsampled to the chart's width. */
  series: readonly StatusSeries[];
  /** Every point of the range, in order, for the tooltip and the table. */
  points: readonly StatusPoint[];
  range: StatusRange;
  /** A part of the range is shown. */
  isZoomed: boolean;
  /** The earlier day that is shown in fainter lines, moved onto the points. */
  earlier: StatusEarlier;
  /** With `none` alone, nothing is offered. */
  earlierChoices: readonly StatusEarlier[];
  earlierPoints: readonly StatusPoint[];
  earlierSeries: readonly StatusSeries[];
  /** Share of responses from 400 to 599, from 0 to 1; `null` without responses. */
  errorShare: number | null;
  status: LoadStatus;
  /** Why the data could not be loaded. */
  error: string | null;
  /** Points that could not be read. */
  unreadable?: readonly UnreadableRow[] | undefined;
  onRangeChange: (range: StatusRange) => void;
  /** Shows a part of the range; `null` shows all of it. */
  onZoomChange: (zoom: StatusSpan | null) => void;
  onEarlierChange: (earlier: StatusEarlier) => void;
  /** The chart's width in pixels, reported when measured and when it changes. Keep it stable. */
  onWidthChange: (width: number) => void;
  onRetry: () => void;
  /** Saves the points that are shown as CSV. */
  onExport: () => void;
  /** Saves a picture of the chart. */
  onPicture: (picture: Picture) => void;
}

/** With recharts. Its data load at the same time. */
const chart = createLazyComponent<StatusCodesChartProps>(() => import('./StatusCodesChart'));

const ranges = localized(
  () =>
    [
      { id: 'hour', label: t('lastHour') },
      { id: 'day', label: t('lastDay') },
      { id: 'week', label: t('lastWeek') },
      { id: 'all', label: common('all') },
    ] as const satisfies ReadonlyArray<{ id: StatusRange; label: string }>,
);

/**
 * The status-code graph of a monitor (specification 2.10): a step line per code over time, and the same data
 * as a table. 700 px high. Loads recharts when shown.
 */
export function StatusCodesGraphPanel({
  series,
  points,
  range,
  isZoomed,
  earlier,
  earlierChoices,
  earlierPoints,
  earlierSeries,
  errorShare,
  status,
  error,
  unreadable,
  onRangeChange,
  onZoomChange,
  onEarlierChange,
  onWidthChange,
  onRetry,
  onExport,
  onPicture,
}: StatusCodesGraphPanelProps): ReactNode {
  const id = useId();
  useLocale();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(() => series.filter(({ code }) => !hidden.has(code)), [series, hidden]);
  const shownEarlier = useMemo(
    () => earlierSeries.filter(({ code }) => !hidden.has(code)),
    [earlierSeries, hidden],
  );
  const chartRef = useRef<HTMLDivElement>(null);
  const readRef = useRef<number | null>(null);
  const [isPictureFailed, setPictureFailed] = useState(false);
  const codes = useMemo(() => series.map(({ code }) => code), [series]);
  const Chart = useLazyComponent(chart, true);
  const [header, { width }] = useSize<HTMLElement>();
  const plotWidth = width - insets.left - insets.right;
  const hasData = points.length > 0 && series.length > 0;

  // Report the width before the data arrives, so that it is downsampled and rendered once.
  useEffect(() => {
    if (plotWidth > 0) onWidthChange(plotWidth);
  }, [plotWidth, onWidthChange]);

  const onToggle = (code: string): void =>
    setHidden((now) => {
      const next = new Set(now);
      if (!next.delete(code)) next.add(code);
      return next;
    });

  const onZoom = (zoom: GraphZoom): void => {
    if (zoom === 'all') return onZoomChange(null);
    if (typeof zoom !== 'string') return onZoomChange(zoom);
    const from = points[0]?.time ?? 0;
    const span = (points.at(-1)?.time ?? 0) - from;
    const read = readRef.current;
    const middle =
      zoom === 'in' && read !== null && read >= from && read <= from + span ? read : from + span / 2;
    const half = zoom === 'in' ? span / 4 : span;
    onZoomChange({ from: middle - half, to: middle + half });
  };

  const onDownload = (format: string): void => {
    setPictureFailed(false);
    const drawing = chartRef.current?.querySelector('svg');
    if (format === 'csv') return onExport();
    if (!drawing) return setPictureFailed(true);
    const {
      svg,
      width: svgWidth,
      height,
    } = drawPicture(
      drawing,
      t('title'),
      shown.map(({ code }) => styleOf(code)),
    );
    if (format === 'svg') return onPicture({ format, data: svg });
    paintPicture(svg, svgWidth, height).then(
      (data) => onPicture({ format: 'png', data }),
      () => setPictureFailed(true),
    );
  };

  const body = (): ReactNode => {
    if (error !== null) {
      return (
        <Centered>
          <EmptyState
            illustration="error"
            title={error}
            action={<Button onPress={onRetry}>{common('retry')}</Button>}
          >
            {t('failedText')}
          </EmptyState>
        </Centered>
      );
    }
    if (isPending(status) || (hasData && Chart === null)) {
      return (
        <Plot dir="ltr">
          <Fill>
            <SkeletonGroup label={t('loading')}>
              <Skeleton shape="block" height="600px" />
            </SkeletonGroup>
          </Fill>
        </Plot>
      );
    }
    if (!hasData) {
      return (
        <Centered>
          <EmptyState illustration="chart" title={t('empty')}>
            {t('emptyText')}
          </EmptyState>
        </Centered>
      );
    }
    return (
      <>
        <Facts>
          <GraphLegend series={series} hidden={hidden} onToggle={onToggle} />
          <GraphControls
            errorShare={errorShare}
            earlier={earlier}
            earlierChoices={earlierChoices}
            isZoomed={isZoomed}
            canZoomIn={points.length > 3}
            onEarlierChange={onEarlierChange}
            onZoom={onZoom}
            onDownload={onDownload}
          />
        </Facts>
        {isPictureFailed && <Banner tone="danger" title={t('pictureFailed')} isLive />}
        {shown.length === 0 || Chart === null ? (
          <Centered>
            <EmptyState
              illustration="chart"
              title={t('allHidden')}
              action={<Button onPress={() => setHidden(new Set())}>{t('showAll')}</Button>}
            />
          </Centered>
        ) : (
          <GraphPlot
            Chart={Chart}
            series={shown}
            points={points}
            earlierSeries={shownEarlier}
            earlierPoints={earlierPoints}
            chartRef={chartRef}
            onRead={(time) => {
              readRef.current = time;
            }}
            onZoom={onZoom}
          />
        )}
      </>
    );
  };

  return (
    <Stack data-gap={5}>
      <UnreadableRows rows={unreadable} />
      <Panel aria-labelledby={id}>
        <Header ref={header}>
          <div>
            <h2 id={id}>{t('title')}</h2>
            <p>{t('description')}</p>
          </div>
          {error === null && hasData && (
            <FilterSegments label={t('range')} options={ranges()} value={range} onChange={onRangeChange} />
          )}
        </Header>
        {body()}
      </Panel>
      {error === null && hasData && <GraphTable points={points} codes={codes} />}
    </Stack>
  );
}
