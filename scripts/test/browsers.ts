import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * `npm run test:browsers`: runs journeys in windows of an installed Chromium and Firefox, for what Playwright's
 * own browsers lack (the back/forward cache). Not part of `npm test`, which needs no installed browser. Fails
 * if one of them is missing, or Xvfb if there is no display. DROPDECK_CHROMIUM and DROPDECK_FIREFOX override
 * the browsers; further arguments are passed to Playwright. Run `npm run build` first.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));

function found(name: string, variable: string, paths: readonly string[]): string {
  const named = process.env[variable];
  const path = named === undefined ? paths.find((each) => existsSync(each)) : named;
  if (path === undefined || !existsSync(path)) {
    console.error(`${name} was not found: install it, or set ${variable} to its path.`);
    process.exit(1);
  }
  return path;
}

const chromium = found('Chromium', 'DROPDECK_CHROMIUM', [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]);
const firefox = found('Firefox', 'DROPDECK_FIREFOX', [
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]);
for (const path of [chromium, firefox]) {
  console.log(execFileSync(path, ['--version'], { encoding: 'utf8' }).trim());
}

const needsDisplay = process.platform === 'linux' && !process.env['DISPLAY'];
if (needsDisplay && spawnSync('Xvfb', ['-version'], { stdio: 'ignore' }).error) {
  console.error('There is no display, and Xvfb was not found: install xvfb.');
  process.exit(1);
}

/** A number that other displays are unlikely to use. */
const display = `:${100 + (process.pid % 400)}`;
const server = needsDisplay
  ? spawn('Xvfb', [display, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' })
  : null;
const { status } = spawnSync(
  'npx',
  [
    '--no-install',
    'playwright',
    'test',
    '--config',
    'e2e/browsers/playwright.config.ts',
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ...(needsDisplay ? { DISPLAY: display } : {}),
      DROPDECK_CHROMIUM: chromium,
      DROPDECK_FIREFOX: firefox,
      // Needed by the WebDriver BiDi client (e2e/browsers/firefox.ts); Node 20 has WebSocket behind this flag.
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --experimental-websocket`,
    },
  },
);
server?.kill();
process.exit(status ?? 1);
