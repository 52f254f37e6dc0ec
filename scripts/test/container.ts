import { deepStrictEqual, equal, match, ok } from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run ci container`: runs the image's entry with the real nginx and Caddy of this machine, for two APIs, and
 * with wrong environments. Not part of `npm test`.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const entry = `${root}deploy/container/start.mjs`;
const folder = mkdtempSync(join(tmpdir(), 'dropdeck-container-'));
// nginx that is started by root runs its workers as another user, and so does the entry in one check.
chmodSync(folder, 0o777);

const addresses = (host: string): Record<string, string> => ({
  API_BASE_URL: `https://api.${host}`,
  LOGIN_URL: `https://${host}/login`,
  HOME_URL: `https://${host}/`,
  SUPPORT_URL: `https://${host}/support`,
});

const environment = (changes: Record<string, string>): Record<string, string> => ({
  PATH: `${process.env['PATH'] ?? ''}:/usr/sbin`,
  DIST: `${root}packages/app/dist`,
  SERVER_CONFIGS: `${root}deploy`,
  ...changes,
});

const isInstalled = (program: string): boolean =>
  spawnSync(program, [program === 'nginx' ? '-v' : 'version']).error === undefined;

async function untilReady(origin: string): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${origin} is not ready.`);
}

/** Starts the entry, calls `check`, stops it by SIGTERM and expects that it ends well. */
async function withServer(
  changes: Record<string, string>,
  check: (origin: string) => Promise<void>,
  prefix: readonly string[] = [],
): Promise<void> {
  const run = join(folder, `run-${changes['PORT']}`);
  const env = environment({ RUN_DIR: run, ...changes });
  const [program, ...args] = [...prefix, process.execPath, entry];
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
  try {
    const origin = `http://127.0.0.1:${changes['PORT']}`;
    await Promise.race([
      untilReady(origin),
      ended.then((code) => {
        throw new Error(`The entry ended with ${code}: ${output}`);
      }),
    ]);
    await check(origin);
  } finally {
    child.kill('SIGTERM');
  }
  equal(await ended, 0, `the exit code after SIGTERM; ${output}`);
}

/** Runs the entry as Compose and the chart do: as the image's user, without capabilities and new privileges. */
const confined =
  'setpriv --reuid=65532 --regid=65532 --clear-groups --bounding-set=-all --inh-caps=-all --no-new-privs'.split(
    ' ',
  );

/** A folder with Caddy as the Containerfile makes it from that of the official image, which has a file capability. */
function folderOfImageCaddy(): string {
  const containerfile = readFileSync(`${root}deploy/container/Containerfile`, 'utf8');
  const steps = /AS caddy\n([\s\S]*?)^FROM/m.exec(containerfile)?.[1] ?? '';
  const [, copied = ''] = /^COPY --from=caddy (\S+) /m.exec(containerfile) ?? [];
  const image = join(folder, 'image');
  for (const path of ['/usr/bin', dirname(copied)]) mkdirSync(image + path, { recursive: true });
  const commands = [
    `cp "$(command -v caddy)" ${image}/usr/bin/caddy`,
    `setcap cap_net_bind_service=+ep ${image}/usr/bin/caddy`,
    ...[...steps.matchAll(/^RUN (.*)$/gm)].map(([, command = '']) => command.replaceAll(' /', ` ${image}/`)),
  ];
  execFileSync('sh', ['-euc', commands.join('\n')]);
  return dirname(image + copied);
}

const policyOf = async (origin: string): Promise<string> =>
  (await fetch(`${origin}/settings`)).headers.get('content-security-policy') ?? '';

const checks: Record<string, () => Promise<void>> = {
  'names every wrong part of the environment and ends with 78': async () => {
    const { status, stderr } = spawnSync(process.execPath, [entry], {
      env: environment({ API_BASE_URL: 'api.example.com', LOGIN_URL: ' ', REPORTS: '{', PORT: '0' }),
      encoding: 'utf8',
    });
    equal(status, 78);
    for (const problem of [
      /API_BASE_URL is no address/,
      /LOGIN_URL is missing/,
      /HOME_URL is missing/,
      /REPORTS is no JSON/,
      /PORT is no port/,
    ]) {
      match(stderr, problem);
    }
  },
};

let port = 8_110;
for (const server of ['caddy', 'nginx'].filter(isInstalled)) {
  for (const host of ['one.example', 'two.example']) {
    checks[`${server} serves the product for the API of ${host}, and ends when it is stopped`] = () =>
      withServer({ SERVER: server, PORT: String((port += 1)), ...addresses(host) }, async (origin) => {
        const config = (await (await fetch(`${origin}/config.json`)).json()) as Record<string, unknown>;
        deepStrictEqual(config['apiBaseUrl'], `https://api.${host}`);
        match(await policyOf(origin), new RegExp(`connect-src 'self' https://api\\.${host}(?:;|$)`));
        const page = await fetch(`${origin}/monitors`);
        match(await page.text(), /<meta name="release"/);
        equal((await fetch(`${origin}/healthz`)).status, 200);
        equal((await fetch(`${origin}/assets/gone.js`)).status, 404);
      });
  }
  checks[`${server} allows the server of the reports, and writes only below its run folder`] = () =>
    withServer(
      {
        SERVER: server,
        PORT: String((port += 1)),
        ...addresses('three.example'),
        REPORTS: '{"otlp":"https://logs.three.example/v1/logs"}',
        BRAND_WORDS: 'Acme, Corp',
      },
      async (origin) => {
        match(
          await policyOf(origin),
          /connect-src 'self' https:\/\/api\.three\.example https:\/\/logs\.three\.example/,
        );
        const config = (await (await fetch(`${origin}/config.json`)).json()) as { brandWords: string[] };
        deepStrictEqual(config.brandWords, ['Acme', 'Corp']);
        ok(existsSync(join(folder, `run-${port}`, 'site', 'config.json')));
        ok(readdirSync(folder).every((name) => name.startsWith('run-')));
      },
    );
}

const canConfine =
  isInstalled('caddy') && process.getuid?.() === 0 && spawnSync('setpriv', ['--version']).error === undefined;
if (canConfine) {
  checks['the Caddy of the image starts without any capability'] = () =>
    withServer(
      {
        PATH: `${folderOfImageCaddy()}:${process.env['PATH'] ?? ''}`,
        PORT: String((port += 1)),
        ...addresses('four.example'),
      },
      async (origin) => equal((await fetch(`${origin}/settings`)).status, 200),
      confined,
    );
}

if (!existsSync(`${root}packages/app/dist/index.html`) || !existsSync(`${root}deploy/generated`)) {
  console.error('Nothing is built: run `npm run build` first.');
  process.exit(1);
}
let failed = 0;
for (const [title, check] of Object.entries(checks)) {
  try {
    await check();
    console.log(`  ✓ ${title}`);
  } catch (error) {
    failed += 1;
    console.log(`  ✘ ${title}\n${String(error)}`);
  }
}
rmSync(folder, { recursive: true, force: true });
const missing = ['caddy', 'nginx'].filter((server) => !isInstalled(server));
for (const server of missing) console.log(`  ${server} is not installed, so that it was not tried.`);
if (!canConfine) console.log('  Without root, setpriv and Caddy, no start without capabilities was tried.');
console.log(`\n  container: ${Object.keys(checks).length - failed} passed, ${failed} failed`);
const isComplete = missing.length === 0 && canConfine;
process.exit(failed > 0 || (!isComplete && process.env['CI'] !== undefined) ? 1 : 0);
