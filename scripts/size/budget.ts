import { firstFiles, sizeOf, sourcesOf } from './measure.ts';

const kilobyte = 1024;

/**
 * The limit of the entry, which every page loads, in bytes of brotli. It has what the settings share with other pages: in two
 * files these were 116.8 and 19 KB. What visits may cost is measured in a browser (visits.ts).
 */
export const entryLimit = 133.1 * kilobyte;

/** Modules that belong in lazy chunks and never in a first visit. */
export const lazyModules: Readonly<Record<string, RegExp>> = {
  recharts: /\/node_modules\/recharts\//,
  'the line editor': /\/node_modules\/@codemirror\//,
  'the sandbox': /\/packages\/sandbox\//,
};

const kb = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} KB`;

/** A sentence for each lazy module among `sources`. */
export const eagerModules = (sources: readonly string[]): string[] =>
  Object.entries(lazyModules).flatMap(([name, pattern]) =>
    sources.some((source) => pattern.test(source)) ? [`A first visit to /settings carries ${name}.`] : [],
  );

/** The size of a build's entry, and what is wrong with the build. */
export function checkBudget(dist: string): { readonly entry: string; readonly problems: readonly string[] } {
  const { entry, settings } = firstFiles(dist);
  const size = sizeOf(dist, entry);
  const large = size > entryLimit ? [`The entry takes ${kb(size)}, and may take ${kb(entryLimit)}.`] : [];
  const sources = [...entry, ...settings].flatMap((file) => sourcesOf(dist, file));
  return { entry: kb(size), problems: [...large, ...eagerModules(sources)] };
}
