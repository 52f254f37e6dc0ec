import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { archiveRelease, sumsOfRelease } from './release.ts';

/** `npm run ci archive FILE`: archives the last build for a release, with SHA256SUMS beside it. */
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Usage: npm run ci archive FILE');
  process.exit(1);
}
const root = fileURLToPath(new URL('..', import.meta.url));
writeFileSync(file, await archiveRelease(root));
writeFileSync(join(dirname(file), 'SHA256SUMS'), sumsOfRelease(root));
