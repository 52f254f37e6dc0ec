/** The number of checks that passed, failed and were skipped. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Counts of a Vitest JSON report. A file that could not be loaded counts as one failure. */
export function countVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report as Record<
    'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests',
    number
  > & { testResults: { status: string; assertionResults: unknown[] }[] };
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken,
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

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.reduce((total, { skipped }) => total + skipped, 0),
});

/** The closing line of every run. */
export const closingLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
