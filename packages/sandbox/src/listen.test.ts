import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandboxHandler } from './handler.ts';
import { listen, type Listening } from './listen.ts';
import { createSandbox } from './server.ts';

let folder = '';
let server: Listening;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropdeck-'));
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(dist, 'index.html'), '<title>Dropdeck</title>');
  await writeFile(join(dist, 'config.json'), '{"apiBaseUrl":"elsewhere"}');
  await writeFile(join(dist, 'assets/app.js'), 'export {}');
  await writeFile(join(dist, 'assets/app.js.gz'), gzipSync('export {}'));
  server = await listen({ port: 0, staticDir: dist, headers: { 'X-Frame-Options': 'DENY' } });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Sends a path verbatim; `fetch` would normalize it. */
const raw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(server.origin);
    httpRequest({ hostname, port, path, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('a sandbox that serves the app', () => {
  it('serves index.html at every route of the app', async () => {
    for (const path of ['/', '/settings', '/monitors/94bbac2a-0937?filter=blocked']) {
      const { status, headers, text } = await raw(path);
      expect({ status, text }).toEqual({ status: 200, text: '<title>Dropdeck</title>' });
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-frame-options': 'DENY' });
    }
  });

  it('serves assets as immutable, and compressed to clients that accept it', async () => {
    const plain = await raw('/assets/app.js');
    expect(plain.text).toBe('export {}');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const packed = await raw('/assets/app.js', { 'Accept-Encoding': 'br, gzip' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect((await raw('/assets/app.js', { 'Accept-Encoding': 'gzip;q=0' })).text).toBe('export {}');
  });

  it('answers 404 for a missing file', async () => {
    expect((await raw('/assets/old.js')).status).toBe(404);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/%00.txt',
    '/%',
  ])('serves nothing outside its folder: %s', async (path) => {
    const { status, text } = await raw(path);
    expect(status).toBe(400);
    expect(text).not.toContain('secret');
  });

  it('refuses methods other than GET and HEAD for files', async () => {
    expect((await fetch(`${server.origin}/settings`, { method: 'POST' })).status).toBe(405);
  });

  it('serves config.json with its own addresses', async () => {
    const { origin } = server;
    expect(await (await fetch(`${origin}/config.json`)).json()).toEqual({
      apiBaseUrl: origin,
      loginUrl: `${origin}/sandbox/login`,
      homeUrl: `${origin}/sandbox/home`,
      supportUrl: `${origin}/sandbox/support`,
      chatPlatformUrl: `${origin}/sandbox/chat`,
      brandWords: ['Nike'],
    });
  });

  it('signs in over HTTP as a browser does', async () => {
    const { origin } = server;
    const answer = await fetch(`${origin}/sandbox/login`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ account: 'customer' }),
    });
    expect(answer.headers.get('Location')).toMatch(new RegExp(`^${origin}/callback\\?code=`));
  });
});

describe('a sandbox without the app', () => {
  it('serves the home page with a sign-in link', async () => {
    const alone = await listen({ port: 0 });
    const home = await fetch(`${alone.origin}/`);
    expect(home.url).toBe(`${alone.origin}/sandbox/home`);
    expect(await home.text()).toContain('Sign in');
    expect((await fetch(`${alone.origin}/settings`)).status).toBe(404);
    await alone.close();
  });

  it('allows cross-origin calls only from this machine', async () => {
    const sandbox = createSandbox({ cors: true });
    const allowed = async (origin: string) =>
      (
        await sandbox.fetch(
          new Request('http://localhost:4310/v1/customer/info', {
            method: 'OPTIONS',
            headers: { Origin: origin, 'Access-Control-Request-Method': 'GET' },
          }),
        )
      ).headers.get('Access-Control-Allow-Origin');
    expect(await allowed('http://localhost:5173')).toBe('http://localhost:5173');
    expect(await allowed('https://elsewhere.example')).toBeNull();
  });

  it('refuses to start for an app on another machine', () => {
    expect(() => createSandbox({ appOrigin: 'https://elsewhere.example' })).toThrow('this machine only');
  });
});

describe('the sandbox middleware', () => {
  it('answers its own paths and passes on the rest', async () => {
    const handle = createSandboxHandler();
    const outer = createServer((request, response) =>
      handle(request, response, () => response.end('the product')),
    );
    await new Promise<void>((resolve) => outer.listen(0, '127.0.0.1', resolve));
    const address = outer.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const get = async (path: string) => (await fetch(`${origin}${path}`)).text();
    expect(await get('/settings')).toBe('the product');
    expect(await get('/v1x')).toBe('the product');
    expect(await get('/sandbox/login')).toContain('Mara Lindqvist');
    expect(JSON.parse(await get('/config.json'))).toMatchObject({ apiBaseUrl: origin });
    expect(await get('/v1/customer/info')).toContain('Sign in first.');
    outer.closeAllConnections();
    await new Promise((resolve) => outer.close(resolve));
  });
});
