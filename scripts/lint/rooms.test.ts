import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, root } from '../root.ts';

interface Override {
  readonly files: readonly string[];
  readonly rules: Readonly<Record<string, readonly [string, { patterns: readonly { regex?: string }[] }]>>;
}
const { overrides } = JSON.parse(read('.oxlintrc.json')) as {
  readonly overrides: readonly Override[];
};
const [, docs = ''] = read('docs/architecture.md').split('## Rooms of the design system\n');

/** The rows of the table of rooms: a room, and what it takes from. */
const rows = [...(docs.split('\n## ')[0] ?? '').matchAll(/^\| (\w+) +\| [^|]+ \| ([\w, ]*?) *\|$/gm)]
  .slice(1)
  .map(([, room = '', takes = '']) => ({ room, takes: takes.split(', ').filter(Boolean) }));
const rooms = new Set(rows.map(({ room }) => room));

describe('the rooms of the design system', () => {
  it('are in the map of docs/architecture.md', () => {
    expect(rows).toHaveLength(10);
    expect(rows.flatMap(({ takes }) => takes).filter((room) => !rooms.has(room))).toEqual([]);
  });

  it.each(rows)('$room takes from no other room than the map says, by lint', ({ room, takes }) => {
    const [, rule] =
      overrides.find(({ files }) => files.includes(`packages/design-system/src/${room}/**`))?.rules[
        'eslint/no-restricted-imports'
      ] ?? [];
    const isRefused = (path: string): boolean =>
      rule?.patterns.some(({ regex = '^$' }) => new RegExp(regex).test(path)) === true;
    const refused = [...rooms].filter((other) => isRefused(`../../${other}/X/X`));
    expect(refused.toSorted()).toEqual(
      [...rooms].filter((other) => other !== room && !takes.includes(other)).toSorted(),
    );
  });
});

describe('patterns, features and the shell', () => {
  it('take the components of primitives by their index', () => {
    const source = join(root, 'packages/design-system/src');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^(?:patterns|features|shell)[\\/](?!.*\.(?:stories|fixtures)\.).*\.tsx?$/.test(file),
    );
    expect(files.length).toBeGreaterThan(250);
    const deep = files.filter((file) =>
      /from '(?:\.\.\/)+primitives\/(\w+)\/\1'/.test(readFileSync(join(source, file), 'utf8')),
    );
    expect(deep).toEqual([]);
  });
});

describe('the rooms of the domain', () => {
  const source = join(root, 'packages/domain/src');
  const feature = /^(?:(?:account|monitors|shell|tools)\/[\w-]+|commands|customers)\/./;
  const roomOf = (path: string): string => path.split(/[\\/]/)[0] ?? '';

  it('take a feature of another room only by its index', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !/(?:\.test|testing)\.ts$/.test(file),
    );
    expect(files.length).toBeGreaterThan(200);
    const deep = files.flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(/(?:from|import) '(\.[^']+)'/g)]
        .map(([, path = '']) => normalize(join(dirname(file), path)).replaceAll('\\', '/'))
        .filter((path) => roomOf(path) !== roomOf(file) && feature.test(path))
        .filter((path) => !existsSync(join(source, path, 'index.ts')))
        .map((path) => `${file}: ${path}`),
    );
    expect(deep).toEqual([]);
  });
});
