import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { writeFontConfiguration } from './fonts.ts';
import { root } from './root.ts';

/**
 * How to start the test browser, with the fonts of the repository's packages alone: options for both Playwright's `launch`
 * and Vitest's provider.
 */
export interface BrowserLaunch {
  /** Undefined if Playwright's own browser is installed, which Playwright finds itself. */
  executablePath?: string;
  args: string[];
  env: Record<string, string>;
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Render the same pixels in each run: whole tiles, and no frame before its images are decoded.
  '--disable-partial-raster',
  '--disable-checker-imaging',
];

const systemBrowsers: Record<string, readonly string[]> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

const cache = join(root, 'node_modules', '.cache', 'dropdeck');

/**
 * Unpacks the browser of `@sparticuz/chromium` once per version. The package mistakes a half-written file for a
 * complete one, so it unpacks into a staging folder that is renamed when it is complete.
 */
async function unpackPinnedChromium(): Promise<string> {
  const packageRoot = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const home = join(cache, `chromium-${version}`);
  if (existsSync(home)) return home;
  await mkdir(cache, { recursive: true });
  const staging = await mkdtemp(join(cache, 'unpacking-'));
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = staging;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    await inflate(join(packageRoot, 'bin', 'chromium.br'));
    await inflate(join(packageRoot, 'bin', 'al2023.tar.br'));
    await rename(staging, home).catch(async (error: NodeJS.ErrnoException) => {
      // Another process has unpacked it first.
      if (!existsSync(home)) throw error;
      await rm(staging, { recursive: true, force: true });
    });
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  return home;
}

function hasLibrary(name: string): boolean {
  try {
    return execFileSync('ldconfig', ['-p'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).includes(name);
  } catch {
    // Without ldconfig, as in a slim container, the bundled libraries are the safe choice.
    return false;
  }
}

/** This process's environment with the fonts of the packages in place of the machine's. */
const environment = (extra: Record<string, string> = {}): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(process.env).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]]))),
  ...(process.platform === 'linux' && { FONTCONFIG_FILE: writeFontConfiguration(cache) }),
  ...extra,
});

/** Where the browser comes from if `DROPDECK_BROWSER` is not set. */
export type BrowserSource = 'pinned' | 'playwright' | 'system';

/**
 * The sources to try, best first. The pinned browser comes first, because the visual baselines were taken with
 * it and stories are not compared in another one.
 */
export const browserSources = (platform: string, arch: string): readonly BrowserSource[] =>
  platform === 'linux' && arch === 'x64' ? ['pinned', 'playwright', 'system'] : ['playwright', 'system'];

async function launchFrom(source: BrowserSource): Promise<BrowserLaunch | null> {
  if (source === 'playwright') {
    const { chromium } = await import('playwright-core');
    return existsSync(chromium.executablePath()) ? { args, env: environment() } : null;
  }
  if (source === 'system') {
    const executablePath = (systemBrowsers[process.platform] ?? []).find((path) => existsSync(path));
    return executablePath === undefined ? null : { executablePath, args, env: environment() };
  }
  const home = await unpackPinnedChromium();
  const executablePath = join(home, 'chromium');
  if (hasLibrary('libnss3.so') && hasLibrary('libnspr4.so'))
    return { executablePath, args, env: environment() };
  return { executablePath, args, env: environment({ LD_LIBRARY_PATH: join(home, 'al2023', 'lib') }) };
}

/**
 * Finds the test browser without a manual step, in this order: `DROPDECK_BROWSER` (a path), the pinned one from
 * the npm package (Linux x64), Playwright's own, an installed Chromium or Chrome.
 *
 * @throws Error with one sentence on what to do if there is none.
 */
export async function findBrowser(): Promise<BrowserLaunch> {
  const named = process.env['DROPDECK_BROWSER'];
  if (named) {
    if (!existsSync(named)) throw new Error(`DROPDECK_BROWSER names ${named}, and there is no such file.`);
    return { executablePath: named, args, env: environment() };
  }
  for (const source of browserSources(process.platform, process.arch)) {
    const launch = await launchFrom(source);
    if (launch !== null) return launch;
  }
  throw new Error(
    'No browser to test in was found: run `npx playwright install chromium`, install Chromium or Chrome, or set DROPDECK_BROWSER to the path of one.',
  );
}
