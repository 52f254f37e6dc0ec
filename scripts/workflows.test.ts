import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { commands } from './ci.ts';
import { read, root } from './root.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly container?: string;
  readonly steps: readonly Step[];
}

const files = [
  ...readdirSync(join(root, '.github/workflows')).map((file) => `.github/workflows/${file}`),
  '.github/actions/install/action.yml',
];
const jobs = files
  .filter((file) => file.includes('/workflows/'))
  .flatMap((file) => {
    const workflow = parse(read(file)) as { permissions: Job['permissions']; jobs: Record<string, Job> };
    return Object.entries(workflow.jobs).map(
      ([name, job]) => [`${file} › ${name}`, { permissions: workflow.permissions, ...job }] as const,
    );
  });

it.each(files)('%s names each action by a commit, with its version beside it', (file) => {
  const lines = read(file)
    .split('\n')
    .filter((line) => line.includes('uses: ') && !line.includes('uses: ./'));
  expect(lines.filter((line) => !/@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

describe.each(jobs)('%s', (_, { permissions, container, steps }) => {
  const installs = steps.some(({ uses, run }) => uses === './.github/actions/install' || run === '.ci/run');

  it('leaves no token in the checked out repository', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const step of checkouts) expect(step.with?.['persist-credentials']).toBe(false);
  });

  it('may write only if it installs no packages', () => {
    const granted = new Set(Object.values(permissions ?? { all: 'write' }));
    expect(installs && granted.has('write')).toBe(false);
  });

  it('installs browsers from Debian, since those of Ubuntu are snaps', () => {
    const isInstalled = steps.some(({ run }) => /apt-get install.* (?:firefox|chromium)/.test(run ?? ''));
    expect(!isInstalled || /-(?:bookworm|trixie)$/.test(container ?? '')).toBe(true);
  });
});

it('workflows, scripts and docs name commands that exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file));
  const text = [...files, ...docs, 'README.md', 'CONTRIBUTING.md', '.ci/run'].map(read).join('\n');
  const named = [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)(?: ([a-z-]+))?/g)];
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(([, script = '', name = '']) =>
    script === 'ci' ? name !== '' && !(name in commands) : !(script in scripts),
  );
  expect(missing.map(([command]) => command)).toEqual([]);
  for (const command of Object.values(commands)) {
    for (const [file] of command.matchAll(/\S+\/\S+\.ts/g))
      expect(existsSync(join(root, file)), file).toBe(true);
  }
});

it('package.json has few scripts', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(16);
});
