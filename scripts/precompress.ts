import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const texts = /\.(?:js|css|html|svg|json|webmanifest)$/;

/** What is written or completed when it is deployed, and what no server sends. */
const skipped = /(?:^|\/)(?:config\.json|release\.json|\.vite\/.*)$/;

const compressions = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gz: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
} as const;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

const isCurrent = (copy: string, file: string): boolean =>
  existsSync(copy) && statSync(copy).mtimeMs >= statSync(file).mtimeMs;

/**
 * Writes a brotli and a gzip copy beside each text file of a built product, for servers that serve precompressed
 * files. Skips files whose copies are up to date.
 */
export async function precompress(dist: string): Promise<void> {
  const files = filesIn(dist).filter((file) => texts.test(file) && !skipped.test(file.slice(dist.length)));
  await Promise.all(
    files.flatMap((file) =>
      Object.entries(compressions)
        .filter(([extension]) => !isCurrent(`${file}.${extension}`, file))
        .map(async ([extension, compress]) =>
          writeFileSync(`${file}.${extension}`, await compress(readFileSync(file))),
        ),
    ),
  );
}
