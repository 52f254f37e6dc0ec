import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { packageFolder } from './build.ts';

/** What one entry costs a product, in bytes of brotli, with its dependencies and without the peers. */
export interface EntrySize {
  /** All that the entry offers. */
  readonly initial: number;
  /** What is fetched when it is needed: overlays, menus, calendars. */
  readonly lazy: number;
}

const kilobyte = 1024;

/** The most that an entry may cost. A product that uses a part of one pays less. The package's README shows them. */
export const limits: Readonly<Record<string, EntrySize>> = {
  dialog: { initial: 22 * kilobyte, lazy: 20 * kilobyte },
  primitives: { initial: 68 * kilobyte, lazy: 114 * kilobyte },
  // The lazy headings of groups share the code of rows, which is therefore a separate chunk: 2 KB more for 0.7 KB of source.
  table: { initial: 64 * kilobyte, lazy: 62 * kilobyte },
  theme: { initial: 4 * kilobyte, lazy: 0 },
};

/**
 * Bundles a product as Vite does by default.
 *
 * @param input a module or a page.
 * @param external what is left out.
 */
export async function bundle(
  input: string,
  {
    root = packageFolder,
    outDir,
    external = [],
  }: { root?: string; outDir?: string; external?: RegExp[] } = {},
): Promise<readonly Rolldown.OutputChunk[]> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ...(outDir === undefined ? { write: false } : { outDir }),
      rolldownOptions: { input, preserveEntrySignatures: 'strict', external },
    },
  });
  return [result]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((file) => file.type === 'chunk');
}

const peers = [/^react(?:-dom)?(?:\/|$)/, /^styled-components$/];

const sizeOf = (chunks: readonly Rolldown.OutputChunk[]): number =>
  chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).byteLength, 0);

/** The size of all that an entry of the built package offers. */
export async function measure(entry: string): Promise<EntrySize> {
  const chunks = await bundle(join(packageFolder, `entries/${entry}.js`), { external: peers });
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || first.has(chunk)) return;
    first.add(chunk);
    for (const imported of chunk.imports) add(byName.get(imported));
  };
  add(chunks.find(({ isEntry }) => isEntry));
  return { initial: sizeOf([...first]), lazy: sizeOf(chunks.filter((chunk) => !first.has(chunk))) };
}
