import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { precompress } from './precompress.ts';
import { nameRelease } from './release.ts';
import {
  caddyFirstFiles,
  caddyHeaders,
  firstFiles,
  nginxFirstFiles,
  nginxHeaders,
  staticHostHeaders,
  staticHostRedirects,
} from './security/deployFiles.ts';
import { securityHeaders } from './security/headers.ts';
import { thirdPartyNotice } from './security/notice.ts';
import { sourceMapsOf } from './size/measure.ts';

/** Writes what servers need for this build: lists for hosts of static files, and parts of the configs of others. */
function writeHeaders(dist: string, generated: string, apiOrigins: readonly string[]): void {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const headers = securityHeaders({ html, apiOrigins });
  mkdirSync(generated, { recursive: true });
  writeFileSync(join(dist, '_headers'), staticHostHeaders(headers));
  writeFileSync(join(dist, '_redirects'), staticHostRedirects);
  writeFileSync(join(generated, 'security-headers.nginx.conf'), nginxHeaders(headers));
  writeFileSync(join(generated, 'security-headers.caddy'), caddyHeaders(headers));
  writeFileSync(join(generated, 'first-files.nginx.conf'), nginxFirstFiles(firstFiles(html)));
  writeFileSync(join(generated, 'first-files.caddy'), caddyFirstFiles(firstFiles(html)));
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
  await build({ root: app, configFile: join(app, 'vite.config.ts'), logLevel: 'warn' });
  const maps = join(sourceMapsOf(dist), 'assets');
  rmSync(maps, { recursive: true, force: true });
  mkdirSync(maps, { recursive: true });
  for (const name of readdirSync(join(dist, 'assets'))) {
    if (name.endsWith('.map')) renameSync(join(dist, 'assets', name), join(maps, name));
  }
  nameRelease(dist);
  writeFileSync(join(dist, 'NOTICE.txt'), thirdPartyNotice(join(app, '../..')));
  await precompress(dist);
  writeHeaders(dist, join(app, '../../deploy/generated'), apiOrigins);
}
