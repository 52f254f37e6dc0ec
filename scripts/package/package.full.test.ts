import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright-core';
import { build, preview, type PreviewServer, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findBrowser } from '../browser.ts';
import { read, root } from '../root.ts';
import { buildPackage, entries, pack, packageFolder } from './build.ts';

/** What one entry costs a product, in bytes of brotli, with its dependencies and without the peers. */
interface EntrySize {
  /** All that the entry offers. */
  readonly initial: number;
  /** What is fetched when it is needed: overlays, menus, calendars. */
  readonly lazy: number;
}

const kilobyte = 1024;

/** The most that an entry may cost. A product that uses a part of one pays less. The package's README shows them. */
const limits: Readonly<Record<string, EntrySize>> = {
  dialog: { initial: 9 * kilobyte, lazy: 20 * kilobyte },
  primitives: { initial: 34 * kilobyte, lazy: 69 * kilobyte },
  table: { initial: 31 * kilobyte, lazy: 81 * kilobyte },
  theme: { initial: 4.2 * kilobyte, lazy: 0 },
};

/**
 * Bundles a product as Vite does by default.
 *
 * @param input a module or a page.
 * @param external what is left out.
 */
async function bundle(
  input: string,
  {
    root = packageFolder,
    outDir,
    external = [],
  }: { root?: string; outDir?: string; external?: RegExp[] } = {},
): Promise<readonly Rolldown.OutputChunk[]> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ...(outDir === undefined ? { write: false } : { outDir }),
      rolldownOptions: { input, preserveEntrySignatures: 'strict', external },
    },
  });
  return [result]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((file) => file.type === 'chunk');
}

const peers = [/^react(?:-dom)?(?:\/|$)/, /^styled-components$/];

const sizeOf = (chunks: readonly Rolldown.OutputChunk[]): number =>
  chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).byteLength, 0);

/** The size of all that an entry of the built package offers. */
async function measure(entry: string): Promise<EntrySize> {
  const chunks = await bundle(join(packageFolder, `entries/${entry}.js`), { external: peers });
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || first.has(chunk)) return;
    first.add(chunk);
    for (const imported of chunk.imports) add(byName.get(imported));
  };
  add(chunks.find(({ isEntry }) => isEntry));
  return { initial: sizeOf([...first]), lazy: sizeOf(chunks.filter((chunk) => !first.has(chunk))) };
}

/** A product with the package installed, outside of the repository. */
const folder = mkdtempSync(join(tmpdir(), 'consumer-'));
const installed = join(folder, 'node_modules/@dropdeck/design-system');

/** Links a package of the repository, so that installing needs no network. */
function link(name: string): void {
  const target = join(folder, 'node_modules', name);
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(join(root, 'node_modules', name), target, 'junction');
}

const readme = read('packages/design-system/README.md');

/** The modules of the package in a bundle. */
const ownModules = (chunks: Awaited<ReturnType<typeof bundle>>): readonly string[] =>
  chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) => id.startsWith(installed))
    .map((id) => relative(installed, id).replaceAll('\\', '/'))
    .toSorted();

beforeAll(async () => {
  // As in a terminal; Vitest's has React's development build.
  vi.stubEnv('NODE_ENV', 'production');
  await buildPackage();
  const file = pack(folder);
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xf', file, '-C', installed, '--strip-components', '1']);
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(installed, 'package.json'), 'utf8'),
  ) as Readonly<Record<'dependencies' | 'peerDependencies', Readonly<Record<string, string>>>>;
  const tools = ['@types/react', '@types/react-dom', 'vite'];
  for (const name of [...Object.keys({ ...dependencies, ...peerDependencies }), ...tools]) link(name);
  cpSync(join(root, 'scripts/package/consumer'), folder, { recursive: true });
}, 240_000);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe('the design system as a package', () => {
  it('has types that another product’s compiler reads', () => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    expect(execFileSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' })).toBe('');
  }, 60_000);

  it.each(entries)(
    'has an entry “%s” within its size',
    async (entry) => {
      const limit = limits[entry] ?? { initial: 0, lazy: 0 };
      const { initial, lazy } = await measure(entry);
      expect(initial).toBeLessThanOrEqual(limit.initial);
      expect(lazy).toBeLessThanOrEqual(limit.lazy);
      const row = readme.split('\n').find((line) => line.startsWith(`| \`${entry}\` `));
      expect(row).toMatch(new RegExp(` ${limit.initial / 1024} KB \\| +${limit.lazy / 1024} KB \\|$`));
    },
    60_000,
  );

  it('gives a product with a button nothing but the button', async () => {
    const input = join(folder, 'button.js');
    writeFileSync(input, "export { Button } from '@dropdeck/design-system/primitives';");
    expect(ownModules(await bundle(input, { root: folder }))).toMatchInlineSnapshot(`
      [
        "lib/common/text.en.js",
        "lib/keyOf.js",
        "lib/react/useAutoFocus.js",
        "lib/react/useLocale.js",
        "primitives/Button/Button.js",
        "primitives/Button/PlainButton.js",
        "primitives/Button/buttonStyles.js",
        "primitives/Spinner/Spinner.js",
        "text/src/locale.js",
        "text/src/text.js",
        "tokens/semantic.js",
      ]
    `);
  }, 60_000);
});

describe('a product with the package installed', () => {
  let chunks: Awaited<ReturnType<typeof bundle>>;
  let server: PreviewServer;
  let browser: Browser;
  beforeAll(async () => {
    chunks = await bundle(join(folder, 'index.html'), { root: folder, outDir: 'dist' });
    server = await preview({ root: folder, configFile: false, logLevel: 'warn', preview: { port: 0 } });
    browser = await chromium.launch(await findBrowser());
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  it('has only the modules of what it uses', () => {
    const unused = /DatePicker|ColorField|MultiSelect|Toast|FormDialog|AlertDialog|recharts|codemirror/;
    expect(ownModules(chunks)).toContain('patterns/DataTable/DataTable.js');
    expect(chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => unused.test(id))).toEqual([]);
  });

  it('shows a button, a thousand rows and a dialog', async () => {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(String(error)));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const table = page.getByRole('grid', { name: 'Orders' });
    await table.getByText('Order 1', { exact: true }).waitFor();
    expect(await table.getAttribute('aria-rowcount')).toBe('1001');
    expect(await table.getByRole('row').count()).toBeLessThan(60);
    const heading = table.getByRole('columnheader', { name: 'Name' }).getByRole('button');
    await heading.click();
    await heading.click();
    await table.getByText('Order 1000', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'New order' }).click();
    await page.getByRole('dialog', { name: 'New order' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  }, 60_000);
});
