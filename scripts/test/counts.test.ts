import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './counts.ts';

describe('counts of the test report', () => {
  it('counts a file that could not be loaded as a failure', () => {
    const report = {
      numPassedTests: 4,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        { status: 'passed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 4, failed: 2, skipped: 0 });
  });

  it('counts a flaky journey, and an error outside of a journey, as failures', () => {
    const report = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 }, errors: [{}] };
    expect(countPlaywright(report)).toEqual({ passed: 3, failed: 3, skipped: 1 });
  });
});
