import { chromium, find, firefox, runPlaywright, versionOf } from './installed.ts';

/**
 * `npm run ci engines`: the journeys in an installed Firefox, and journeys in windows of an installed Chromium
 * for what Playwright's own browsers lack (the back/forward cache). Not part of `npm test`, which needs no installed
 * browser. What is missing is reported and skipped, and fails with `CI`. Arguments are passed to Playwright. Run
 * `npm run build` first.
 */
const args = process.argv.slice(2);
const [chromiumPath, firefoxPath] = [find(chromium), find(firefox)];
for (const path of [chromiumPath, firefoxPath]) if (path !== undefined) console.log(versionOf(path));
const codes: number[] = [];

if (firefoxPath !== undefined) {
  codes.push(
    runPlaywright(['--config', 'e2e/engines/firefox.config.ts', ...args], { DROPDECK_FIREFOX: firefoxPath }),
  );
}
if (chromiumPath !== undefined) {
  codes.push(
    runPlaywright(['--config', 'e2e/browsers/playwright.config.ts', ...args], {
      DROPDECK_CHROMIUM: chromiumPath,
    }),
  );
}

const isCi = !['', '0', 'false', undefined].includes(process.env['CI']);
const isComplete = codes.length === 2;
if (!isComplete && isCi) console.error('CI is set: every browser must be tested there.');
process.exit(codes.some((code) => code !== 0) || (!isComplete && isCi) ? 1 : 0);
