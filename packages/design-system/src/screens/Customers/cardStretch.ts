/** Which cards are drawn, and the pixels left free before each of them and after the last. */
export interface CardStretch {
  drawn: readonly number[];
  gaps: readonly number[];
}

/**
 * The cards that lie between the pixels `from` and `to` of a list of `count` cards of these heights, and
 * the one that is kept wherever it is (-1 for none).
 */
export function stretchOf({
  count,
  heightOf,
  from,
  to,
  kept,
}: {
  count: number;
  heightOf: (place: number) => number;
  from: number;
  to: number;
  kept: number;
}): CardStretch {
  const drawn: number[] = [];
  const gaps: number[] = [];
  let top = 0;
  let gap = 0;
  for (let place = 0; place < count; place += 1) {
    const height = heightOf(place);
    if (place === kept || (top + height > from && top < to)) {
      drawn.push(place);
      gaps.push(gap);
      gap = 0;
    } else gap += height;
    top += height;
  }
  gaps.push(gap);
  return { drawn, gaps };
}
