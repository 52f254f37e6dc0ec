import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useLocale } from '../../../lib/react/useLocale';
import { useTimeFormat } from '../../../lib/format/formatTime';
import { Bubble, Cursor, Reader, Selection } from './graphStyles';
import { styleOf } from './statusCodes';
import { Swatch } from './Swatch';
import { nearestAt } from './timeTicks';
import { insets, type GraphZoom, type StatusPoint } from './types';
import { t } from './text.en';
import { formatNumber, formatList } from '@dropdeck/text';

export interface PointTooltipProps {
  /** Every point between the ends of the axis, in order; at least one. */
  points: readonly StatusPoint[];
  /** The points of an earlier day, moved onto these; none without one. */
  earlier: readonly StatusPoint[];
  /** The visible codes. */
  codes: readonly string[];
  /** Of the whole chart, in pixels. */
  width: number;
  height: number;
  /** The time that is read, or `null`; the middle of a zoom by a button. */
  onRead: (time: number | null) => void;
  onZoom: (zoom: GraphZoom) => void;
}

/** Pixels of a drag that is no press. */
const MIN_DRAG = 8;

const zoomKeys: Readonly<Record<string, GraphZoom>> = { '+': 'in', '=': 'in', '-': 'out' };

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

/** The point of an earlier day that was at the same hour; points between have no other. */
function earlierAt(
  earlier: readonly StatusPoint[],
  points: readonly StatusPoint[],
  at: number,
): StatusPoint | null {
  const point = points[at];
  const nearest = earlier.length === 0 ? undefined : earlier[nearestAt(earlier, point?.time ?? 0)];
  if (point === undefined || nearest === undefined) return null;
  const neighbor = points[at === 0 ? 1 : at - 1] ?? point;
  return Math.abs(nearest.time - point.time) <= Math.abs(neighbor.time - point.time) ? nearest : null;
}

/**
 * Overlays the chart and shows the counts of the point under the pointer or the arrow keys.
 * It reads all points, including those left out of the chart. A drag of the mouse zooms in.
 */
export function PointTooltip({
  points,
  earlier,
  codes,
  width,
  height,
  onRead,
  onZoom,
}: PointTooltipProps): ReactNode {
  useLocale();
  const [drag, setDrag] = useState<{ readonly start: number; readonly end: number } | null>(null);
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

  const past = at === null ? null : earlierAt(earlier, points, at);

  const countOf = (code: string, one: StatusPoint): string => {
    const count = formatNumber(one.counts[code] ?? 0);
    return past === null || one !== point
      ? count
      : t('countWithEarlier', { count, earlier: formatNumber(past.counts[code] ?? 0) });
  };

  const words = (one: StatusPoint): string =>
    formatList(
      [
        `${numeric(one.time)} ${zone(one.time)}`,
        ...codes.map((code) => `${styleOf(code).label}: ${countOf(code, one)}`),
      ],
      'comma',
    );

  const read = (index: number | null): void => {
    setKeyed(index);
    onRead(index === null ? null : (points[index]?.time ?? null));
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      setDrag(null);
      setPointed(null);
      read(null);
      return;
    }
    const zoom = zoomKeys[event.key];
    if (zoom !== undefined) {
      event.preventDefault();
      return onZoom(zoom);
    }
    const step = keySteps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // One key press moves by a pixel when there are more points than pixels.
    const stride = Math.max(1, Math.round(points.length / plotWidth));
    setPointed(null);
    read(Math.max(0, Math.min(last, (pointIndex ?? (step < 0 ? last + 1 : -1)) + step * stride)));
  };

  const atPointer = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): number => {
    const box = currentTarget.getBoundingClientRect();
    return Math.max(0, Math.min(plotWidth, ((clientX - box.left) / box.width) * plotWidth));
  };
  const timeAt = (pixel: number): number => from + (pixel / plotWidth) * span;

  const onPointer = (event: PointerEvent<HTMLElement>): void => {
    const pixel = atPointer(event);
    const index = nearestAt(points, timeAt(pixel));
    setPointed(index);
    onRead(points[index]?.time ?? null);
    setDrag((now) => now && { ...now, end: pixel });
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    onPointer(event);
    // A finger that moves reads; it zooms by the buttons.
    if (event.pointerType === 'touch' || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const pixel = atPointer(event);
    setDrag({ start: pixel, end: pixel });
  };

  const onPointerUp = (): void => {
    if (drag === null) return;
    setDrag(null);
    const [start, end] = [Math.min(drag.start, drag.end), Math.max(drag.start, drag.end)];
    if (end - start < MIN_DRAG) return;
    setPointed(null);
    onZoom({ from: timeAt(start), to: timeAt(end) });
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
      onPointerDown={onPointerDown}
      onPointerMove={onPointer}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setDrag(null)}
      onDoubleClick={() => onZoom('all')}
    >
      {drag !== null && (
        <Selection
          style={{
            transform: `translateX(${Math.round(Math.min(drag.start, drag.end))}px)`,
            width: Math.round(Math.abs(drag.end - drag.start)),
          }}
        />
      )}
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
