import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';

const folder = join(root, 'docs/decisions');
const index = readFileSync(join(folder, 'README.md'), 'utf8');
const files = readdirSync(folder).filter((file) => file !== 'README.md');
const records = files.map((file) => ({
  file,
  number: Number(/^(\d{4})-[a-z\d-]+\.md$/.exec(file)?.[1]),
  title: readFileSync(join(folder, file), 'utf8').split('\n', 1)[0],
}));

describe('the decision records', () => {
  it('each have a number, which is the same in the title as in the file name', () => {
    expect(records.length).toBeGreaterThan(20);
    expect(new Set(records.map(({ number }) => number)).size).toBe(records.length);
    expect(records.filter(({ number, title }) => title?.startsWith(`# ${number}. `) !== true)).toEqual([]);
  });

  it('are listed with their title and status', () => {
    const listed = records.filter(({ file, title }) => index.includes(`[${title?.slice(2)}](${file}) `));
    expect(listed.map(({ file }) => file)).toEqual(files);
  });

  it('include each one that code and docs name', () => {
    const lines = execFileSync('git', ['grep', '-Eoh', 'decisions/[0-9]{4}(-[a-z0-9-]+\\.md)?'], {
      cwd: root,
      encoding: 'utf8',
    });
    const named = lines.trim().split('\n');
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !records.some(({ file }) => `decisions/${file}`.startsWith(name)))).toEqual(
      [],
    );
  });
});
