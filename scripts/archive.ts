import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { archiveRelease } from './release.ts';

/** `npx tsx scripts/archive.ts FILE`: archives the last build for a release. */
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Usage: npx tsx scripts/archive.ts FILE');
  process.exit(1);
}
writeFileSync(file, await archiveRelease(fileURLToPath(new URL('..', import.meta.url))));
