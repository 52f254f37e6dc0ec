import { combine, createStore } from 'effector';
import { loaded, page } from './page';
import { $brandWords } from './roles';

/** The region of an input that goes to every webhook (specification 9). */
export const ALL_REGIONS = 'all';

/** A region of the monitor: its key on the wire, and what it is called. */
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
 * What a region is called (specification 9): the first dash-separated part of the webhook's region, with
 * brand words removed. A region of which nothing is left is called as it is.
 */
export function regionLabel(region: string, brandWords: readonly string[]): string {
  const [first = ''] = region.split('-');
  // Longer words first, so that a word that is part of another leaves no scraps of it.
  const label = brandWords
    .toSorted((a, b) => b.length - a.length)
    .reduce(withoutWord, first)
    .replace(/\s+/g, ' ')
    .trim();
  return label === '' ? region : label;
}

/** The monitor's regions; two with the same label are told apart by their whole name. */
export function labelRegions(regions: readonly string[], brandWords: readonly string[]): readonly Region[] {
  const labels = regions.map((region) => regionLabel(region, brandWords));
  return regions.map((region, index) => {
    const label = labels[index] ?? region;
    return { region, label: labels.filter((other) => other === label).length > 1 ? region : label };
  });
}

const $names = createStore<readonly string[]>([])
  .on(page.started, () => [])
  .on(loaded, (_, { detail }) => (detail.webhooks ?? []).map(({ region }) => region));

/** The regions that the monitor has webhooks for. */
export const $regions = combine($names, $brandWords, labelRegions);
