import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { templates, type Kind } from './new/templates.ts';

/**
 * `npm run new -- component|pattern|dialog|screen|feature Name`: writes the files of a new component, screen or
 * feature, tests included.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const [kind, name] = process.argv.slice(2);

const kinds = Object.keys(templates) as Kind[];
if (kind === undefined || name === undefined || !kinds.includes(kind as Kind)) {
  console.error(`Usage: npm run new -- ${kinds.join('|')} Name`);
  process.exit(1);
}

const files = templates[kind as Kind](name);
const taken = Object.keys(files).filter((path) => existsSync(join(root, path)));
if (taken.length > 0) {
  console.error(`There already: ${taken.join(', ')}`);
  process.exit(1);
}

for (const [path, content] of Object.entries(files)) {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  console.log(`wrote ${path}`);
}

// A long name makes lines that the formatter breaks.
spawnSync('npx', ['--no-install', 'oxfmt', ...Object.keys(files)], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
