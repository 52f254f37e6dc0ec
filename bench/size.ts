import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** What a route costs over the wire, in bytes of brotli. */
export interface RouteSize {
  readonly route: string;
  /** JS and CSS that this route's first visit needs, the entry included. */
  readonly total: number;
  /** What it adds to the entry. */
  readonly added: number;
}

interface ManifestChunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, ManifestChunk>;

const brotli = (file: string): number =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const css of chunk.css ?? []) seen.add(css);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}

/** Measures each route of a build, from the build's own manifest. */
export function measureRoutes(dist: string): RouteSize[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true);
  if (entryKey === undefined) throw new Error('The build has no entry');
  const entry = filesOf(manifest, entryKey);
  const weigh = (files: Iterable<string>): number =>
    [...files].reduce((sum, file) => sum + brotli(join(dist, file)), 0);
  const entrySize = weigh(entry);
  return Object.keys(manifest)
    .filter((key) => /^src\/routes\/\w+Route\.tsx$/.test(key))
    .map((key) => {
      const added = weigh([...filesOf(manifest, key)].filter((file) => !entry.has(file)));
      return { route: key.replace(/^src\/routes\/(\w+)Route\.tsx$/, '$1'), total: entrySize + added, added };
    })
    .toSorted((a, b) => b.total - a.total);
}

/** Everything that the build sends at some time, in bytes of brotli. */
export const measureAll = (dist: string): number =>
  readdirSync(join(dist, 'assets'))
    .filter((file) => /\.(?:js|css)$/.test(file))
    .reduce((sum, file) => sum + brotli(join(dist, 'assets', file)), 0);
