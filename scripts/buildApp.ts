import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { precompress } from './precompress.ts';
import { nameRelease } from './release.ts';
import { sourceMapsOf } from './size/measure.ts';

/**
 * Builds the app into its `dist`, with the name of the release, with compressed copies of each file and
 * without the source maps, which are moved.
 *
 * @param app the folder of the app's package.
 */
export async function buildApp(app: string): Promise<void> {
  const dist = join(app, 'dist');
  await build({ root: app, configFile: join(app, 'vite.config.ts'), logLevel: 'warn' });
  const maps = join(sourceMapsOf(dist), 'assets');
  rmSync(maps, { recursive: true, force: true });
  mkdirSync(maps, { recursive: true });
  for (const name of readdirSync(join(dist, 'assets'))) {
    if (name.endsWith('.map')) renameSync(join(dist, 'assets', name), join(maps, name));
  }
  nameRelease(dist);
  await precompress(dist);
}
