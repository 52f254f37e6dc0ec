/** A failed check from a runner's report: its location and the first lines of its message. */
export interface Failure {
  readonly name: string;
  readonly message: string;
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

/** The failed checks of a Vitest JSON report, and files that could not be loaded. */
export function failuresVitest(report: unknown): Failure[] {
  const { testResults } = report as {
    testResults: {
      name: string;
      status: string;
      message?: string;
      assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
    }[];
  };
  return testResults.flatMap(({ name, status, message, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [{ name, message: brief(message ?? '') }]
      : assertionResults
          .filter((each) => each.status === 'failed')
          .map(({ fullName, failureMessages }) => ({
            name: `${name} › ${fullName}`,
            message: brief(failureMessages?.join('\n') ?? ''),
          })),
  );
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
  const { suites, errors } = report as { suites: Suite[]; errors: { message?: string }[] };
  return [
    ...suites
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .map(({ title, file, tests }) => ({
        name: `${file} › ${title}`,
        message: brief(
          tests
            .flatMap(({ results }) => results)
            .flatMap((result) => result.errors ?? [])
            .map(({ message }) => message ?? '')
            .join('\n'),
        ),
      })),
    ...errors.map(({ message }) => ({ name: 'Outside of a journey', message: brief(message ?? '') })),
  ];
}
