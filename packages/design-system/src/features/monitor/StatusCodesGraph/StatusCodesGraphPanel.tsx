import { localized, formatNumber } from '@dropdeck/text';
import { Download } from 'lucide-react';
import { createLazyComponent, useLazyComponent } from '../../../loading/lazy';
import {
  useEffect,
  useId,
  useMemo,
  useState,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type ComponentType,
  type RefObject,
} from 'react';
import {
  Button,
  EmptyState,
  Icon,
  IconButton,
  Row,
  Skeleton,
  SkeletonGroup,
  Stack,
  Segments,
} from '../../../primitives';
import { isPending, type LoadStatus } from '../../../loading/loadStatus';
import { UnreadableRows, type UnreadableRow } from '../../../patterns/UnreadableRows/UnreadableRows';
import { GraphTable } from './GraphTable';
import { Centered, Chip, Fill, Header, Panel, Plot, Ranges } from './graphStyles';
import { insets, type StatusPoint, type StatusRange, type StatusSeries } from './types';
import type { StatusCodesChartProps } from './StatusCodesChart';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';
import { PointTooltip } from './PointTooltip';
import { styleOf } from './statusCodes';
import { Swatch } from './Swatch';

/** The inner size of an element in whole pixels, kept up to date; zero until measured. */
function useSize<E extends HTMLElement>(): [RefObject<E | null>, { width: number; height: number }] {
  const ref = useRef<E>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}

/** Shows and hides the line of each code. */
function GraphLegend({
  series,
  hidden,
  onToggle,
}: {
  series: readonly StatusSeries[];
  hidden: ReadonlySet<string>;
  onToggle: (code: string) => void;
}): ReactNode {
  return (
    <Row data-align="stretch" data-wraps data-above={3} role="group" aria-label={t('shownCodes')}>
      {series.map(({ code, total }) => (
        <Chip key={code} aria-pressed={!hidden.has(code)} onPress={() => onToggle(code)}>
          <Swatch code={code} />
          <bdi dir="ltr">{styleOf(code).label}</bdi>
          <small>{formatNumber(total)}</small>
        </Chip>
      ))}
    </Row>
  );
}

interface GraphPlotProps {
  Chart: ComponentType<StatusCodesChartProps>;
  /** The visible lines. */
  series: readonly StatusSeries[];
  /** Every point of the range; at least one. */
  points: readonly StatusPoint[];
}

/** The chart, sized to its container, with the tooltip over it. */
function GraphPlot({ Chart, series, points }: GraphPlotProps): ReactNode {
  const [ref, { width, height }] = useSize<HTMLDivElement>();
  return (
    <Plot ref={ref} dir="ltr">
      {width > 0 && height > 0 && (
        <>
          <Fill aria-hidden="true">
            <Chart
              series={series}
              from={points[0]?.time ?? 0}
              to={points.at(-1)?.time ?? 0}
              width={width}
              height={height}
            />
          </Fill>
          <PointTooltip
            points={points}
            codes={series.map(({ code }) => code)}
            width={width}
            height={height}
          />
        </>
      )}
    </Plot>
  );
}

export interface StatusCodesGraphPanelProps {
  /** A line per code of the range, downsampled to the chart's width. */
  series: readonly StatusSeries[];
  /** Every point of the range, in order, for the tooltip and the table. */
  points: readonly StatusPoint[];
  range: StatusRange;
  status: LoadStatus;
  /** Why the data could not be loaded. */
  error: string | null;
  /** Points that could not be read. */
  unreadable?: readonly UnreadableRow[] | undefined;
  onRangeChange: (range: StatusRange) => void;
  /** The chart's width in pixels, reported when measured and when it changes. Keep it stable. */
  onWidthChange: (width: number) => void;
  onRetry: () => void;
  /** Saves the points that are shown as CSV. */
  onExport: () => void;
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
  status,
  error,
  unreadable,
  onRangeChange,
  onWidthChange,
  onRetry,
  onExport,
}: StatusCodesGraphPanelProps): ReactNode {
  const id = useId();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(() => series.filter(({ code }) => !hidden.has(code)), [series, hidden]);
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
        <Ranges>
          <Segments label={t('range')} options={ranges()} value={range} onChange={onRangeChange} />
          <IconButton label={t('download')} icon={<Icon icon={Download} />} size="small" onPress={onExport} />
        </Ranges>
        {shown.length === 0 || Chart === null ? (
          <Centered>
            <EmptyState
              illustration="chart"
              title={t('allHidden')}
              action={<Button onPress={() => setHidden(new Set())}>{t('showAll')}</Button>}
            />
          </Centered>
        ) : (
          <GraphPlot Chart={Chart} series={shown} points={points} />
        )}
        <GraphLegend series={series} hidden={hidden} onToggle={onToggle} />
      </>
    );
  };

  return (
    <Stack data-gap={5}>
      <UnreadableRows rows={unreadable} />
      <Panel aria-labelledby={id}>
        <Header ref={header}>
          <h2 id={id}>{t('title')}</h2>
          <p>{t('description')}</p>
        </Header>
        {body()}
      </Panel>
      {error === null && hasData && <GraphTable points={points} codes={codes} />}
    </Stack>
  );
}
