import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read, root } from './root.ts';

const folder = mkdtempSync(join(tmpdir(), 'dropdeck-version-'));
const copy = join(folder, 'copy');

/** Signs as GnuPG does for git, without a key. */
const signer = `#!/bin/sh
cat > /dev/null
echo '[GNUPG:] SIG_CREATED ' >&2
printf -- '-----BEGIN PGP SIGNATURE-----\\n-----END PGP SIGNATURE-----\\n'
`;

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, npm_config_update_notifier: 'false' },
  });

beforeAll(() => {
  for (const file of [
    'package.json',
    'package-lock.json',
    '.npmrc',
    '.gitignore',
    'CHANGELOG.md',
    'scripts/version.ts',
    'deploy/helm',
  ])
    cpSync(join(root, file), join(copy, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(folder, 'signer'), signer);
  chmodSync(join(folder, 'signer'), 0o755);
  run('git', 'init', '--quiet');
  for (const [key, value] of [
    ['user.name', 'A'],
    ['user.email', 'a@example.com'],
    ['gpg.format', 'openpgp'],
    ['gpg.program', join(folder, 'signer')],
  ] as const)
    run('git', 'config', key, value);
  run('git', 'add', 'package.json', 'package-lock.json', '.npmrc', 'CHANGELOG.md', 'scripts', 'deploy');
  run('git', 'commit', '--quiet', '--message', 'First');
  run('npm', 'version', '7.8.9', '--ignore-scripts=false');
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

describe('npm version', () => {
  it('makes a signed tag, since .github/workflows/release.yml releases no other', () => {
    expect(run('git', 'cat-file', 'tag', 'v7.8.9')).toContain('BEGIN PGP SIGNATURE');
  });

  it('gives the chart and the changelog the version of the product, in the tagged commit', () => {
    const chart = run('git', 'show', 'v7.8.9:deploy/helm/dropdeck/Chart.yaml');
    expect(chart).toContain('\nversion: 7.8.9\nappVersion: 7.8.9\n');
    expect(run('git', 'show', 'v7.8.9:CHANGELOG.md')).toContain('\n## Unreleased\n\n## 7.8.9\n\n- ');
    expect(run('git', 'status', '--porcelain', '--untracked-files=no')).toBe('');
  });
});

it('the chart has the version of the product', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(read('deploy/helm/dropdeck/Chart.yaml')).toContain(
    `\nversion: ${version}\nappVersion: ${version}\n`,
  );
});
