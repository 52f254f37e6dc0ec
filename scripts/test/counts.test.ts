import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, slowest } from './counts.ts';

describe('the test report', () => {
  it('counts a file that could not be loaded as a failure', () => {
    const report = {
      numPassedTests: 4,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        { name: 'a.test.ts', status: 'passed', assertionResults: [{ fullName: 'one', duration: 1_500 }] },
        { name: 'b.test.ts', status: 'failed', assertionResults: [{ fullName: 'two' }] },
        { name: 'c.test.ts', status: 'failed', assertionResults: [] },
      ],
    };
    expect(countVitest(report)).toEqual({
      passed: 4,
      failed: 2,
      skipped: 0,
      tests: [
        { name: 'one', file: 'a.test.ts', seconds: 1.5 },
        { name: 'two', file: 'b.test.ts', seconds: 0 },
      ],
    });
  });

  it('counts a flaky journey, and an error outside of a journey, as failures', () => {
    const specs = [{ title: 'one', file: 'a.e2e.ts', tests: [{ results: [{ duration: 2_000 }] }] }];
    const report = {
      stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 },
      errors: [{}],
      suites: [{ suites: [{ specs }] }],
    };
    expect(countPlaywright(report)).toEqual({
      passed: 3,
      failed: 3,
      skipped: 1,
      tests: [{ name: 'one', file: 'e2e/a.e2e.ts', seconds: 2 }],
    });
  });

  it('names the slowest tests first', () => {
    const tests = [1, 3, 2].map((seconds) => ({ name: String(seconds), file: '', seconds }));
    expect(slowest(tests, 2).map(({ name }) => name)).toEqual(['3', '2']);
  });
});
