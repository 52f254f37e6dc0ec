import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import type { Planted } from '../../packages/sandbox/src/model/planted.ts';
import { compileText } from '../../packages/text/vite/compileText.ts';

const model = fileURLToPath(new URL('../../packages/sandbox/src/model', import.meta.url));

/** How many histories were played until one broke a promise, and which; `found` is `null` if none did. */
export interface Played {
  readonly tried: number;
  readonly found: string | null;
}

/** Plays histories of the built model from a seed on, in a process for itself. */
export type Play = (first: number, count: number) => Promise<Played>;

/**
 * Builds the model over the product, with a fault planted in it if one is given, and passes `use` what plays its histories.
 * It fails if the fault's line is not there.
 */
export async function withModel<Result>(
  fault: Planted | null,
  use: (play: Play) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'model-'));
  let isPlanted = fault === null;
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      root: model,
      plugins: [
        {
          name: 'plant',
          enforce: 'pre',
          transform(code, id) {
            if (fault === null || !id.endsWith(`packages/domain/src/${fault.file}`)) return null;
            isPlanted = code.includes(fault.from);
            return { code: code.replace(fault.from, () => fault.to), map: null };
          },
        },
        compileText(),
      ],
      ssr: { noExternal: true },
      build: { ssr: 'hunt.ts', outDir: folder, rollupOptions: { output: { entryFileNames: 'hunt.mjs' } } },
    });
    if (!isPlanted) throw new Error(`${fault?.file} does not have the line of “${fault?.name}”`);
    const script = join(folder, 'hunt.mjs');
    return await use(async (first, count) => {
      const { stdout } = await promisify(execFile)(process.execPath, [script, `${first}`, `${count}`]);
      return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Played;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
