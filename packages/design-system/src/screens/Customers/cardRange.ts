/** Which cards are drawn, and the pixels left free before each of them and after the last. */
export interface CardRange {
  drawn: readonly number[];
  gaps: readonly number[];
}

/** Pixels from the top of the list to each card, and to the end of the last: one more than there are cards. */
export function topsOf(count: number, heightOf: (place: number) => number): Float64Array {
  const tops = new Float64Array(count + 1);
  for (let place = 0; place < count; place += 1) {
    tops[place + 1] = (tops[place] ?? 0) + heightOf(place);
  }
  return tops;
}

/** The first place whose card ends below this pixel. */
function placeAt(tops: Float64Array, pixel: number): number {
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
 * The cards that lie between the pixels `from` and `to` of a list of such cards (`topsOf`), and the one
 * that is kept wherever it is (-1 for none).
 */
export function cardRangeOf({
  tops,
  from,
  to,
  kept,
}: {
  tops: Float64Array;
  from: number;
  to: number;
  kept: number;
}): CardRange {
  const count = tops.length - 1;
  const drawn: number[] = [];
  for (let place = placeAt(tops, from); place < count && (tops[place] ?? 0) < to; place += 1) {
    drawn.push(place);
  }
  if (kept >= 0 && kept < count && !drawn.includes(kept)) {
    if (kept < (drawn[0] ?? count)) drawn.unshift(kept);
    else drawn.push(kept);
  }
  const gaps = [...drawn, count].map(
    (place, at) => (tops[place] ?? 0) - (at === 0 ? 0 : (tops[(drawn[at - 1] ?? 0) + 1] ?? 0)),
  );
  return { drawn, gaps };
}
