import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

interface Found {
  readonly file: string;
  readonly size: number;
  readonly encoding: string | null;
}

async function sizeOf(file: string): Promise<number | null> {
  try {
    const facts = await stat(file);
    return facts.isFile() ? facts.size : null;
  } catch {
    return null;
  }
}

/** The encodings that a client accepts, without those with `q=0`. */
function acceptedEncodings(header: string): Set<string> {
  const parts = header.split(',').map((part) => part.trim().split(/\s*;\s*/));
  return new Set(
    parts.filter(([, q]) => !/^q=0(\.0*)?$/.test(q ?? '')).map(([name = '']) => name.toLowerCase()),
  );
}

async function find(file: string, accepted: Set<string>): Promise<Found | null> {
  const size = await sizeOf(file);
  if (size === null) return null;
  for (const { name, suffix } of ENCODINGS) {
    const packed = accepted.has(name) ? await sizeOf(file + suffix) : null;
    if (packed !== null) return { file: file + suffix, size: packed, encoding: name };
  }
  return { file, size, encoding: null };
}

/** The file of a path inside a folder; `null` for a path outside it or a malformed one. */
function fileOf(root: string, pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (decoded.includes('\0')) return null;
  const file = resolve(join(root, decoded));
  return file === root || file.startsWith(root + sep) ? file : null;
}

const end = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(text);
};

export interface StaticOptions {
  /** Headers of every file, such as a content security policy. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Serves a built app from a folder: precompressed siblings (.br, .gz) to clients that accept them, /assets/ as
 * immutable, everything else with revalidation, and index.html for paths without a dot, which are the app's routes.
 */
export function serveFolder(
  folder: string,
  { headers = {} }: StaticOptions = {},
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const root = resolve(folder);
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return end(response, 405, 'Method not allowed');
    // Not parsed with `URL`, which would resolve `..` before the check.
    const pathname = (request.url ?? '/').split(/[?#]/)[0] ?? '/';
    const wanted = fileOf(root, pathname);
    if (wanted === null) return end(response, 400, 'Bad path');
    const accepted = acceptedEncodings(request.headers['accept-encoding'] ?? '');
    const isRoute = !(pathname.split('/').at(-1) ?? '').includes('.');
    const index = join(root, 'index.html');
    const file = isRoute ? index : wanted;
    const found = await find(file, accepted);
    if (found === null) return end(response, 404, 'Not found');
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Length': found.size,
      'Cache-Control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept-Encoding',
      ...(found.encoding === null ? {} : { 'Content-Encoding': found.encoding }),
      ...headers,
    });
    if (request.method === 'HEAD') return void response.end();
    // The client may disconnect during the transfer.
    await pipeline(createReadStream(found.file), response).catch(() => response.destroy());
  };
}
