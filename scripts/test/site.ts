import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { deepStrictEqual, equal, match, ok } from 'node:assert/strict';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { archiveRelease } from '../release.ts';
import { cspHash } from '../security/headers.ts';
import { measureBuild } from '../size/measure.ts';

/** The checks of `npm run ci nginx` and `npm run ci caddy` against a real server over a release's archive. */
const root = fileURLToPath(new URL('../..', import.meta.url));
/** The content of a file beside the site's folder, which must not be served. */
const SECRET = 'nothing for visitors';
const dist = `${root}packages/app/dist`;

/** Temporary folders: the unpacked build with a test config, the configs beside it, and the server's files. */
export interface SiteFolders {
  readonly folder: string;
  readonly site: string;
  readonly deploy: string;
}

export interface SiteServer {
  readonly name: 'nginx' | 'caddy';
  /** Arguments that make the command print its version. */
  readonly version: readonly string[];
  /** What to install, modules included. */
  readonly installed: string;
  /** The origin that the server listens on. */
  readonly origin: string;
  /** The HTTPS origin that it listens on, with a certificate that no browser trusts. */
  readonly secureOrigin: string;
  /** Whether this build of the server has HTTP/3. */
  readonly hasHttp3: boolean;
  /** An HTTP origin from which everything is sent to the HTTPS one, if the config has it. */
  readonly redirectOrigin?: string;
  /** The headers of every response, in addition to those checked for all servers. */
  readonly shipped: (deploy: string) => Readonly<Record<string, string>>;
  /** Writes the shipped config with this machine's folders and returns the command's arguments. */
  readonly configure: (folders: SiteFolders) => readonly string[];
}

/** Replaces `part` in `text`. Throws if it is missing, because the shipped config has changed then. */
export function replacePart(text: string, part: string, by: string): string {
  ok(text.includes(part), `The config has no ${part}`);
  return text.replaceAll(part, by);
}

/**
 * Runs the checks, reports them, and exits with 0 if all pass. A server that is not installed is reported, and
 * fails only if `CI` is set.
 */
