import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from '../buildApp.ts';

/**
 * `npm run test:reproducible`: builds the product twice and compares the bytes of every file, the compressed copies
 * included. Not part of `npm test`.
 */
const app = fileURLToPath(new URL('../../packages/app', import.meta.url));
const dist = join(app, 'dist');

const hashes = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(dist, name)).isFile())
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(dist, name)))
          .digest('hex'),
      ]),
  );

await buildApp(app);
const first = hashes();
rmSync(dist, { recursive: true });
await buildApp(app);
const second = hashes();

const names = [...new Set([...first.keys(), ...second.keys()])];
const different = names.filter((name) => first.get(name) !== second.get(name));
for (const name of different) console.error(`  ✘ ${name} differs`);
console.log(`\n  ${names.length - different.length} of ${names.length} files are the same in both builds`);
process.exit(different.length === 0 ? 0 : 1);
