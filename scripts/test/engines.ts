import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * `npm run ci engines`: the journeys in an installed Firefox, and journeys in windows of an installed Chromium
 * for what Playwright's own browsers lack (the back/forward cache). Not part of `npm test`, which needs no installed
 * browser. What is missing is reported and skipped, and fails with `CI`. Arguments are passed to Playwright. Run
 * `npm run build` first.
 */
const browsers = [
  {
    variable: 'DROPDECK_FIREFOX',
    paths: ['/usr/bin/firefox', '/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    debian: 'firefox-esr',
    config: 'e2e/engines/firefox.config.ts',
  },
  {
    variable: 'DROPDECK_CHROMIUM',
    paths: [
      '/usr/bin/chromium',
      '/usr/bin/google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    debian: 'chromium',
    config: 'e2e/browsers/playwright.config.ts',
  },
];

/** Runs Playwright with a display: Xvfb's if there is none. Returns whether it passed. */
function passes(config: string, env: Readonly<Record<string, string>>): boolean {
  const needsDisplay = process.platform === 'linux' && !process.env['DISPLAY'];
  if (needsDisplay && spawnSync('Xvfb', ['-version'], { stdio: 'ignore' }).error) {
    console.error('There is no display, and Xvfb was not found: install it (Debian: xvfb).');
    return false;
  }
  /** A number that other displays are unlikely to use. */
  const display = `:${100 + (process.pid % 400)}`;
  const server = needsDisplay
    ? spawn('Xvfb', [display, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' })
    : null;
  const args = ['--no-install', 'playwright', 'test', '--config', config, ...process.argv.slice(2)];
  const { status } = spawnSync('npx', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...(needsDisplay ? { DISPLAY: display } : {}), ...env },
  });
  server?.kill();
  return status === 0;
}

const isCi = !['', '0', 'false', undefined].includes(process.env['CI']);
const results = browsers.map(({ variable, paths, debian, config }) => {
  const path = [process.env[variable], ...paths].find((each) => each !== undefined && existsSync(each));
  if (path !== undefined) {
    console.log(execFileSync(path, ['--version'], { encoding: 'utf8' }).trim());
    return passes(config, { [variable]: path });
  }
  console.error(`Not found: install it (Debian: ${debian}), or set ${variable} to its path.`);
  return !isCi;
});
process.exit(results.every(Boolean) ? 0 : 1);
