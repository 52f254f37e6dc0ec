/** What a runner reports: how many checks passed, failed, and were left out. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/**
 * Counts of a Vitest JSON report. A file that could not even be loaded counts as one failure, and so does each
 * of the `unhandled` errors, which no test has caught.
 */
export function countVitest(report: unknown, unhandled: readonly unknown[]): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report as Record<
    'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests',
    number
  > & { testResults: { status: string; assertionResults: unknown[] }[] };
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken + unhandled.length,
    skipped: numPendingTests + numTodoTests,
  };
}

/** Counts of a Playwright JSON report. A flaky test has failed; an error outside of tests counts as one. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors } = report as {
    stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
    errors: unknown[];
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * What a step counts once its failed checks have run again alone: those that failed there have failed. A second
 * run in which nothing passes says nothing about them.
 */
export const afterAgain = (first: Counts, again: Counts): Counts =>
  again.passed === 0
    ? first
    : { ...first, passed: first.passed + first.failed - again.failed, failed: again.failed };

/** All counts together. */
export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.reduce((total, { skipped }) => total + skipped, 0),
});

/** The closing line that every run ends with. */
export const closingLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
