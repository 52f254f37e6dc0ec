import type { ComponentType, ReactNode } from 'react';
import { Fill, Plot } from './graphStyles';
import { PointTooltip } from './PointTooltip';
import type { StatusCodesChartProps } from './StatusCodesChart';
import type { StatusPoint, StatusSeries } from './types';
import { useSize } from './useSize';

export interface GraphPlotProps {
  Chart: ComponentType<StatusCodesChartProps>;
  /** The visible lines. */
  series: readonly StatusSeries[];
  /** Every point of the range; at least one. */
  points: readonly StatusPoint[];
}

/** The chart, sized to its container, with the tooltip over it. */
export function GraphPlot({ Chart, series, points }: GraphPlotProps): ReactNode {
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
