import { createHash } from 'node:crypto';
import { eachDifference, pixelsIn, type Box, type Image, type Rgb } from './image.ts';

/** One color that became another. */
export interface Recoloring {
  readonly from: Rgb;
  readonly to: Rgb;
}

/** What differs between two versions of a screenshot. */
export interface Comparison {
  /** Around everything that changed. */
  readonly box: Box;
  readonly pixels: number;
  /** Pixels by which the screenshot grew. */
  readonly grown: { readonly width: number; readonly height: number };
  /** The colors that changed, if nothing else did. */
  readonly recolorings: readonly Recoloring[];
  /** The hash of the pixels in the box, before and after. */
  readonly part: string;
}

type Vector = readonly [number, number, number];
const vector = ({ from, to }: Recoloring): Vector => [
  (to >> 16) - (from >> 16),
  ((to >> 8) & 255) - ((from >> 8) & 255),
  (to & 255) - (from & 255),
];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Steps of a channel that rounding and the gamma of text edges may move a blended color by. */
const ROUNDING = 4;

const isNear = (a: Vector, b: Vector): boolean =>
  a.every((value, channel) => Math.abs(value - (b[channel] ?? 0)) <= ROUNDING);

const countOf = (pairs: readonly { readonly count: number }[]): number =>
  pairs.reduce((sum, { count }) => sum + count, 0);

/** Whether `part` is a share of `whole`: how much a pixel moves that is a blend of the color that changed. */
function isShareOf(part: Vector, whole: Vector): boolean {
  const share = dot(part, whole) / dot(whole, whole);
  const nearest: Vector = [share * whole[0], share * whole[1], share * whole[2]];
  return share > 0 && share < 1.1 && isNear(part, nearest);
}

/** The share of pixels that a rule must explain; a few edges always blend differently. */
const ALMOST_ALL = 0.98;
/** More changed colors than this are a redesign, which is reviewed by component. */
const MAX_COLORS = 4;

/**
 * The colors that changed, or none if anything else changed too. A changed color moves each pixel by a share of the
 * same distance, and each color before has one color after. What moved, grew or has other text breaks
 * the second rule, because its background becomes many colors.
 */
function recoloringsIn(counts: ReadonlyMap<number, number>): readonly Recoloring[] {
  const pairs = [...counts].map(([key, count]) => {
    const [from, to] = [Math.floor(key / 2 ** 24), key % 2 ** 24];
    const moved = vector({ from, to });
    return { from, to, count, moved, distance: Math.sqrt(dot(moved, moved)) };
  });
  const total = countOf(pairs);
  const mostCommon = new Map<Rgb, { readonly count: number; readonly moved: Vector }>();
  for (const pair of pairs) {
    if (pair.count > (mostCommon.get(pair.from)?.count ?? 0)) mostCommon.set(pair.from, pair);
  }
  const consistent = pairs.filter(({ from, moved }) => isNear(moved, mostCommon.get(from)?.moved ?? moved));
  if (countOf(consistent) < total * ALMOST_ALL) return [];
  const found: Recoloring[] = [];
  let rest = pairs;
  while (countOf(rest) > total * (1 - ALMOST_ALL)) {
    if (found.length === MAX_COLORS) return [];
    const farthest = Math.max(...rest.map(({ distance }) => distance));
    const [whole] = rest
      .filter(({ distance }) => distance >= farthest - ROUNDING)
      .toSorted((a, b) => b.count - a.count);
    if (whole === undefined) return [];
    found.push({ from: whole.from, to: whole.to });
    rest = rest.filter(({ moved }) => !isShareOf(moved, whole.moved));
  }
  // A solid shape that moved swaps its color with the background's.
  const isSwap = found.some(({ to }) => found.some(({ from }) => from === to));
  return isSwap ? [] : found.toSorted((a, b) => a.from - b.from || a.to - b.to);
}

/** Compares two versions of a screenshot; null if every pixel is the same. */
export function compare(before: Image, after: Image): Comparison | null {
  let [left, top, right, bottom, pixels] = [Infinity, Infinity, 0, 0, 0];
  const counts = new Map<number, number>();
  eachDifference(before, after, (x, y, from, to) => {
    pixels += 1;
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + 1);
    bottom = Math.max(bottom, y + 1);
    if (from === null || to === null) return;
    const key = from * 2 ** 24 + to;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  if (pixels === 0) return null;
  const box = { left, top, right, bottom };
  const grown = { width: after.width - before.width, height: after.height - before.height };
  const isSameSize = grown.width === 0 && grown.height === 0;
  const part = createHash('sha256');
  if (isSameSize) for (const image of [before, after]) part.update(pixelsIn(image, box)).update('|');
  return {
    box,
    pixels,
    grown,
    recolorings: isSameSize ? recoloringsIn(counts) : [],
    part: part.digest('hex'),
  };
}
