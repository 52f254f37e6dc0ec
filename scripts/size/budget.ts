import { measureBuild, sourcesOf, type BuildSize, type RouteSize } from './measure.ts';

const kilobyte = 1024;

/** What may be sent, in bytes of brotli: JS and CSS together. */
export interface Budget {
  /** The entry: what every page needs. */
  readonly entry: number;
  /** A cold visit to /settings, where most visits begin. */
  readonly settings: number;
  /** What any route may fetch that /settings has not. */
  readonly route: number;
  /** Files of JS and CSS on a cold visit to /settings. */
  readonly files: number;
}

export const budget: Budget = {
  entry: 130 * kilobyte,
  settings: 150 * kilobyte,
  route: 45 * kilobyte,
  files: 4,
};

/** Modules that no first visit carries: they come when what needs them is opened. */
export const lateModules: Readonly<Record<string, RegExp>> = {
  recharts: /\/node_modules\/recharts\//,
  'the colour picker': /ColorPickerPanel|\/react-aria-components\/.*\/ColorPicker/,
  'the date picker': /\/react-aria-components\/.*\/(?:DatePicker|Calendar)\.|\/@internationalized\/date\//,
  'the line editor': /\/node_modules\/@codemirror\//,
  'the sandbox': /\/packages\/sandbox\//,
};

export const kb = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} KB`;

const settingsOf = ({ routes }: BuildSize): RouteSize | undefined =>
  routes.find(({ route }) => route === 'Settings');

/** What of a build is beyond the budget, in sentences; empty where all is within. */
export function overBudget(build: BuildSize, limits: Budget = budget): string[] {
  const settings = settingsOf(build);
  if (settings === undefined) return ['The build has no settings page to measure.'];
  const over = (what: string, bytes: number, limit: number): string[] =>
    bytes > limit ? [`${what} ${kb(bytes)}, and may take ${kb(limit)}.`] : [];
  return [
    ...over('The entry takes', build.entry, limits.entry),
    ...over('A first visit to /settings takes', settings.total, limits.settings),
    ...build.routes.flatMap(({ route, added }) => over(`The route ${route} adds`, added, limits.route)),
    ...(settings.files.length > limits.files
      ? [`A first visit to /settings fetches ${settings.files.length} files, and may fetch ${limits.files}.`]
      : []),
  ];
}

/** Which of the modules that should come late are among `sources`, in sentences. */
export const isFirstPage = (sources: readonly string[]): string[] =>
  Object.entries(lateModules).flatMap(([name, pattern]) =>
    sources.some((source) => pattern.test(source)) ? [`A first visit to /settings carries ${name}.`] : [],
  );

/** Measures a build against the budget: what is wrong with it, and its table. */
export function checkBudget(dist: string): { problems: string[]; build: BuildSize } {
  const build = measureBuild(dist);
  const early = isFirstPage((settingsOf(build)?.files ?? []).flatMap((file) => sourcesOf(dist, file)));
  return { problems: [...overBudget(build), ...early], build };
}

/** The sizes as a table for people, in Markdown. */
export function sizeTable({ entry, routes }: BuildSize): string[] {
  return [
    '| route | first visit | coming from /settings |',
    '| --- | ---: | ---: |',
    `| the entry alone | ${kb(entry)} | |`,
    ...routes.map(({ route, total, added }) => `| ${route} | ${kb(total)} | ${kb(added)} |`),
  ];
}
