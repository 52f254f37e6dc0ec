import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, root } from '../root.ts';

const sections = new Set(
  [...read('docs/specification.md').matchAll(/^#+ (\d+(?:\.\d+)?) /gm)].map(([, number]) => number),
);

describe('the specification', () => {
  it('has a section for each number that code, tests and docs name', () => {
    expect(sections.size).toBeGreaterThan(50);
    const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js', '*.mdx', '*.md'], {
      cwd: root,
      encoding: 'utf8',
    })
      .trim()
      .split('\n')
      .filter((file) => existsSync(join(root, file)));
    const named = files.flatMap((file) =>
      [...read(file).matchAll(/specification\s+(?:\*\s+)?(\d[\d.]*(?:(?:,| and) \d[\d.]*)*)/gi)].flatMap(
        ([, list = '']) =>
          list.split(/, | and /).map((number) => ({ file, number: number.replace(/\.$/, '') })),
      ),
    );
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter(({ number }) => !sections.has(number))).toEqual([]);
  });
});
