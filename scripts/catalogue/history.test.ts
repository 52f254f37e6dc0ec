import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseLog, readHistory } from './history.ts';

it('parseLog gives each commit the components that it touched, once each', () => {
  const log = [
    '\u0001a1b2c3d\u00022026-11-22\u0002button: fit its states',
    '',
    'primitives/Button/Button.tsx',
    'primitives/Button/Button.stories.tsx',
    'tokens/semantic.ts',
    'inventory.test.ts',
    '\u0001d4e5f6a\u00022026-11-21\u0002tokens: names',
    '',
    'tokens/semantic.ts',
    '',
  ].join('\n');
  expect(parseLog(log)).toEqual([
    {
      hash: 'a1b2c3d',
      date: '2026-11-22',
      subject: 'button: fit its states',
      folders: ['primitives/Button'],
    },
    { hash: 'd4e5f6a', date: '2026-11-21', subject: 'tokens: names', folders: [] },
  ]);
});

it('readHistory is undefined outside a repository', () => {
  expect(readHistory(mkdtempSync(join(tmpdir(), 'no-repository-')))).toBeUndefined();
});
