import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

describe('the test browser', () => {
  const listTests = (projects: readonly string[]) =>
    spawnSync(
      'npx',
      ['--no-install', 'vitest', 'list', '--filesOnly', ...projects.map((one) => `--project=${one}`)],
      {
        cwd: fileURLToPath(new URL('..', import.meta.url)),
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
