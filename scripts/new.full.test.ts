import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './root.ts';

const copy = mkdtempSync(join(tmpdir(), 'dropdeck-new-'));

/** Links the installed packages, and the workspaces of the copy in place of the repository's. */
function linkPackages(): void {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@dropdeck'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@dropdeck') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const name of readdirSync(join(root, 'packages'))) {
    symlinkSync(join(copy, 'packages', name), join(modules, '@dropdeck', name));
  }
}

const runWith = (
  env: Readonly<Record<string, string>>,
  ...command: string[]
): { status: number | null; output: string } => {
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', ...command], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, CI: '', ...env },
  });
  return { status, output: stdout + stderr };
};
const run = (...command: string[]) => runWith({ VISUAL: 'off' }, ...command);

const git = (...args: string[]): string => execFileSync('git', args, { cwd: copy, encoding: 'utf8' });

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n')) {
    if (file.startsWith('.storybook/baselines/')) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  linkPackages();
  // What the repository's own check of types has found, so that only the new page is checked.
  const checked = join(root, '.reports/types');
  if (existsSync(checked)) cpSync(checked, join(copy, '.reports/types'), { recursive: true });
  git('init', '--quiet');
  git('add', '--all');
  expect(run('tsx', 'scripts/new.ts', 'page', 'AuditLog')).toMatchObject({ status: 0 });
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }), 120_000);

it('creates a new page in ten files and registers it', () => {
  expect(git('ls-files', '--others', '--exclude-standard').trim().split('\n')).toEqual([
    'packages/app/src/routes/AuditLogRoute.tsx',
    'packages/design-system/src/features/tools/AuditLog/AuditLogScreen.fixtures.ts',
    'packages/design-system/src/features/tools/AuditLog/AuditLogScreen.stories.tsx',
    'packages/design-system/src/features/tools/AuditLog/AuditLogScreen.tsx',
    'packages/design-system/src/features/tools/AuditLog/text.en.ts',
    'packages/domain/src/contract/calls/audit-log.ts',
    'packages/domain/src/tools/audit-log/audit-log.test.ts',
    'packages/domain/src/tools/audit-log/audit-log.ts',
    'packages/domain/src/tools/audit-log/index.ts',
    'packages/sandbox/src/api/auditLog.ts',
  ]);
});

/** The files that a new page adds or changes; the others are checked in the repository itself. */
const touched = (): readonly string[] =>
  git('ls-files', '--others', '--modified', '--exclude-standard')
    .trim()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file));

it.each([
  ['formatting', 'oxfmt', () => ['--check', ...touched()]],
  ['lint', 'oxlint', () => ['--deny-warnings', ...touched()]],
  ['types', 'tsc', () => ['-b']],
  [
    'tests of the domain, the sandbox and the tools',
    'vitest',
    () => [
      'run',
      '--project=domain',
      '--project=sandbox',
      '--project=tools',
      'audit-log',
      'contract.test',
      'malformed-values',
      'everyCall',
      'specification',
    ],
  ],
] as const)(
  'a new page passes %s',
  (_, command, argumentsOf) => {
    const { status, output } = run(command, ...argumentsOf());
    expect(status, output).toBe(0);
  },
  180_000,
);
