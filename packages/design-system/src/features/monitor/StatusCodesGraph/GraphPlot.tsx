import type { ComponentType, ReactNode, RefObject } from 'react';
import { Fill, Plot } from './graphStyles';
import { PointTooltip } from './PointTooltip';
import type { StatusCodesChartProps } from './StatusCodesChart';
import type { GraphZoom, StatusPoint, StatusSeries } from './types';
import { useSize } from './useSize';

export interface GraphPlotProps {
  Chart: ComponentType<StatusCodesChartProps>;
  /** The visible lines. */
  series: readonly StatusSeries[];
  /** Every point of the range; at least one. */
  points: readonly StatusPoint[];
  /** The fainter lines of an earlier day, and all its points, moved onto these. */
  earlierSeries: readonly StatusSeries[];
  earlierPoints: readonly StatusPoint[];
  /** The element of the chart, of which a picture is made. */
  chartRef: RefObject<HTMLDivElement | null>;
  onRead: (time: number | null) => void;
  onZoom: (zoom: GraphZoom) => void;
}

/** The chart, sized to its container, with the tooltip over it. */
export function GraphPlot({
  Chart,
  series,
  points,
  earlierSeries,
  earlierPoints,
  chartRef,
  onRead,
  onZoom,
}: GraphPlotProps): ReactNode {
  const [ref, { width, height }] = useSize<HTMLDivElement>();
  return (
    <Plot ref={ref} dir="ltr">
      {width > 0 && height > 0 && (
        <>
          <Fill ref={chartRef} aria-hidden="true">
            <Chart
              series={series}
              earlier={earlierSeries}
              from={points[0]?.time ?? 0}
              to={points.at(-1)?.time ?? 0}
              width={width}
              height={height}
            />
          </Fill>
          <PointTooltip
            points={points}
            earlier={earlierPoints}
            codes={series.map(({ code }) => code)}
            width={width}
            height={height}
            onRead={onRead}
            onZoom={onZoom}
          />
        </>
      )}
    </Plot>
  );
}
