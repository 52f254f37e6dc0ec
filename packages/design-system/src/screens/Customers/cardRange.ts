/** The indexes of the cards to render, and the gaps in pixels before each of them and after the last. */
export interface CardRange {
  rendered: readonly number[];
  gaps: readonly number[];
}

/**
 * Offsets in pixels of each card from the top of the list, and of the list's end: one more than there are
 * cards.
 */
export function topsOf(count: number, heightOf: (index: number) => number): Float64Array {
  const tops = new Float64Array(count + 1);
  for (let index = 0; index < count; index += 1) {
    tops[index + 1] = (tops[index] ?? 0) + heightOf(index);
  }
  return tops;
}

/** The first index whose card ends below this pixel. */
function indexAt(tops: Float64Array, pixel: number): number {
  let low = 0;
  let high = tops.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tops[middle + 1] ?? 0) > pixel) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * The cards between the pixels `from` and `to` of a list with the offsets `tops` (`topsOf`), and the pinned
 * card wherever it is (-1 for none).
 */
export function cardRangeOf({
  tops,
  from,
  to,
  pinned,
}: {
  tops: Float64Array;
  from: number;
  to: number;
  pinned: number;
}): CardRange {
  const count = tops.length - 1;
  const rendered: number[] = [];
  for (let index = indexAt(tops, from); index < count && (tops[index] ?? 0) < to; index += 1) {
    rendered.push(index);
  }
  if (pinned >= 0 && pinned < count && !rendered.includes(pinned)) {
    if (pinned < (rendered[0] ?? count)) rendered.unshift(pinned);
    else rendered.push(pinned);
  }
  const gaps = [...rendered, count].map(
    (index, at) => (tops[index] ?? 0) - (at === 0 ? 0 : (tops[(rendered[at - 1] ?? 0) + 1] ?? 0)),
  );
  return { rendered, gaps };
}
