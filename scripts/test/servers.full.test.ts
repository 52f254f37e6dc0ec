import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { request as overHttp, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:http2';
import { request as overHttps } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cspHash } from '../security/headers.ts';
import { read, root } from '../root.ts';

/**
 * `npm run ci servers`: the image's Caddyfile and the example for nginx in the real servers, over the last build. Only folders and
 * ports are replaced. Needs Debian's nginx-light, libnginx-mod-http-brotli-static and caddy.
 */
const dist = join(root, 'packages/app/dist');
const API = 'https://api.example.com';
/** The content of a file beside the site's folder, which must not be served. */
const SECRET = 'nothing for visitors';
const ports = { caddy: 8_098, nginx: 8_449, redirect: 8_089 };

const folder = mkdtempSync(join(tmpdir(), 'dropdeck-servers-'));
const site = join(folder, 'site');
const config = join(folder, 'config');
/** nginx reads its config as root; the workers of both are another user. */
chmodSync(folder, 0o755);

/** A config with this machine's folders and ports. A part that is missing is an error: the shipped config has changed then. */
function replaceParts(text: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((all, [part, by]) => {
    expect(all).toContain(part);
    return all.replaceAll(part, by);
  }, text);
}

function configureCaddy(): readonly string[] {
  cpSync(join(root, 'deploy/generated'), join(folder, 'generated'), { recursive: true });
  const text = replaceParts(read('deploy/Caddyfile'), {
    ':8080 {': `http://127.0.0.1:${ports.caddy} {`,
    '/srv/dropdeck': site,
    'root /config': `root ${config}`,
  });
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, text);
  // As Compose and the chart run it: as the image's user, without capabilities.
  const confined =
    'setpriv --reuid=65532 --regid=65532 --clear-groups --bounding-set=-all --inh-caps=-all --no-new-privs';
  const prefix = process.getuid?.() === 0 ? confined.split(' ') : [];
  return [...prefix, 'caddy', 'run', '--config', file];
}

function configureNginx(): readonly string[] {
  const newKey = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=localhost';
  execFileSync(
    'openssl',
    [...newKey.split(' '), '-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
    { stdio: 'ignore' },
  );
  cpSync(join(root, 'deploy/generated'), join(config, 'generated'), { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const text = replaceParts(read('deploy/nginx.conf'), {
    '/srv/dropdeck': site,
    '/etc/dropdeck': config,
    '/etc/nginx/tls': folder,
    'listen 80;': `listen 127.0.0.1:${ports.redirect};`,
    'listen 443': `listen 127.0.0.1:${ports.nginx}`,
    'pid /run/nginx.pid;': `pid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\ndaemon off;`,
    'sendfile on;': [...temporary, `access_log ${folder}/access.log;`, 'sendfile on;'].join('\n  '),
  });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, text);
  return ['nginx', '-c', file, '-e', join(folder, 'error.log')];
}

const servers = [
  {
    name: 'caddy',
    origin: `http://127.0.0.1:${ports.caddy}`,
    configure: configureCaddy,
    generated: 'security-headers.caddy',
    line: /^\t(\S+) "(.*)"$/gm,
  },
  {
    name: 'nginx',
    origin: `https://127.0.0.1:${ports.nginx}`,
    configure: configureNginx,
    generated: 'security-headers.nginx.conf',
    line: /^add_header (\S+) "(.*)" always;$/gm,
  },
];

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks for a path as it is written; the certificate of the test is trusted. */
function ask(url: string, path: string, encoding = 'identity'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = url.startsWith('https:') ? overHttps : overHttp;
    request(
      url,
      { path, headers: { 'Accept-Encoding': encoding }, rejectUnauthorized: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
        );
      },
    )
      .on('error', reject)
      .end();
  });
}

