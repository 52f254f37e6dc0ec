/** One failed check as its runner reports it: where it is and its message, in a few lines. */
export interface Failure {
  readonly name: string;
  /** Undefined for an error outside of a check. */
  readonly file: string | undefined;
  readonly message: string;
}

/** An error that no check has caught. */
export interface Unhandled {
  readonly message?: string;
}

const LINES = 14;

// oxlint-disable-next-line no-control-regex
const colours = /\u001B\[[\d;]*m/g;

/** The first lines: a message may hold the page's whole markup. */
const brief = (text: string): string =>
  text
    .replaceAll(colours, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
    .join('\n');

const outside = (name: string, errors: readonly Unhandled[]): Failure[] =>
  errors.map(({ message }) => ({ name, file: undefined, message: brief(message ?? '') }));

/**
 * The checks of a Vitest JSON report that failed, a file that could not be loaded being one, and the errors
 * outside of them.
 */
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

/** The journeys of a Playwright JSON report that failed, and the errors outside of them. */
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
