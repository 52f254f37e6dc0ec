import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newPage, type Files, type Registration } from './new/page.ts';
import { root } from './root.ts';

/**
 * `npm run new -- page Name`: writes the files of a new page with its call, screen, stories, sandbox endpoint and tests, and
 * registers it.
 */
const [kind, name] = process.argv.slice(2);

if (kind !== 'page' || name === undefined) {
  console.error('Usage: npm run new -- page Name');
  process.exit(1);
}

/** The first free number of a screen's section in the specification. */
async function nextSection(): Promise<string> {
  const text = await readFile(join(root, 'docs/specification.md'), 'utf8');
  const numbers = [...text.matchAll(/^### 2\.(\d+) /gm)].map(([, number]) => Number(number));
  return `2.${Math.max(...numbers) + 1}`;
}

async function write(files: Files): Promise<void> {
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) {
    console.error(`These files exist already: ${taken.join(', ')}`);
    process.exit(1);
  }
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    console.log(`wrote ${path}`);
  }
}

async function register({ path, before, text }: Registration): Promise<void> {
  const file = join(root, path);
  const content = await readFile(file, 'utf8');
  const at = before === '' ? content.length : content.indexOf(before);
  if (at < 0) throw new Error(`${path} has no “${before.trim()}” to register the page before`);
  await writeFile(file, content.slice(0, at) + text + content.slice(at));
  console.log(`registered in ${path}`);
}

const run = (args: readonly string[]): void =>
  void spawnSync('npx', ['--no-install', ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });

const { files, registrations } = newPage(name, await nextSection());
await write(files);
for (const registration of registrations) await register(registration);
// A long name makes lines that the formatter breaks.
run(['oxfmt', ...Object.keys(files), ...registrations.map(({ path }) => path)]);
// English, until it is translated.
run(['tsx', 'scripts/text.ts', 'write', '--fill']);

const stories = Object.keys(files).filter((path) => path.endsWith('.stories.tsx'));
// VISUAL=off, as for the stories' tests: draw nothing.
if (process.env['VISUAL'] !== 'off') run(['tsx', 'scripts/visual.ts', '--update', ...stories]);
