import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';

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

const filesIn = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(root, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );

/** The files of a release by their names in its archive, sorted. @throws Error if the build is not complete. */
function filesOfRelease(root: string): ReadonlyMap<string, Buffer> {
  const dist = filesIn(root, 'packages/app/dist').filter((file) => !file.includes('/dist/.vite/'));
  const configs = ['Caddyfile', 'nginx.conf', 'nginx-tls.conf', 'container/start.mjs'].map(
    (file) => `deploy/${file}`,
  );
  for (const list of ['_headers', '_redirects'])
    if (!dist.includes(`packages/app/dist/${list}`)) throw new Error(`The build has no ${list}.`);
  const files = [...dist, ...filesIn(root, 'deploy/generated'), ...configs].toSorted();
  return new Map(
    files.map((file) => [file.replace('packages/app/', ''), readFileSync(join(root, file))] as const),
  );
}

/** The hashes of every file of the last build, in the format of `sha256sum`. */
export const sumsOfRelease = (root: string): string =>
  [...filesOfRelease(root)]
    .map(([name, content]) => `${createHash('sha256').update(content).digest('hex')}  ${name}\n`)
    .join('');

/**
 * Archives the last build with all that a server needs for it: `dist` with the lists for hosts of static files, and
 * `deploy` with the configs of nginx and Caddy, the generated parts that they include, and the entry of the image; and
 * SHA256SUMS with the hashes of all of these.
 * The same files give the same bytes.
 *
 * @param root the repository.
 * @returns a tar file, compressed by gzip.
 * @throws Error if the build is not complete.
 */
export async function archiveRelease(root: string): Promise<Buffer> {
  const archive = pack();
  const files = new Map(filesOfRelease(root)).set('SHA256SUMS', Buffer.from(sumsOfRelease(root)));
  for (const [name, content] of files) archive.entry({ name, mtime: new Date(0) }, content);
  archive.finalize();
  return gzipSync(await buffer(archive), { level: 9 });
}
