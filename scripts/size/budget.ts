import { measureBuild, sourcesOf, type BuildSize, type RouteSize } from './measure.ts';

const kilobyte = 1024;

/** The limits in bytes of brotli, JS and CSS together. */
export interface Budget {
  /** The entry: what every page needs. */
  readonly entry: number;
  /** A cold visit to /settings, the most common first page. */
  readonly settings: number;
  /** What a route may fetch in addition to /settings. */
  readonly route: number;
  /** The limits of larger routes, by name. */
  readonly routes: Readonly<Record<string, number>>;
  /** JS and CSS files of a cold visit to /settings. */
  readonly files: number;
}

export const budget: Budget = {
  entry: 125 * kilobyte,
  settings: 149 * kilobyte,
  route: 54 * kilobyte,
  // A list, four editors with their drafts, and the forms of an input and its webhooks, with their explanations.
  routes: { MonitorDetail: 66 * kilobyte },
  files: 4,
};

/** Modules that belong in lazy chunks and never in a first visit. */
export const lazyModules: Readonly<Record<string, RegExp>> = {
  recharts: /\/node_modules\/recharts\//,
  'the color picker': /ColorPickerPanel|\/react-aria-components\/.*\/ColorPicker/,
  'the date picker': /\/react-aria-components\/.*\/(?:DatePicker|Calendar)\.|\/@internationalized\/date\//,
  'the line editor': /\/node_modules\/@codemirror\//,
  'the sandbox': /\/packages\/sandbox\//,
};

export const kb = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} KB`;

const settingsOf = ({ routes }: BuildSize): RouteSize | undefined =>
  routes.find(({ route }) => route === 'Settings');

/** A sentence for each limit that a build exceeds. */
export function overBudget(build: BuildSize, limits: Budget = budget): string[] {
  const settings = settingsOf(build);
  if (settings === undefined) return ['The build has no settings page to measure.'];
  const over = (what: string, bytes: number, limit: number): string[] =>
    bytes > limit ? [`${what} ${kb(bytes)}, and may take ${kb(limit)}.`] : [];
  return [
    ...over('The entry takes', build.entry, limits.entry),
    ...over('A first visit to /settings takes', settings.total, limits.settings),
    ...build.routes.flatMap(({ route, added }) =>
      over(`The route ${route} adds`, added, limits.routes[route] ?? limits.route),
    ),
    ...(settings.files.length > limits.files
      ? [`A first visit to /settings fetches ${settings.files.length} files, and may fetch ${limits.files}.`]
      : []),
  ];
}

/** A sentence for each lazy module among `sources`. */
export const eagerModules = (sources: readonly string[]): string[] =>
  Object.entries(lazyModules).flatMap(([name, pattern]) =>
    sources.some((source) => pattern.test(source)) ? [`A first visit to /settings carries ${name}.`] : [],
  );

/** Measures a build against the budget and returns its problems and its table. */
export function checkBudget(dist: string): { problems: string[]; build: BuildSize } {
  const build = measureBuild(dist);
  const early = eagerModules((settingsOf(build)?.files ?? []).flatMap((file) => sourcesOf(dist, file)));
  return { problems: [...overBudget(build), ...early], build };
}

export function sizeTable({ entry, routes }: BuildSize): string[] {
  return [
    '| route | first visit | coming from /settings |',
    '| --- | ---: | ---: |',
    `| the entry alone | ${kb(entry)} | |`,
    ...routes.map(({ route, total, added }) => `| ${route} | ${kb(total)} | ${kb(added)} |`),
  ];
}
