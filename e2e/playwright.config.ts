import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';

const launchOptions = await findBrowser();

/** Journeys in a real browser over the built product and the sandbox. Run `npm run build` first. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // These have their own configurations: faults.config.ts, browsers/ and catalogue/.
  testIgnore: ['**/faults.e2e.ts', '**/e2e/{browsers,catalogue,engines,review}/**'],
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Generous, for a busy machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../.reports/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions,
    viewport: { width: 1440, height: 900 },
    actionTimeout: 10_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
