import { defineConfig } from '@playwright/test';

/** Journeys in windows of installed browsers; scripts/test/browsers.ts finds these, and gives a display. */
const { DROPDECK_CHROMIUM: chromium = '', DROPDECK_FIREFOX: firefox = '' } = process.env;

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
    // A picture's stylesheet would be a complaint of the content security policy in Firefox.
    screenshot: 'off',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: {
          executablePath: chromium,
          args: ['--no-sandbox', '--disable-gpu'],
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    {
      name: 'firefox',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: firefox },
        // Firefox ESR 153 lacks the command that emulates media features.
        colorScheme: null,
        contextOptions: { reducedMotion: null, forcedColors: null, contrast: null },
      },
    },
  ],
});
