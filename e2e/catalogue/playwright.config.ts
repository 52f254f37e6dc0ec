import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.ts';
import { root } from '../../scripts/root.ts';

const launchOptions = await findBrowser();
const port = 6106;

/** The docs pages of the built catalogue in a real browser. Run `npm run ci build-catalogue` first. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Each frame of a docs page loads the catalogue's whole preview, which takes long on a busy machine.
  timeout: 240_000,
  expect: { timeout: 120_000 },
  reporter: [['list']],
  webServer: {
    command: `npx vite preview --outDir storybook-static --port ${port} --strictPort`,
    cwd: root,
    port,
  },
  use: {
    browserName: 'chromium',
    launchOptions,
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000,
  },
});
