import { memo, type ReactNode } from 'react';
import { CartesianGrid, Line, LineChart, XAxis, YAxis } from 'recharts';
import { useLocale } from '../../../lib/react/useLocale';
import { useTimeFormat, type TimeFormat } from '../../../lib/format/formatTime';
import { color, fontFamily } from '../../../tokens';
import { countTicks, timeTicks } from './timeTicks';
import { styleOf } from './statusCodes';
import { insets, type StatusSeries } from './types';
import { formatNumber } from '@dropdeck/text';
import { t } from './text.en';

export interface StatusCodesChartProps {
  series: readonly StatusSeries[];
  /** Ends of the time axis in milliseconds. */
  from: number;
  to: number;
  /** Of the whole chart, in pixels. */
  width: number;
  height: number;
}

const DAY = 86_400_000;
/** Pixels per tick of the time axis. */
const TICK_WIDTH = 64;

interface TickProps {
  x?: number | string;
  y?: number | string;
  payload?: { value: number };
}

function highestOf(series: readonly StatusSeries[]): number {
  let highest = 0;
  for (const { samples } of series) for (const { count } of samples) highest = Math.max(highest, count);
  return highest;
}

/** The time, and below it the day when the range has several. */
function TimeTick({
  x = 0,
  y = 0,
  payload,
  hasDays,
  format,
}: TickProps & { hasDays: boolean; format: TimeFormat }): ReactNode {
  const time = payload?.value ?? 0;
  return (
    <text x={x} y={Number(y) + 12} textAnchor="middle" fill={color.muted} fontSize={12}>
      {format.time(time)}
      {hasDays && (
        <tspan x={x} dy={15} fill={color.subtle} fontSize={11}>
          {format.day(time)}
        </tspan>
      )}
    </text>
  );
}

/** The chart. In its own module with recharts, which is fetched when a graph is first shown. */
export default memo(function StatusCodesChart({
  series,
  from,
  to,
  width,
  height,
}: StatusCodesChartProps): ReactNode {
  const plotWidth = width - insets.left - insets.right;
  const format = useTimeFormat();
  useLocale();
  const hasDays = to - from > DAY;
  const countMarks = countTicks(highestOf(series));

  const lineOf = ({ code, samples }: StatusSeries): ReactNode => {
    const codeStyle = styleOf(code);
    // With more samples than pixels, dashes are invisible and an opaque line hides the ones behind it.
    const hasDashes = samples.length <= plotWidth;
    const isDense = samples.length > 2 * plotWidth;
    return (
      <Line
        key={code}
        data={[...samples]}
        dataKey="count"
        name={codeStyle.label}
        type="stepAfter"
        stroke={codeStyle.color}
        strokeWidth={hasDashes ? 2 : isDense ? 1 : 1.5}
        strokeOpacity={isDense ? 0.6 : 1}
        {...(hasDashes && codeStyle.dash !== undefined ? { strokeDasharray: codeStyle.dash } : {})}
        strokeLinejoin="round"
        dot={samples.length === 1 ? { r: 4, fill: codeStyle.color } : false}
        activeDot={false}
        isAnimationActive={false}
      />
    );
  };

  return (
    <LineChart
      width={width}
      height={height}
      margin={{ top: insets.top, right: insets.right, bottom: 0, left: 0 }}
      accessibilityLayer={false}
      style={{ fontFamily: fontFamily.sans, fontVariantNumeric: 'tabular-nums' }}
    >
      <CartesianGrid stroke={color.border} vertical={false} />
      <XAxis
        type="number"
        dataKey="time"
        scale="time"
        // A single point is centered.
        domain={from === to ? [from - 1, to + 1] : [from, to]}
        ticks={[...timeTicks(from, to, plotWidth / TICK_WIDTH, format.timeZone)]}
        tick={<TimeTick hasDays={hasDays} format={format} />}
        interval={0}
        height={insets.bottom}
        axisLine={{ stroke: color.borderStrong }}
        tickLine={{ stroke: color.borderStrong }}
        allowDataOverflow
      />
      <YAxis
        type="number"
        domain={[0, countMarks.at(-1) ?? 1]}
        ticks={[...countMarks]}
        interval={0}
        allowDecimals={false}
        width={insets.left}
        tick={{ fill: color.muted, fontSize: 12 }}
        tickFormatter={formatNumber}
        axisLine={false}
        tickLine={false}
        label={{
          value: t('count'),
          angle: -90,
          position: 'insideLeft',
          offset: 16,
          fill: color.muted,
          fontSize: 12,
          style: { textAnchor: 'middle' },
        }}
      />
      {series.map(lineOf)}
    </LineChart>
  );
});
