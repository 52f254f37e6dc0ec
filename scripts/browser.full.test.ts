import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

describe('the test browser', () => {
  const listTests = (projects: readonly string[]) =>
    spawnSync(
      'npx',
      ['--no-install', 'vitest', 'list', '--filesOnly', ...projects.map((one) => `--project=${one}`)],
      {
        cwd: root,
        encoding: 'utf8',
        shell: process.platform === 'win32',
        env: { ...process.env, DROPDECK_BROWSER: '/no/browser' },
      },
    );

  it('is not looked for by tests that run in Node', () => {
    const { status, stdout, stderr } = listTests(['domain', 'sandbox', 'tools', 'design-system']);
    expect(status, stderr).toBe(0);
    expect(stdout).toContain('[domain]');
  }, 120_000);

  it.each(['app', 'stor*'])(
    'is required by the project %s',
    (project) => {
      const { status, stderr } = listTests([project]);
      expect(status).not.toBe(0);
      expect(stderr).toContain('DROPDECK_BROWSER names /no/browser');
    },
    120_000,
  );
});
