import { describe, expect, it } from 'vitest';
import { failuresPlaywright, failuresVitest } from './failures.ts';

describe('failures of the test report', () => {
  it('reports failed tests with their messages, and files that could not be loaded', () => {
    const report = {
      testResults: [
        { name: 'a.test.ts', status: 'passed', assertionResults: [{ fullName: 'fine', status: 'passed' }] },
        {
          name: 'b.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'fine', status: 'passed' },
            {
              fullName: 'group adds',
              status: 'failed',
              failureMessages: ['\u001B[31mtwo\u001B[39m\n\nis three'],
            },
          ],
        },
        { name: 'c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    };
    expect(failuresVitest(report)).toEqual([
      { name: 'b.test.ts › group adds', message: 'two\nis three' },
      { name: 'c.test.ts', message: 'no such module' },
    ]);
  });

  it('reports failed journeys at any nesting depth, and errors outside of them', () => {
    const spec = (title: string, ok: boolean, message: string) => ({
      title,
      file: 'x.e2e.ts',
      ok,
      tests: [{ results: [{ status: ok ? 'passed' : 'failed', errors: [{ message }] }] }],
    });
    const report = {
      suites: [
        { specs: [spec('signs in', true, '')], suites: [{ specs: [spec('signs out', false, 'late')] }] },
      ],
      errors: [{ message: 'no browser' }],
    };
    expect(failuresPlaywright(report)).toEqual([
      { name: 'x.e2e.ts › signs out', message: 'late' },
      { name: 'Outside of a journey', message: 'no browser' },
    ]);
  });

  it('shortens a long message to its first lines', () => {
    const long = Array.from({ length: 99 }, (_, line) => `line ${line}`).join('\n');
    const [failure] = failuresPlaywright({ suites: [], errors: [{ message: long }] });
    expect(failure?.message).toMatch(/^line 0\n(.*\n)+line 13$/);
  });
});
