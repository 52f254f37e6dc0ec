import { defineConfig } from '@playwright/test';

/**
 * Journeys in windows of installed browsers. scripts/test/engines.ts finds the browsers and provides a
 * display.
 */
const { DROPDECK_CHROMIUM: chromium = '' } = process.env;
const launchOptions = { executablePath: chromium, args: ['--no-sandbox', '--disable-gpu'] };

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    headless: false,
    viewport: { width: 1280, height: 800 },
    actionTimeout: 10_000,
    // Playwright injects a stylesheet for screenshots, which Firefox reports as a content security policy
    // violation.
    screenshot: 'off',
  },
  projects: [
    {
      name: 'chromium',
      testMatch: ['**/back.e2e.ts', '**/scrollbar.e2e.ts'],
      use: {
        browserName: 'chromium',
        launchOptions: {
          ...launchOptions,
          ignoreDefaultArgs: ['--disable-back-forward-cache', '--hide-scrollbars'],
        },
      },
    },
    // The test drives Firefox itself (firefox.ts).
    { name: 'firefox', testMatch: '**/firefox.e2e.ts', use: { headless: true, launchOptions } },
  ],
});
