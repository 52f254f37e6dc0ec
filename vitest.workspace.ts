import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './scripts/browser.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const launchOptions = await findBrowser();

/** A browser of 1280 × 800 that stories and the app's tests share. */
const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 1280, height: 800 },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'domain',
          root: here('./packages/domain'),
          include: ['src/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'sandbox',
          root: here('./packages/sandbox'),
          include: ['src/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'tools',
          root: here('./scripts'),
          include: ['**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'tokens',
          root: here('./packages/design-system'),
          include: ['src/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        plugins: [storybookTest({ configDir: here('./.storybook') })],
        test: {
          name: 'stories',
          root: here('./packages/design-system'),
          browser,
          setupFiles: [here('./.storybook/vitest.setup.ts')],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'app',
          root: here('./packages/app'),
          include: ['src/**/*.test.tsx'],
          browser,
        },
      },
    ],
  },
});
