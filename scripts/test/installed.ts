import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A browser, or its driver, that a machine may have installed. */
export interface Installed {
  readonly name: string;
  /** The environment variable that overrides the path. */
  readonly variable: string;
  readonly paths: readonly string[];
  /** What to install on Debian. */
  readonly debian: string;
}

export const chromium: Installed = {
  name: 'Chromium',
  variable: 'DROPDECK_CHROMIUM',
  paths: [
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  debian: 'chromium',
};

export const firefox: Installed = {
  name: 'Firefox',
  variable: 'DROPDECK_FIREFOX',
  paths: ['/usr/bin/firefox', '/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  debian: 'firefox-esr',
};

/** The path of an installed browser; undefined if there is none, after a line that says how to install it. */
export function find({ name, variable, paths, debian }: Installed): string | undefined {
  const named = process.env[variable];
  const path = named === undefined ? paths.find((each) => existsSync(each)) : named;
  if (path !== undefined && existsSync(path)) return path;
  console.error(`${name} was not found: install it (Debian: ${debian}), or set ${variable} to its path.`);
  return undefined;
}

/** The version that a browser reports. */
export const versionOf = (path: string): string =>
  execFileSync(path, ['--version'], { encoding: 'utf8' }).trim();

/**
 * Runs Playwright with a display: Xvfb's if there is none.
 *
 * @param args for `playwright test`.
 * @returns its exit code; 1 if there is no display and no Xvfb.
 */
export function runPlaywright(args: readonly string[], env: Readonly<Record<string, string>>): number {
  const needsDisplay = process.platform === 'linux' && !process.env['DISPLAY'];
  if (needsDisplay && spawnSync('Xvfb', ['-version'], { stdio: 'ignore' }).error) {
    console.error('There is no display, and Xvfb was not found: install it (Debian: xvfb).');
    return 1;
  }
  /** A number that other displays are unlikely to use. */
  const display = `:${100 + (process.pid % 400)}`;
  const server = needsDisplay
    ? spawn('Xvfb', [display, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' })
    : null;
  const { status } = spawnSync('npx', ['--no-install', 'playwright', 'test', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...(needsDisplay ? { DISPLAY: display } : {}), ...env },
  });
  server?.kill();
  return status ?? 1;
}
