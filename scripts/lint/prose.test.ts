import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { riddlesIn } from './prose.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('riddlesIn', () => {
  it('finds riddles in comments, test titles and Markdown, and leaves code alone', () => {
    expect(riddlesIn('a.ts', '// Whoever leaves hears nothing of it.')).toHaveLength(2);
    expect(riddlesIn('a.test.ts', "it('is drawn anew', () => undefined);")).toHaveLength(2);
    expect(riddlesIn('a.md', 'Somebody types.')).toEqual([
      'a.md:1 “Somebody”: name the person or the part of the program',
    ]);
    expect(riddlesIn('a.ts', "const drawn = 'somebody';")).toEqual([]);
  });

  it('finds no riddle in this repository', () => {
    const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js', '*.mdx', '*.md'], {
      cwd: root,
      encoding: 'utf8',
    })
      .trim()
      .split('\n')
      .filter((file) => existsSync(join(root, file)));
    expect(files.flatMap((file) => riddlesIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });
});