beforeAll(() => {
  cpSync(dist, site, { recursive: true });
  mkdirSync(config);
  writeFileSync(join(config, 'config.json'), `{"apiBaseUrl":"${API}"}`);
  writeFileSync(join(folder, 'secret.conf'), SECRET);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(servers)('$name', ({ name, origin, configure, generated, line }) => {
  let server: ChildProcess | undefined;
  let shipped: Readonly<Record<string, string>>;
  const get = (path: string, encoding?: string): Promise<Answer> => ask(origin, path, encoding);
  const index = readFileSync(join(dist, 'index.html'), 'utf8');
  const [asset = ''] = /\/assets\/[^"]+\.js/.exec(index) ?? [];
  const firstFiles = [...index.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, file = '']) => file,
  );

  beforeAll(async () => {
    expect(spawnSync(name, ['-v']).error, `${name} is not installed`).toBeUndefined();
    const [program = '', ...args] = configure();
    server = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { PATH: process.env['PATH'], HOME: '/home/nonroot', CONNECT_ORIGINS: API },
    });
    const text = readFileSync(join(root, 'deploy/generated', generated), 'utf8');
    shipped = Object.fromEntries(
      [...text.matchAll(line)].map(([, header = '', value = '']) => [
        header.toLowerCase(),
        value.replace('{$CONNECT_ORIGINS}', API),
      ]),
    );
    await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200), {
      timeout: 10_000,
      interval: 100,
    });
  });
  afterAll(async () => {
    if (server?.exitCode === null && server.kill()) await once(server, 'exit');
  });

  it('answers every route of the product with index.html', async () => {
    for (const path of [
      '/',
      '/settings',
      '/monitors/redirects',
      '/monitors/some-uuid?filter=x',
      '/nowhere',
    ]) {
      const { status, body, headers } = await get(path);
      expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-cache']);
      expect(body.toString(), path).toBe(index);
    }
  });

  it('sends every security header with every answer, also with one about a missing file', async () => {
    expect(shipped['content-security-policy']).toContain("connect-src 'self'");
    for (const path of ['/', asset, '/config.json', '/favicon.svg', '/assets/gone.js'])
      expect((await get(path)).headers, path).toMatchObject(shipped);
  });

  it('allows the code that is inlined into the page', async () => {
    const policy = (await get('/')).headers['content-security-policy'];
    const inlined = [...index.matchAll(/<script>([\s\S]*?)<\/script>/g)];
    expect(inlined.length).toBeGreaterThan(0);
    for (const [, code = ''] of inlined) expect(policy).toContain(cspHash(code));
  });

  it('sends text files as the build compressed them, and no source maps', async () => {
    expect(firstFiles.length).toBeGreaterThan(0);
    for (const path of ['/', ...firstFiles]) {
      for (const [encoding, extension] of [
        ['br', 'br'],
        ['gzip', 'gz'],
      ] as const) {
        const { headers, body } = await get(path, encoding);
        const { size } = statSync(join(dist, `${path === '/' ? 'index.html' : path}.${extension}`));
        expect([path, headers['content-encoding'], body.length]).toEqual([path, encoding, size]);
      }
    }
    for (const path of [`${asset}.map`, '/.vite/manifest.json'])
      expect((await get(path)).status, path).toBe(404);
  });

  it('names the first files of the page, so that a CDN can announce them', async () => {
    expect((await get('/settings')).headers['link']).toMatch(/<\/assets\/[^>]+\.js>; rel=modulepreload/);
  });

  it('lets a file of the build be kept for a year, and finds no missing one', async () => {
    const { status, headers } = await get(asset);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('javascript');
    expect(headers['cache-control']).toContain('immutable');
    for (const path of ['/assets/gone.js', '/robots.txt']) expect((await get(path)).status, path).toBe(404);
  });

  it('sends the config of the deployment, which is read again each time', async () => {
    const { headers, body } = await get('/config.json');
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(JSON.parse(body.toString())).toEqual({ apiBaseUrl: API });
    expect((await get('/healthz')).status).toBe(200);
  });

  it('serves nothing outside of the folder, and none of the lists for other hosts', async () => {
    for (const path of ['/_headers', '/_redirects', '/..%2fsecret.conf', '/%2e%2e/secret.conf']) {
      const { status, body } = await get(path);
      expect([400, 404], path).toContain(status);
      expect(body.toString(), path).not.toContain(SECRET);
    }
  });

  if (name === 'nginx')
    it('sends what is asked for over HTTP to HTTPS, and answers by HTTP/2 there', async () => {
      const { status, headers } = await ask(`http://127.0.0.1:${ports.redirect}`, '/settings?a=1');
      expect([status, headers['location']]).toEqual([301, 'https://127.0.0.1/settings?a=1']);
      const session = connect(origin, { rejectUnauthorized: false });
      const [answer] = (await once(session.request({ ':path': '/settings' }), 'response')) as [object];
      session.close();
      expect(answer).toMatchObject({ ':status': 200, ...shipped });
    });
});
