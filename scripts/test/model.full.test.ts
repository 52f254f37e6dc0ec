import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { planted, type Planted } from '../../packages/sandbox/src/model/planted.ts';
import { compileText } from '../../packages/text/vite/compileText.ts';

const HISTORIES = 2_000;
const model = fileURLToPath(new URL('../../packages/sandbox/src/model', import.meta.url));

/** Builds the model with a fault in the product, and plays as many histories as the gate does. */
async function hunt(
  fault: Planted | null,
): Promise<{ readonly tried: number; readonly found: string | null }> {
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
    expect(isPlanted, 'the line is there').toBe(true);
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(folder, 'hunt.mjs'),
      '1',
      String(HISTORIES),
    ]);
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { tried: number; found: string | null };
  } finally {
    await rm(folder, { recursive: true });
  }
}

it('finds nothing in the product itself', async () => expect((await hunt(null)).found).toBeNull(), 1_200_000);

it.each(planted)(
  'finds: $name',
  async (fault) => {
    const { tried, found } = await hunt(fault);
    expect(found).not.toBeNull();
    console.log(`${fault.name}: history ${tried}, ${found ?? ''}`);
  },
  1_200_000,
);
