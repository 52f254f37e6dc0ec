import { describe, expect, it } from 'vitest';
import { comparison, counted, multiples } from './summary.ts';

describe('the summary of a pull request’s speed', () => {
  const note = (ready: number) => ({
    suites: [
      {
        specs: [
          { tests: [{ annotations: [{ type: '/settings', description: JSON.stringify({ ready }) }] }] },
        ],
      },
    ],
  });

  it('reads what the journey has noted', () => {
    expect([...counted(note(149))]).toEqual([['/settings, ready', 149]]);
  });

  it('reads the multiples of the reference, and no times', () => {
    const results =
      '| list | first rows | keys |\n| --- | ---: | ---: |\n| 10,000 monitors | 2.52 × | 30 ms |\n';
    expect([...multiples(results)]).toEqual([['10,000 monitors, first rows', 2.52]]);
  });

  it('names what differs, and says when nothing does', () => {
    expect(comparison('Visits', counted(note(100)), counted(note(102)), 1)).toContain(
      '| /settings, ready | 100 | 102 | 1.02 |',
    );
    expect(comparison('Visits', counted(note(100)), counted(note(100)), 1)).toContain(
      'None of 1 figures differs by 1 %.',
    );
  });
});
