/** The number of checks that passed, failed and were skipped. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/**
 * Counts of a Vitest JSON report. A file that could not be loaded counts as one failure, and so does each
 * uncaught error in `unhandled`.
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

/**
 * Counts of a Playwright JSON report. A flaky test counts as failed; an error outside of tests counts as one
 * failure.
 */
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
 * A step's counts after its failed checks were rerun alone: those that failed again count as failed. A rerun in
 * which nothing passes is ignored.
 */
export const mergeRerun = (first: Counts, rerun: Counts): Counts =>
  rerun.passed === 0
    ? first
    : { ...first, passed: first.passed + first.failed - rerun.failed, failed: rerun.failed };

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.reduce((total, { skipped }) => total + skipped, 0),
});

/** The closing line of every run. */
export const closingLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
