import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import type { ReferenceSpec } from './virtual.tsx';

const at = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: true, lib: { entry: at(entry), formats: ['iife'], name: 'reference' } },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (first === undefined || !('output' in first)) throw new Error(`${entry} gave no bundle`);
  return first.output[0].code;
}

/** Serves the reference pages, which are built in this run. */
export interface Reference {
  readonly origin: string;
  /** The empty React page's script in bytes of brotli. */
  readonly emptyBytes: number;
  /** Sets what the page at /virtual/{name} shows, and the response with its data. */
  offer(name: string, spec: ReferenceSpec, data: string): void;
  close(): void;
}

/** Latency of the data in milliseconds: the page is ready by then, as the product is. */
const LATENCY = 400;

const emptyHtml =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title></head><body><div id="root"></div><script src="/empty.js"></script></body></html>';

/** Builds the reference pages and serves them with brotli. */
export async function serveReference(): Promise<Reference> {
  const html = readFileSync(at('virtual.html'), 'utf8');
  const scripts: Record<string, string> = {
    '/virtual.js': await bundle('virtual.tsx'),
    '/empty.js': await bundle('empty.tsx'),
  };
  const offers = new Map<string, { spec: ReferenceSpec; data: string }>();
  const answer = async (url: string): Promise<[type: string, body: string] | null> => {
    const { pathname } = new URL(url, 'http://reference');
    const name = pathname.split('/').at(-1) ?? '';
    const offer = offers.get(name);
    if (scripts[pathname] !== undefined) return ['text/javascript', scripts[pathname]];
    if (pathname === '/empty') return ['text/html', emptyHtml];
    if (offer === undefined) return null;
    if (pathname.startsWith('/data/')) {
      await wait(LATENCY);
      return ['application/json', offer.data];
    }
    const spec = JSON.stringify(offer.spec).replaceAll('<', '\\u003c');
    return ['text/html', html.replace('type="application/json">', (tag) => tag + spec)];
  };
  const server = createServer((request, response) => {
    void answer(request.url ?? '/').then((found) => {
      if (found === null) return response.writeHead(404).end();
      const [type, body] = found;
      const isJson = type === 'application/json';
      response.writeHead(200, {
        'Content-Type': `${type}; charset=utf-8`,
        ...(isJson ? {} : { 'Content-Encoding': 'br' }),
      });
      return response.end(isJson ? body : brotliCompressSync(body));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The reference has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    emptyBytes: brotliCompressSync(scripts['/empty.js'] ?? '').length,
    offer: (name, spec, data) => offers.set(name, { spec, data }),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
