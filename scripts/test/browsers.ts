import { chromium, find, firefox, runPlaywright, versionOf } from './installed.ts';

/**
 * `npm run ci browsers`: runs journeys in windows of an installed Chromium and Firefox, for what Playwright's
 * own browsers lack (the back/forward cache). Not part of `npm test`, which needs no installed browser. Fails
 * if one of them is missing, or Xvfb if there is no display. Arguments are passed to Playwright. Run
 * `npm run build` first.
 */
const [chromiumPath, firefoxPath] = [find(chromium), find(firefox)];
if (chromiumPath === undefined || firefoxPath === undefined) process.exit(1);
for (const path of [chromiumPath, firefoxPath]) console.log(versionOf(path));

process.exit(
  runPlaywright(['--config', 'e2e/browsers/playwright.config.ts', ...process.argv.slice(2)], {
    DROPDECK_CHROMIUM: chromiumPath,
    DROPDECK_FIREFOX: firefoxPath,
    // Needed by the WebDriver BiDi client (e2e/browsers/firefox.ts); Node 20 has WebSocket behind this flag.
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --experimental-websocket`,
  }),
);
