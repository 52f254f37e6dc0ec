import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, root } from '../root.ts';

const git = (...args: string[]): readonly string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .trim()
    .split('\n');

const files = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) =>
  existsSync(join(root, file)),
);
/** Every file and folder, also by the end of its path: `list.ts`, `monitors/redirects`. */
const places = new Set(
  files.flatMap((file) => {
    const parts = file.split('/');
    return parts.flatMap((_, from) =>
      parts.slice(from).map((__, length) => parts.slice(from, from + length + 1).join('/')),
    );
  }),
);
const code = new Set(
  files
    .filter(
      (file) =>
        /\.(?:tsx?|m?js|json|ya?ml|conf|html|mdx)$|Caddyfile$|Containerfile$/.test(file) &&
        file !== 'package-lock.json',
    )
    .flatMap((file) => read(file).match(/[$\w]+/g) ?? []),
);

/** What a build, a run or an operator writes. */
const isWritten =
  /^packages\/app\/(?:dist|sourcemaps|demo-static)\b|^dist\/|^deploy\/generated|^\.reports|^\.ci\/full$|^manifests\/|(?:config|release)\.json$/;
const isPath =
  /^[.\w/-]+\.(?:tsx?|m?js|json|md|mdx|ya?ml|conf|css|txt)$|^(?:packages|scripts|e2e|bench|docs|deploy|\.storybook|\.github|app|domain|design-system)\/[.\w/-]+$/;
/** The rooms of the packages: `monitors/redirects` names a folder, `AND/OR` none. */
const rooms = new Set(files.flatMap((file) => /^packages\/[\w-]+\/src\/([\w-]+)\//.exec(file)?.[1] ?? []));
const isFolder = (name: string): boolean =>
  /^[\w-]+(?:\/[\w-]+)+$/.test(name) && rooms.has(name.slice(0, name.indexOf('/')));
/** As CONTRIBUTING has it: `domain/src` and `app/late.ts` are below packages. */
const isThere = (path: string): boolean => {
  const own = path.replace(/\/$/, '').replace(/^(?:\.\.?\/)+/, '');
  const full = own.replace(/^(app|domain|design-system)\//, '$1/src/');
  return [own, full, `${own}.ts`, `${own}.tsx`].some((name) => places.has(name));
};
/** Named as what is not used. */
const foreign = new Set(['toMatchScreenshot', 'useReducer']);

const docs = files.filter(
  (file) =>
    /^(?:[A-Z]+|docs\/.*|\.github\/[A-Z_]+|packages\/design-system\/README)\.md$/.test(file) &&
    !/CHANGELOG|conformance/.test(file),
);

describe.each(docs)('%s', (doc) => {
  const text = read(doc).replaceAll(/^```[\s\S]*?^```/gm, '');
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);

  it('names files and folders that exist', () => {
    const paths = named.filter((name) => (isPath.test(name) || isFolder(name)) && !isWritten.test(name));
    expect(paths.filter((name) => !isThere(name))).toEqual([]);
  });

  it('names functions and settings that exist', () => {
    const names = named.filter((name) => /^\$?[a-z]+(?:[A-Z]\w*|Fx)$|^[A-Z]+_[A-Z_]+$/.test(name));
    expect(names.filter((name) => !code.has(name) && !foreign.has(name))).toEqual([]);
  });
});

describe('docs/effector.md', () => {
  const rows = [
    ...read('docs/effector.md').matchAll(/\| `(create\w+|notify|register\w+)`[^|]*\| `([\w/.-]+)` +\|/g),
  ];
  const source = files.filter((file) => /^packages\/domain\/src\/.*(?<!\.test)\.ts$/.test(file));

  it.each(rows.map(([, factory = '', place = '']) => [factory, place]))(
    'shows %s in %s',
    (factory, place) => {
      const own = source.filter((file) => file.startsWith(`packages/domain/src/${place}`));
      expect(own.some((file) => new RegExp(`\\b${factory}[(<]`).test(read(file)))).toBe(true);
    },
  );
});
