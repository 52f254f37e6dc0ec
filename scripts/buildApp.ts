import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { deployFiles } from './security/deployFiles.ts';
import { securityHeaders } from './security/headers.ts';
import { thirdPartyNotice } from './security/notice.ts';
import { sourceMapsOf } from './size/measure.ts';

/**
 * Names a build: the hash of its index.html, which names every other file by a hash, as a meta element and in
 * release.json. The same sources give the same release.
 *
 * @returns the page with the name.
 */
export function nameRelease(dist: string): string {
  const index = join(dist, 'index.html');
  const html = readFileSync(index, 'utf8');
  const release = createHash('sha256').update(html).digest('hex').slice(0, 12);
  const named = html.replace('</title>', `</title>\n    <meta name="release" content="${release}" />`);
  writeFileSync(index, named);
  writeFileSync(join(dist, 'release.json'), `${JSON.stringify({ release })}\n`);
  return named;
}

const isText = /\.(?:js|css|html|svg|webmanifest)$/;

/** Writes a brotli and a gzip copy beside each text file, for servers that send them. */
async function precompress(dist: string): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => isText.test(file));
  await Promise.all(
    files.map(async (file) => {
      const path = join(dist, file);
      const text = readFileSync(path);
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(text, { params }));
      writeFileSync(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
    }),
  );
}

/**
 * Builds the app into its `dist`, with the name of the release, with compressed copies of each file and
 * without the source maps, which are moved. Writes the licenses of what it contains, and the headers of this build into `dist` and deploy/generated.
 *
 * @param app the folder of the app's package.
 * @param apiOrigins origins that the page may call besides its own.
 */
export async function buildApp(app: string, apiOrigins: readonly string[] = []): Promise<void> {
  const dist = join(app, 'dist');
  const root = join(app, '../..');
  await build({ root: app, configFile: join(app, 'vite.config.ts'), logLevel: 'warn' });
  const maps = join(sourceMapsOf(dist), 'assets');
  rmSync(maps, { recursive: true, force: true });
  mkdirSync(maps, { recursive: true });
  for (const name of readdirSync(join(dist, 'assets'))) {
    if (name.endsWith('.map')) renameSync(join(dist, 'assets', name), join(maps, name));
  }
  const html = nameRelease(dist);
  writeFileSync(join(dist, 'NOTICE.txt'), thirdPartyNotice(root));
  await precompress(dist);
  const written = deployFiles(html, securityHeaders({ html, apiOrigins }));
  for (const [folder, files] of [
    [dist, written.dist],
    [join(root, 'deploy/generated'), written.generated],
  ] as const) {
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  }
}
