import { defineConfig } from '@playwright/test';

/** Journeys in an installed WebKitGTK. scripts/test/engines.ts finds the browser and provides a display. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/webkit.e2e.ts',
  outputDir: '../../test-results/webkit',
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
});
