import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useTimeFormat } from '../../../lib/format/formatTime';
import { Bubble, Cursor, Reader } from './graphStyles';
import { styleOf } from './statusCodes';
import { Swatch } from './Swatch';
import { nearestAt } from './timeTicks';
import { insets, type StatusPoint } from './types';
import { t } from './text.en';
import { formatNumber, formatList } from '@dropdeck/text';
import { keyOf } from '../../../lib/keyOf';

export interface PointTooltipProps {
  /** Every point between the ends of the axis, in order; at least one. */
  points: readonly StatusPoint[];
  /** The visible codes. */
  codes: readonly string[];
  /** Of the whole chart, in pixels. */
  width: number;
  height: number;
}

const BUBBLE_WIDTH = 280;

const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * Overlays the chart and shows the counts of the point under the pointer or the arrow keys. It reads all points, including
 * those left out of the chart.
 */
export function PointTooltip({ points, codes, width, height }: PointTooltipProps): ReactNode {
  const [pointed, setPointed] = useState<number | null>(null);
  const [keyed, setKeyed] = useState<number | null>(null);
  // The pointer has priority; the point of the keys is shown again when the pointer leaves.
  const pointIndex = pointed ?? keyed;
  const { numeric, zone } = useTimeFormat();
  const plotWidth = Math.max(1, width - insets.left - insets.right);
  const from = points[0]?.time ?? 0;
  const span = (points.at(-1)?.time ?? 0) - from;
  const last = points.length - 1;
  const at = pointIndex === null ? null : Math.min(pointIndex, last);
  const point = at === null ? undefined : points[at];
  const left =
    point === undefined ? 0 : span === 0 ? plotWidth / 2 : ((point.time - from) / span) * plotWidth;
  const bubbleWidth = Math.min(BUBBLE_WIDTH, plotWidth);
  const isLeft = left > plotWidth / 2;
  const bubbleAt = isLeft
    ? Math.max(0, left - bubbleWidth - 12)
    : Math.min(plotWidth - bubbleWidth, left + 12);

  const countOf = (code: string, one: StatusPoint): string => formatNumber(one.counts[code] ?? 0);

  const words = (one: StatusPoint): string =>
    formatList(
      [
        `${numeric(one.time)} ${zone(one.time)}`,
        ...codes.map((code) => `${styleOf(code).label}: ${countOf(code, one)}`),
      ],
      'comma',
    );

  const onKeyDown = (event: KeyboardEvent): void => {
    if (keyOf(event) === 'Escape') {
      setPointed(null);
      setKeyed(null);
      return;
    }
    const step = keySteps[event.key];
    // Alt or Cmd with an arrow is the browser's.
    if (step === undefined || event.altKey || event.metaKey) return;
    event.preventDefault();
    // One key press moves by a pixel when there are more points than pixels.
    const stride = Math.max(1, Math.round(points.length / plotWidth));
    setPointed(null);
    setKeyed(Math.max(0, Math.min(last, (pointIndex ?? (step < 0 ? last + 1 : -1)) + step * stride)));
  };

  const onPointer = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): void => {
    const box = currentTarget.getBoundingClientRect();
    const share = Math.max(0, Math.min(1, (clientX - box.left) / box.width));
    setPointed(nearestAt(points, from + share * span));
  };

  return (
    <Reader
      role="slider"
      tabIndex={0}
      aria-label={t('moment')}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at ?? last}
      aria-valuetext={words(point ?? (points[last] as StatusPoint))}
      style={{
        left: insets.left,
        top: insets.top,
        width: plotWidth,
        height: Math.max(0, height - insets.top - insets.bottom),
      }}
      onKeyDown={onKeyDown}
      onBlur={() => {
        setPointed(null);
        setKeyed(null);
      }}
      // A touch ends by leaving: keep its point readable.
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setPointed(null)}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
    >
      {point !== undefined && (
        <>
          <Cursor style={{ transform: `translateX(${Math.round(left)}px)` }} />
          <Bubble
            data-testid="point"
            style={{ transform: `translateX(${Math.round(bubbleAt)}px)`, width: bubbleWidth }}
            aria-hidden="true"
          >
            <strong>{numeric(point.time)}</strong>
            <small>{zone(point.time)}</small>
            {codes.map((code) => (
              <div key={code}>
                <Swatch code={code} />
                <span>{styleOf(code).label}</span>
                {countOf(code, point)}
              </div>
            ))}
          </Bubble>
        </>
      )}
    </Reader>
  );
}
