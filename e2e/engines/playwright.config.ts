import { defineConfig } from '@playwright/test';
import firefox from './firefox.config.ts';

/** All journeys in the Firefox and WebKit that `npx playwright install firefox webkit` brings. */
export default defineConfig({
  ...firefox,
  // Both report downloads and the bodies of requests.
  grepInvert: /@cdp/,
  outputDir: '../../test-results/playwright',
  use: { viewport: { width: 1440, height: 900 }, actionTimeout: 10_000, screenshot: 'off' },
  projects: [
    { name: 'firefox', use: { browserName: 'firefox' } },
    { name: 'webkit', use: { browserName: 'webkit' } },
  ],
});
