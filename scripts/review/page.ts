import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { PageFiles } from './server.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Builds the review station's page in memory, by path. */
export async function buildPage(): Promise<PageFiles> {
  const result = await build({
    root: fileURLToPath(new URL('page', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      write: false,
      target: 'es2023',
      minify: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 10_000,
    },
  });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  return new Map(
    outputs.map((file) => [
      `/${file.fileName}`,
      {
        content: file.type === 'chunk' ? file.code : file.source,
        type: types[extname(file.fileName)] ?? 'application/octet-stream',
      },
    ]),
  );
}
