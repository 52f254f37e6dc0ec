/** A test with the time it took. */
export interface TimedTest {
  readonly name: string;
  /** As the runner names it. */
  readonly file: string;
  readonly seconds: number;
}

/** The number of checks that passed, failed and were skipped, and the time of each. */
export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly tests: readonly TimedTest[];
}

type VitestReport = Readonly<
  Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number>
> & {
  readonly testResults: ReadonlyArray<{
    readonly name: string;
    readonly status: string;
    readonly assertionResults: ReadonlyArray<{ readonly fullName: string; readonly duration?: number }>;
  }>;
};

/** Reads a Vitest JSON report. A file that could not be loaded counts as one failure. */
export const countVitest = (report: VitestReport): Report => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
      .length,
  skipped: report.numPendingTests + report.numTodoTests,
  tests: report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName: name, duration = 0 }) => ({ name, file, seconds: duration / 1000 })),
  ),
});

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: ReadonlyArray<{
    readonly title: string;
    readonly file: string;
    readonly tests: ReadonlyArray<{ readonly results: ReadonlyArray<{ readonly duration: number }> }>;
  }>;
}

interface PlaywrightReport extends Suite {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly errors: readonly unknown[];
}

const testsIn = ({ suites = [], specs = [] }: Suite): readonly TimedTest[] =>
  suites.flatMap(testsIn).concat(
    specs.flatMap(({ title: name, file, tests }) =>
      tests.map(({ results }) => ({
        name,
        file: `e2e/${file}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
  );

/** Reads a Playwright JSON report. A flaky test counts as failed, an error outside of tests as one failure. */
export const countPlaywright = ({ stats, errors, ...root }: PlaywrightReport): Report => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
  tests: testsIn(root),
});

/** The tests that took longest, the longest first. */
export const slowest = (tests: readonly TimedTest[], count: number): readonly TimedTest[] =>
  tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
