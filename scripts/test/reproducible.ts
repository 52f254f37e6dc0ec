import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildApp } from '../buildApp.ts';
import { root } from '../root.ts';

/**
 * `npm run ci reproducible`: builds the product twice and compares the bytes of every file, the compressed copies
 * and the headers included. Not part of `npm test`.
 */
const app = join(root, 'packages/app');
const dist = join(app, 'dist');

const hashes = (): ReadonlyMap<string, string> =>
  new Map(
    [dist, join(root, 'deploy/generated')]
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
      )
      .filter((file) => statSync(file).isFile())
      .map((file) => [relative(root, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
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
