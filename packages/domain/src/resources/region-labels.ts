/** The region of an input for every webhook (specification 9). */
export const ALL_REGIONS = 'all';

/** A region of the monitor: its wire value and its label. */
export interface Region {
  readonly region: string;
  readonly label: string;
}

const withoutWord = (text: string, word: string): string => {
  const wanted = word.trim().toLowerCase();
  if (wanted === '') return text;
  let rest = text;
  for (let at = rest.toLowerCase().indexOf(wanted); at >= 0; at = rest.toLowerCase().indexOf(wanted)) {
    rest = rest.slice(0, at) + rest.slice(at + wanted.length);
  }
  return rest;
};

/**
 * The label of a region (specification 9): its part before the first dash, without brand words. If nothing is
 * left, the whole region.
 */
export function regionLabel(region: string, brandWords: readonly string[]): string {
  const [first = ''] = region.split('-');
  // Longer words first, because a word may contain another.
  const label = brandWords
    .toSorted((a, b) => b.length - a.length)
    .reduce(withoutWord, first)
    .replace(/\s+/g, ' ')
    .trim();
  return label === '' ? region : label;
}

/** The regions with labels; duplicate labels are replaced by the whole region. */
export function labelRegions(regions: readonly string[], brandWords: readonly string[]): readonly Region[] {
  const labels = regions.map((region) => regionLabel(region, brandWords));
  return regions.map((region, index) => {
    const label = labels[index] ?? region;
    return { region, label: labels.filter((other) => other === label).length > 1 ? region : label };
  });
}
