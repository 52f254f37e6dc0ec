import { defineConfig } from '@playwright/test';

/**
 * Journeys in windows of an installed Chromium. scripts/test/engines.ts finds it and provides a display.
 */
const { DROPDECK_CHROMIUM: chromium = '' } = process.env;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
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
    screenshot: 'off',
    browserName: 'chromium',
    launchOptions: {
      executablePath: chromium,
      args: ['--no-sandbox', '--disable-gpu'],
      ignoreDefaultArgs: ['--disable-back-forward-cache', '--hide-scrollbars'],
    },
  },
});
