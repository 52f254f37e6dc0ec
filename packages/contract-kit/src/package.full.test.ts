import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listen, type Listening } from '@dropdeck/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'contract-'));
let server: Listening;
let token = '';

/** Runs the installed command in the empty folder. */
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['node_modules/.bin/dropdeck-contract', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

beforeAll(async () => {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  // Packing runs no scripts.
  execFileSync('npm', ['run', 'build'], { cwd, stdio: 'ignore' });
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ) as { readonly filename: string }[];
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', packed?.filename ?? ''], {
    cwd: folder,
    stdio: 'ignore',
  });
  server = await listen({ port: 0, cors: true });
  const response = await fetch(`${server.origin}/sandbox/sign-in`, {
    method: 'POST',
    body: JSON.stringify({ account: 'developer' }),
  });
  ({ token } = (await response.json()) as { token: string });
}, 120_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Does not block this process, which runs the server. */
const verify = (...args: readonly string[]) =>
  new Promise<{ readonly code: number; readonly output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['node_modules/.bin/dropdeck-contract', 'verify', '--base', server.origin, ...args],
      { cwd: folder },
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: `${stdout}${stderr}` }),
    );
  });

describe('the packed command, run from an empty folder', () => {
  it('says how it is used, with the exit code 2', () => {
    const { status, stdout } = run();
    expect(stdout).toContain('verify --base URL');
    expect(status).toBe(2);
  });

  it('says which option is wrong, with the exit code 2', () => {
    const { status, stderr } = run('verify', '--base', 'nonsense', '--token', 'T');
    expect(stderr).toBe('--base is not a URL.\n\n');
    expect(status).toBe(2);
    expect(run('verify', '--tokens', 'T').stderr).toContain("Unknown option '--tokens'");
  });

  it('finds nothing in the clean sandbox, with the exit code 0', async () => {
    const { code, output } = await verify('--token', token, '--writes', '--junit', 'report.xml');
    expect(output).toContain('writes: PUT /v1/redirects');
    expect(output).toMatch(/\d+ passed, 0 failed/);
    expect(output).not.toContain(token);
    expect(readFileSync(join(folder, 'report.xml'), 'utf8')).toContain('<testsuite');
    expect(code).toBe(0);
  }, 60_000);

  it('exits with 1 when something is wrong, and prints JSON', async () => {
    server.sandbox.defects.set('list-null', true);
    const { code, output } = await verify('--token', token, '--json');
    expect(JSON.parse(output)).toMatchObject({ findings: [{ call: 'redirects.getRedirects' }] });
    expect(code).toBe(1);
  }, 60_000);
});
