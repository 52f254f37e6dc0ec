import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Compressed copies, lists for hosts and a deployment's config are not served as they are. */
const isServed = (file: string): boolean => !/\.(?:br|gz)$|^_|^config\.json$|\.map$/.test(file);

export const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** The files of a release by their hashes, from a list in the format of `sha256sum`. Paths begin below `dist`. */
export function readSums(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split('\n').flatMap((line): readonly (readonly [string, string])[] => {
      const [, hash, file] = /^([0-9a-f]{64}) [ *]dist\/(.+)$/.exec(line) ?? [];
      return hash === undefined || file === undefined || !isServed(file) ? [] : [[file, hash]];
    }),
  );
}

/**
 * Compares what a site serves with a release.
 *
 * @param base the site's address; below a path, if it is served there.
 * @returns a sentence for each file that differs or is missing; none for a site that serves the release.
 */
export async function verifySite(base: string, sums: ReadonlyMap<string, string>): Promise<string[]> {
  if (sums.size === 0) return ['The list names no file of a release.'];
  const root = base.endsWith('/') ? base : `${base}/`;
  const check = async ([file, hash]: readonly [string, string]): Promise<string | null> => {
    // Servers answer `/` with it, and may redirect from its name.
    const response = await fetch(new URL(file === 'index.html' ? '.' : file, root), {
      cache: 'no-store',
    }).catch(() => null);
    if (response === null) return `${file} could not be fetched.`;
    if (!response.ok) return `${file} was answered with status ${response.status}.`;
    return sha256(new Uint8Array(await response.arrayBuffer())) === hash ? null : `${file} differs.`;
  };
  const problems: string[] = [];
  const left = [...sums];
  while (left.length > 0) {
    const some = await Promise.all(left.splice(0, 8).map(check));
    problems.push(...some.filter((problem) => problem !== null));
  }
  return problems;
}

/** `npm run ci verify-release -- URL SUMS`: whether a site serves the files that a release's SHA256SUMS lists. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [url, file] = process.argv.slice(2);
  if (url === undefined || file === undefined) {
    console.error('Usage: npm run ci verify-release -- URL SHA256SUMS');
    process.exit(2);
  }
  const sums = readSums(readFileSync(file, 'utf8'));
  const problems = await verifySite(url, sums);
  for (const problem of problems) console.error(problem);
  console.log(`${sums.size} files compared, ${problems.length} differ.`);
  if (problems.length > 0) {
    console.log(
      'To rebuild a release: check out its tag, then `npm ci && npm run build` with its API_ORIGIN.',
    );
    process.exitCode = 1;
  }
}
