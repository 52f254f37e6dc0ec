import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';

const launchOptions = await findBrowser();

/** Whether all journeys run, also those that take long for what they find, and with animations: `npm run ci full`. */
const isFull = process.env['FULL'] !== undefined;

/** Journeys in a real browser over the built product and the sandbox. Run `npm run build` first. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // These have their own configurations: nightly.config.ts, and those in the folders.
  testIgnore: ['**/{faults,histories,jobs,leaks}.e2e.ts', '**/e2e/{browsers,catalogue,engines}/**'],
  ...(isFull ? {} : { grepInvert: /@full/ }),
  outputDir: '../test-results',
  fullyParallel: true,
  // Journeys wait for timers of the product: one per core leaves a third of the machine idle.
  workers: Math.min(12, 2 * Math.max(2, availableParallelism())),
  forbidOnly: true,
  retries: 0,
  // Generous, for a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../.reports/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions,
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    contextOptions: { reducedMotion: isFull ? 'no-preference' : 'reduce' },
    // Copying needs no permission in other browsers, or in a window.
    permissions: ['clipboard-write'],
    screenshot: 'only-on-failure',
  },
});
