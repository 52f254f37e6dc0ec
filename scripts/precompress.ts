import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const texts = /\.(?:js|css|html|svg|json|webmanifest)$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/**
 * Writes a brotli copy beside each text file of a built product, for servers that serve precompressed files.
 * Skips files whose copy is up to date.
 */
export async function precompress(dist: string): Promise<void> {
  const stale = filesIn(dist).filter(
    (file) =>
      texts.test(file) &&
      !(existsSync(`${file}.br`) && statSync(`${file}.br`).mtimeMs >= statSync(file).mtimeMs),
  );
  await Promise.all(
    stale.map(async (file) => {
      const packed = await compress(readFileSync(file), {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      });
      writeFileSync(`${file}.br`, packed);
    }),
  );
}
