/** The number of checks that passed, failed and were skipped. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

type VitestReport = Readonly<
  Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number>
> & { readonly testResults: readonly { status: string; assertionResults: readonly unknown[] }[] };

/** Counts of a Vitest JSON report. A file that could not be loaded counts as one failure. */
export const countVitest = (report: VitestReport): Counts => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
      .length,
  skipped: report.numPendingTests + report.numTodoTests,
});

interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly errors: readonly unknown[];
}

/** Counts of a Playwright JSON report. A flaky test counts as failed, an error outside of tests as one failure. */
export const countPlaywright = ({ stats, errors }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});
