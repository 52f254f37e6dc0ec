import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deepStrictEqual, equal, match, ok } from 'node:assert/strict';

/**
 * `npm run test:nginx`: runs deploy/nginx.conf in a real nginx over what was built, and asks it for
 * everything that the product needs of its server. Needs nginx (Debian: `apt-get install nginx-light`)
 * and a build; it is not part of `npm test`, which asks for nothing but Node.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = `${root}packages/app/dist`;
const generated = `${root}deploy/generated`;
const port = 8_099;
const origin = `http://127.0.0.1:${port}`;

if (spawnSync('nginx', ['-v']).error) {
  console.error('nginx is not installed.');
  process.exit(1);
}
if (!existsSync(`${dist}/index.html`) || !existsSync(generated)) {
  console.error('Nothing is built: run `npm run build` first.');
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'dropdeck-nginx-'));
// Its workers are somebody else where it is started by root.
chmodSync(folder, 0o755);
const site = join(folder, 'site');
mkdirSync(join(folder, 'logs'));
cpSync(dist, site, { recursive: true });
writeFileSync(join(site, 'config.json'), '{"apiBaseUrl":"https://api.example.com"}');

/** The config as it is shipped, with this machine's folders, and temporary files that anyone may write. */
const config = readFileSync(`${root}deploy/nginx.conf`, 'utf8')
  .replaceAll('/srv/dropdeck', site)
  .replaceAll('/etc/nginx/dropdeck', generated)
  .replace(
    'pid /run/nginx.pid;',
    `pid ${folder}/nginx.pid;\nerror_log ${folder}/logs/error.log;\ndaemon off;`,
  )
  .replace('listen 8080;', `listen 127.0.0.1:${port};`)
  .replace(
    'sendfile on;',
    ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .concat(`access_log ${folder}/logs/access.log;`, 'sendfile on;')
      .join('\n  '),
  );
const file = join(folder, 'nginx.conf');
writeFileSync(file, config);

const nginx = spawn('nginx', ['-c', file, '-p', folder], { stdio: ['ignore', 'inherit', 'inherit'] });
const get = (path: string): Promise<Response> => fetch(`${origin}${path}`, { redirect: 'manual' });

async function answering(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) {
    try {
      await get('/');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`nginx does not answer:\n${readFileSync(join(folder, 'logs/error.log'), 'utf8')}`);
}

const shipped = Object.fromEntries(
  [
    ...readFileSync(`${generated}/security-headers.nginx.conf`, 'utf8').matchAll(
      /^add_header (\S+) "(.*)" always;$/gm,
    ),
  ].map(([, name = '', value]) => [name.toLowerCase(), value]),
);

const index = readFileSync(`${dist}/index.html`, 'utf8');
const asset = /\/assets\/[^"]+\.js/.exec(index)?.[0] ?? '';

const checks: Record<string, () => Promise<void>> = {
  'every route of the product is index.html': async () => {
    for (const path of [
      '/',
      '/settings',
      '/monitors/redirects',
      '/monitors/some-uuid?filter=x',
      '/nowhere',
    ]) {
      const response = await get(path);
      equal(response.status, 200, path);
      equal(await response.text(), index, path);
      equal(response.headers.get('cache-control'), 'no-cache', path);
    }
  },
  'every answer carries every security header, also one about a missing file': async () => {
    for (const path of ['/', asset, '/config.json', '/favicon.svg', '/assets/gone.js']) {
      const { headers } = await get(path);
      const seen = Object.fromEntries(Object.keys(shipped).map((name) => [name, headers.get(name)]));
      deepStrictEqual(seen, shipped, path);
    }
  },
  'what belongs to a build is kept for good, and a file that is gone is not found': async () => {
    const response = await get(asset);
    equal(response.status, 200);
    match(response.headers.get('content-type') ?? '', /javascript/);
    match(response.headers.get('cache-control') ?? '', /immutable/);
    equal((await get('/assets/gone.js')).status, 404);
    equal((await get('/robots.txt')).status, 404);
  },
  'the config is read anew each time': async () => {
    const response = await get('/config.json');
    match(response.headers.get('content-type') ?? '', /^application\/json/);
    equal(response.headers.get('cache-control'), 'no-cache');
  },
  'nothing outside of the folder, and none of the lists for other hosts, is served': async () => {
    for (const path of ['/_headers', '/_redirects', '/..%2fnginx.conf', '/%2e%2e/nginx.conf']) {
      const response = await get(path);
      ok(response.status === 404 || response.status === 400, `${path}: ${response.status}`);
    }
  },
};

let failed = 0;
try {
  await answering();
  for (const [title, check] of Object.entries(checks)) {
    try {
      await check();
      console.log(`  ✓ ${title}`);
    } catch (error) {
      failed += 1;
      console.log(`  ✘ ${title}\n${String(error)}`);
    }
  }
} finally {
  nginx.kill();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n  nginx: ${Object.keys(checks).length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
