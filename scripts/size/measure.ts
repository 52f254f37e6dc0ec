import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, ManifestChunk>;

function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const css of chunk.css ?? []) seen.add(css);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}

/** The files that the entry and the settings import statically. Throws if there is no build. */
export function firstFiles(dist: string): {
  readonly entry: readonly string[];
  readonly settings: readonly string[];
} {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true);
  const settings = 'src/routes/SettingsRoute.tsx';
  if (entry === undefined || !(settings in manifest))
    throw new Error('The build has no entry or no settings');
  return { entry: [...filesOf(manifest, entry)], settings: [...filesOf(manifest, settings)] };
}

/** The bytes of files as they are sent: the sizes of their brotli copies. */
export const sizeOf = (dist: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0);

/** The source maps of a build, beside its `dist`: they are for error reports and the budget, not for visitors. */
export const sourceMapsOf = (dist: string): string => join(dist, '..', 'sourcemaps');

/** The modules of a built file, from its source map. */
export function sourcesOf(dist: string, file: string): string[] {
  if (!file.endsWith('.js')) return [];
  const map = JSON.parse(readFileSync(join(sourceMapsOf(dist), `${file}.map`), 'utf8')) as {
    sources: string[];
  };
  return map.sources;
}
