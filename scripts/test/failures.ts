/** A failed check from a runner's report: its location and the first lines of its message. */
export interface Failure {
  readonly name: string;
  /** Undefined for an error outside of checks. */
  readonly file: string | undefined;
  readonly message: string;
}

export interface Unhandled {
  readonly message?: string;
}

const LINES = 14;

// oxlint-disable-next-line no-control-regex
const ansiColors = /\u001B\[[\d;]*m/g;

/** The first lines, because a message may contain the whole page's markup. */
const brief = (text: string): string =>
  text
    .replaceAll(ansiColors, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
    .join('\n');

const outside = (name: string, errors: readonly Unhandled[]): Failure[] =>
  errors.map(({ message }) => ({ name, file: undefined, message: brief(message ?? '') }));

/** The failed checks of a Vitest JSON report, files that could not be loaded, and uncaught errors. */
export function failuresVitest(report: unknown, unhandled: readonly Unhandled[]): Failure[] {
  const { testResults } = report as {
    testResults: {
      name: string;
      status: string;
      message?: string;
      assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
    }[];
  };
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [{ name, file: name, message: brief(message ?? '') }]
      : assertionResults
          .filter((each) => each.status === 'failed')
          .map(({ fullName, failureMessages }) => ({
            name: `${name} › ${fullName}`,
            file: name,
            message: brief(failureMessages?.join('\n') ?? ''),
          })),
  );
  return [...failed, ...outside('Outside of a test', unhandled)];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    title: string;
    file: string;
    ok: boolean;
    tests: { results: { status: string; errors?: { message?: string }[] }[] }[];
  }[];
}

const specsOf = (suite: Suite): NonNullable<Suite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** The failed journeys of a Playwright JSON report, and the errors outside of them. */
export function failuresPlaywright(report: unknown): Failure[] {
  const { suites, errors } = report as { suites: Suite[]; errors: Unhandled[] };
  return [
    ...suites
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .map(({ title, file, tests }) => ({
        name: `${file} › ${title}`,
        file,
        message: brief(
          tests
            .flatMap(({ results }) => results)
            .flatMap((result) => result.errors ?? [])
            .map(({ message }) => message ?? '')
            .join('\n'),
        ),
      })),
    ...outside('Outside of a journey', errors),
  ];
}
