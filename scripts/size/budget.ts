import { measureBuild, sourcesOf, type BuildSize } from './measure.ts';

const kilobyte = 1024;

/**
 * The limit of the entry, which every page loads, in bytes of brotli. What visits may cost is measured in a browser
 * (visits.ts).
 */
export const entryLimit = 129 * kilobyte;

/** Modules that belong in lazy chunks and never in a first visit. */
export const lazyModules: Readonly<Record<string, RegExp>> = {
  recharts: /\/node_modules\/recharts\//,
  'the color picker': /ColorPickerPanel|\/react-aria-components\/.*\/ColorPicker/,
  'the date picker': /\/react-aria-components\/.*\/(?:DatePicker|Calendar)\.|\/@internationalized\/date\//,
  'the line editor': /\/node_modules\/@codemirror\//,
  'the sandbox': /\/packages\/sandbox\//,
};

export const kb = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} KB`;

/** A sentence for each lazy module among `sources`. */
export const eagerModules = (sources: readonly string[]): string[] =>
  Object.entries(lazyModules).flatMap(([name, pattern]) =>
    sources.some((source) => pattern.test(source)) ? [`A first visit to /settings carries ${name}.`] : [],
  );

/** Measures a build against the limit and returns its problems. */
export function checkBudget(dist: string): { problems: string[]; build: BuildSize } {
  const build = measureBuild(dist);
  const settings = build.routes.find(({ route }) => route === 'Settings');
  if (settings === undefined) return { problems: ['The build has no settings page to measure.'], build };
  const large =
    build.entry > entryLimit ? [`The entry takes ${kb(build.entry)}, and may take ${kb(entryLimit)}.`] : [];
  return {
    problems: [...large, ...eagerModules(settings.files.flatMap((file) => sourcesOf(dist, file)))],
    build,
  };
}

/** The static imports of the entry and each route: where the bytes of a visit come from. */
export function sizeTable({ entry, routes }: BuildSize): string[] {
  return [
    '| route | static imports | coming from /settings |',
    '| --- | ---: | ---: |',
    `| the entry alone | ${kb(entry)} | |`,
    ...routes.map(({ route, total, added }) => `| ${route} | ${kb(total)} | ${kb(added)} |`),
  ];
}
