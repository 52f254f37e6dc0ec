import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { archiveRelease } from './release.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;

/** A repository after its build. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dropdeck-release-'));
  cpSync(join(root, 'deploy'), join(folder, 'deploy'), {
    recursive: true,
    filter: (file) => !file.endsWith('generated'),
  });
  for (const file of [
    ...['index.html', 'index.html.br', '_headers', '_redirects', '.vite/manifest.json', 'assets/a.js'].map(
      (name) => `packages/app/dist/${name}`,
    ),
    ...['security-headers', 'first-files'].flatMap((name) => [
      `deploy/generated/${name}.nginx.conf`,
      `deploy/generated/${name}.caddy`,
    ]),
  ]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Unpacks the release as an operator does. */
async function unpack(): Promise<string> {
  const target = join(folder, 'unpacked');
  mkdirSync(target);
  execFileSync('tar', ['-xzf', '-', '-C', target], { input: await archiveRelease(folder) });
  return target;
}

describe("a release's archive", () => {
  it('has the build with its compressed copies and the lists for hosts of static files', async () => {
    const dist = join(await unpack(), 'dist');
    expect(readdirSync(dist).toSorted()).toEqual([
      '_headers',
      '_redirects',
      'assets',
      'index.html',
      'index.html.br',
    ]);
    expect(readFileSync(join(dist, 'assets/a.js'), 'utf8')).toBe('packages/app/dist/assets/a.js');
  });

  it('lists the hash of every file', async () => {
    const target = await unpack();
    execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: target });
    const listed = readFileSync(join(target, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
    const files = readdirSync(target, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(listed).toHaveLength(files.length - 1);
  });

  it('has the configs of nginx and Caddy with every file that they include', async () => {
    const target = await unpack();
    const names = readdirSync(join(target, 'deploy'), { recursive: true, encoding: 'utf8' });
    const included = ['nginx.conf', 'Caddyfile'].flatMap((config) =>
      [
        ...readFileSync(join(target, 'deploy', config), 'utf8').matchAll(
          /(?:include|import) \/etc\/(?:nginx|caddy)\/dropdeck\/([\w.-]+)/g,
        ),
      ].map(([, name = '']) => name),
    );
    expect(new Set(included).size).toBe(5);
    for (const name of included)
      expect(names).toContain(name === 'nginx-tls.conf' ? name : join('generated', name));
  });

  it('has the same bytes at another time', async () => {
    const first = await archiveRelease(folder);
    const file = join(folder, 'packages/app/dist/index.html');
    const text = readFileSync(file);
    rmSync(file);
    writeFileSync(file, text);
    expect(await archiveRelease(folder)).toEqual(first);
  });

  it.each(['packages/app/dist/_headers', 'packages/app/dist/_redirects', 'deploy/generated'])(
    'is refused without %s',
    async (missing) => {
      rmSync(join(folder, missing), { recursive: true });
      await expect(archiveRelease(folder)).rejects.toThrow(missing.split('/').at(-1));
    },
  );
});