export async function checkSite(server: SiteServer): Promise<never> {
  const { name, origin } = server;
  if (spawnSync(name, [...server.version]).error) {
    console.log(`  ${name} is not installed, so nothing was tried (${server.installed}).`);
    process.exit(process.env['CI'] ? 1 : 0);
  }
  if (!existsSync(`${dist}/index.html`)) {
    console.error('Nothing is built: run `npm run build` first.');
    process.exit(1);
  }

  const folder = mkdtempSync(join(tmpdir(), `dropdeck-${name}-`));
  // Servers started by root run their workers as another user.
  chmodSync(folder, 0o755);
  execFileSync('tar', ['-xzf', '-', '-C', folder], { input: await archiveRelease(root) });
  const [site, deploy] = [join(folder, 'dist'), join(folder, 'deploy')];
  // As `npm run deploy` copies it.
  cpSync(`${dist}/.vite`, join(site, '.vite'), { recursive: true });
  writeFileSync(join(site, 'config.json'), '{"apiBaseUrl":"https://api.example.com"}');

  writeFileSync(join(folder, 'secret.conf'), SECRET);

  const command = server.configure({ folder, site, deploy });
  const child = spawn(name, [...command], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // The server's own state is deleted with the folder.
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  const shipped = server.shipped(deploy);
  const get = (path: string): Promise<Response> => fetch(`${origin}${path}`, { redirect: 'manual' });

  async function untilReachable(): Promise<void> {
    for (let turn = 0; turn < 100; turn += 1) {
      try {
        await get('/');
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
    throw new Error(`${name} does not answer. What it needs: ${server.installed}.`);
  }

  const index = readFileSync(`${dist}/index.html`, 'utf8');
  const asset = /\/assets\/[^"]+\.js/.exec(index)?.[0] ?? '';

  const settingsSize = measureBuild(dist).routes.find(({ route }) => route === 'Settings');
  if (settingsSize === undefined) throw new Error('The build has no settings page to measure.');
  const firstVisit = settingsSize.files.map((file) => `/${file}`);

  /** What is sent for a path: its bytes on the wire, and their encoding. */
  const received = (path: string, encoding: string) =>
    new Promise<{ bytes: number; encoding: string | undefined }>((resolve, reject) => {
      request(`${origin}${path}`, { headers: { 'Accept-Encoding': encoding } }, (response) => {
        let bytes = 0;
        response.on('data', (part: Buffer) => (bytes += part.length));
        response.on('end', () => resolve({ bytes, encoding: response.headers['content-encoding'] }));
      })
        .on('error', reject)
        .end();
    });

  /** What HTTP/2 over TLS answers: its headers. */
  const overHttp2 = (path: string) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      const session = connect(server.secureOrigin, { rejectUnauthorized: false });
      session.on('error', reject);
      session
        .request({ ':path': path, 'accept-encoding': 'br' })
        .on('response', (headers) => {
          session.close();
          resolve(headers);
        })
        .on('error', reject)
        .end();
    });
  const hasHttp3Client = spawnSync('curl', ['--version']).stdout?.toString().includes('HTTP3');

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
    'the policy allows the code that is inlined into the page': async () => {
      const policy = (await get('/')).headers.get('content-security-policy') ?? '';
      const inlined = [...index.matchAll(/<script>([\s\S]*?)<\/script>/g)];
      ok(inlined.length > 0);
      for (const [, code = ''] of inlined) ok(policy.includes(cspHash(code)), code);
    },
    'each text file is sent as the build compressed it, the source maps not at all': async () => {
      for (const path of ['/', ...firstVisit]) {
        for (const [encoding, extension] of [
          ['br', 'br'],
          ['gzip', 'gz'],
        ] as const) {
          const sent = await received(path, encoding);
          const file = `${dist}/${path === '/' ? 'index.html' : path}`;
          equal(sent.encoding, encoding, path);
          equal(sent.bytes, statSync(`${file}.${extension}`).size, `${path} by ${encoding}`);
        }
      }
      equal((await get(`${asset}.map`)).status, 404);
      equal((await get('/.vite/manifest.json')).status, 404);
    },
    'a first visit to /settings takes the bytes of the budget, within 5 percent': async () => {
      let bytes = 0;
      for (const path of firstVisit) bytes += (await received(path, 'br')).bytes;
      const measured = settingsSize.total;
      ok(Math.abs(bytes - measured) <= measured * 0.05, `${bytes} bytes, ${measured} measured`);
    },
    'the page names its first files, so that a CDN can announce them': async () => {
      match((await get('/settings')).headers.get('link') ?? '', /<\/assets\/[^>]+\.js>; rel=modulepreload/);
    },
    'what belongs to a build is cached for a year, and a missing file is not found': async () => {
      const response = await get(asset);
      equal(response.status, 200);
      match(response.headers.get('content-type') ?? '', /javascript/);
      match(response.headers.get('cache-control') ?? '', /immutable/);
      equal((await get('/assets/gone.js')).status, 404);
      equal((await get('/robots.txt')).status, 404);
    },
    'the config is read again each time': async () => {
      const response = await get('/config.json');
      match(response.headers.get('content-type') ?? '', /^application\/json/);
      equal(response.headers.get('cache-control'), 'no-cache');
    },
    'over TLS the page comes by HTTP/2, compressed and with the same headers': async () => {
      const headers = await overHttp2('/settings');
      equal(headers[':status'], 200);
      equal(headers['content-encoding'], 'br');
      for (const [header, value] of Object.entries(shipped)) equal(headers[header], value, header);
    },
    ...(server.redirectOrigin !== undefined && {
      'what is asked for over HTTP is sent to HTTPS': async () => {
        const response = await fetch(`${server.redirectOrigin}/settings?a=1`, { redirect: 'manual' });
        equal(response.status, 301);
        equal(response.headers.get('location'), 'https://127.0.0.1/settings?a=1');
      },
    }),
    ...(server.hasHttp3 && {
      'HTTP/3 is announced over HTTP/2': async () => {
        match(String((await overHttp2('/settings'))['alt-svc']), /^h3=":\d+"/);
      },
    }),
    ...(server.hasHttp3 &&
      hasHttp3Client && {
        'the page comes by HTTP/3': async () => {
          const quietly = '--http3-only --insecure --silent --output /dev/null --write-out';
          const format = '%{http_version} %{http_code}';
          const { stdout } = spawnSync('curl', [
            ...quietly.split(' '),
            format,
            `${server.secureOrigin}/settings`,
          ]);
          equal(stdout.toString(), '3 200');
        },
      }),
    'nothing outside of the folder, and none of the lists for other hosts, is served': async () => {
      for (const path of ['/_headers', '/_redirects', '/..%2fsecret.conf', '/%2e%2e/secret.conf']) {
        const response = await get(path);
        ok(response.status === 404 || response.status === 400, `${path}: ${response.status}`);
        ok(!(await response.text()).includes(SECRET), path);
      }
    },
  };

  let failed = 0;
  try {
    await untilReachable();
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
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  if (!server.hasHttp3) console.log(`  HTTP/3 was not tried: this ${name} has none.`);
  else if (!hasHttp3Client) console.log('  A page by HTTP/3 was not asked for: this curl has none.');
  console.log(`\n  ${name}: ${Object.keys(checks).length - failed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
