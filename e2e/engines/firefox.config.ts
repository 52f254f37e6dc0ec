import { defineConfig } from '@playwright/test';

/** The journeys in an installed Firefox over WebDriver BiDi. scripts/test/engines.ts finds the browser. */
export default defineConfig({
  testDir: '..',
  testMatch: '**/*.e2e.ts',
  testIgnore: [
    '**/faults.e2e.ts',
    '**/histories.e2e.ts',
    '**/e2e/browsers/**',
    '**/e2e/catalogue/**',
    '**/e2e/engines/**',
    // These measure over Chromium's protocol.
    '**/jobs.e2e.ts',
    '**/leaks.e2e.ts',
    '**/deploy.e2e.ts',
  ],
  // Over BiDi Playwright reports neither downloads of blobs nor the bodies of requests, and Firefox gives a scripted paste
  // no text; heaps, layout shifts, emulated media and the accessibility tree are read over Chromium's protocol.
  grepInvert: /@download|@body|@paste|@cdp/,
  outputDir: '../../test-results/firefox',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: process.env['DROPDECK_FIREFOX'] ?? '' },
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
    // Playwright injects a stylesheet for screenshots, which the content security policy reports.
    screenshot: 'off',
  },
});
