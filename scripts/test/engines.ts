import { find, firefox, runPlaywright, versionOf, webkit, webkitDriver } from './installed.ts';

/**
 * `npm run ci engines`: the journeys in an installed Firefox, and the main tasks in WebKitGTK. Not part of
 * `npm test`, which needs no installed browser. What is missing is reported and skipped, and fails with `CI`.
 * Arguments are passed to Playwright. Run `npm run build` first.
 */
const args = process.argv.slice(2);
const firefoxPath = find(firefox);
const [webkitPath, driverPath] = [find(webkit), find(webkitDriver)];
let isFailed = false;

if (firefoxPath !== undefined) {
  console.log(versionOf(firefoxPath));
  const code = runPlaywright(['--config', 'e2e/engines/firefox.config.ts', ...args], {
    DROPDECK_FIREFOX: firefoxPath,
  });
  isFailed ||= code !== 0;
}
if (webkitPath !== undefined && driverPath !== undefined) {
  console.log(webkit.name);
  const code = runPlaywright(['--config', 'e2e/engines/webkit.config.ts', ...args], {
    DROPDECK_WEBKIT: webkitPath,
    DROPDECK_WEBKIT_DRIVER: driverPath,
  });
  isFailed ||= code !== 0;
}

const isComplete = firefoxPath !== undefined && webkitPath !== undefined && driverPath !== undefined;
const isCi = !['', '0', 'false', undefined].includes(process.env['CI']);
if (!isComplete && isCi) console.error('CI is set: every browser must be tested there.');
process.exit(isFailed || (!isComplete && isCi) ? 1 : 0);
