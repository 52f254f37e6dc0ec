import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The transfer size of a route, in bytes of brotli. */
export interface RouteSize {
  readonly route: string;
  /** JS and CSS of a first visit to this route, the entry included. */
  readonly total: number;
  /** What a navigation from /settings fetches; for /settings itself, its total without the entry. */
  readonly added: number;
  /** Files that a first visit fetches, the entry included. */
  readonly files: readonly string[];
}

interface ManifestChunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, ManifestChunk>;

/** A file's size in bytes as it is served: the size of its brotli copy. */
const brotli = (file: string): number => statSync(`${file}.br`).size;

function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const css of chunk.css ?? []) seen.add(css);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}

/** The sizes of a build: its entry (the shell) and each route, the largest first. */
export interface BuildSize {
  readonly entry: number;
  readonly routes: readonly RouteSize[];
}

/** Measures a build by its manifest. Throws if there is none. */
export function measureBuild(dist: string): BuildSize {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true);
  if (entryKey === undefined) throw new Error('The build has no entry');
  const entryFiles = filesOf(manifest, entryKey);
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? brotli(join(dist, file));
    sizes.set(file, size);
    return size;
  };
  const totalSize = (files: Iterable<string>): number =>
    [...files].reduce((sum, file) => sum + sizeOf(file), 0);
  const entry = totalSize(entryFiles);
  const settings = filesOf(manifest, 'src/routes/SettingsRoute.tsx');
  const routes = Object.keys(manifest)
    .filter((key) => /^src\/routes\/\w+Route\.tsx$/.test(key))
    .map((key) => {
      const route = key.replace(/^src\/routes\/(\w+)Route\.tsx$/, '$1');
      const files = new Set([...entryFiles, ...filesOf(manifest, key)]);
      const had = route === 'Settings' ? entryFiles : new Set([...entryFiles, ...settings]);
      return {
        route,
        total: totalSize(files),
        added: totalSize([...files].filter((file) => !had.has(file))),
        files: [...files],
      };
    })
    .toSorted((a, b) => b.total - a.total);
  return { entry, routes };
}

/** All JS and CSS of the build, in bytes of brotli. */
export const measureAll = (dist: string): number =>
  readdirSync(join(dist, 'assets'))
    .filter((file) => /\.(?:js|css)$/.test(file))
    .reduce((sum, file) => sum + brotli(join(dist, 'assets', file)), 0);

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
