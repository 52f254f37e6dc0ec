import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names a build: the hash of its index.html, which names every other file by a hash, as a meta element and in
 * release.json. The same sources give the same release.
 *
 * @returns the release, twelve hexadecimal digits.
 */
export function nameRelease(dist: string): string {
  const index = join(dist, 'index.html');
  const html = readFileSync(index, 'utf8');
  const release = createHash('sha256').update(html).digest('hex').slice(0, 12);
  writeFileSync(
    index,
    html.replace('</title>', `</title>\n    <meta name="release" content="${release}" />`),
  );
  writeFileSync(join(dist, 'release.json'), `${JSON.stringify({ release })}\n`);
  return release;
}
