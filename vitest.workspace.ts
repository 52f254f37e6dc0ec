import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { unitNames } from './packages/app/vite/unit-names.ts';
import { findBaselines } from './scripts/baselines.ts';
import { findBrowser } from './scripts/browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether stories are compared with their baselines. */
    visual: 'compare' | 'off';
  }
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Two files at a time, each story in a separate page: one alone leaves half of the machine idle. */
const maxWorkers = 2;

/** Milliseconds that a test in a browser may take, on a machine that has other things to do. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/** What the search for dependencies does not always find: what is imported from inside a package, or deep in. */
const deepImports = [
  'react-dom',
  'react-aria/useObjectRef',
  'react-aria/private/interactions/useFocusable',
  'react-aria/private/interactions/useFocusVisible',
  'react-aria/private/utils/isFocusable',
  'react-aria/private/utils/runAfterTransition',
];

const launchOptions = await findBrowser();
const baselines = await findBaselines(launchOptions);

const namesFile = process.env['VISUAL_NAMES'];
const names = new Set<string>();

/** Where a screenshot's baseline is. `VISUAL_NAMES` is a file that gets the names of all screenshots of the run. */
function screenshotPath(name: string): string {
  if (namesFile !== undefined) {
    if (names.size === 0) process.once('exit', () => writeFileSync(namesFile, JSON.stringify([...names])));
    names.add(name);
  }
  return `${baselines.folder}/${name}`;
}

/** A browser of 1280 × 800. A new object per project, because Vitest mutates it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions,
    // The window is larger than any story's viewport: in a smaller one it would be scaled down.
    contextOptions: {
      reducedMotion: 'reduce',
      viewport: { width: 1320, height: 2400 },
      locale: 'en-US',
      timezoneId: 'UTC',
    },
  }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 1280, height: 800 },
});

export default defineConfig({
  test: {
    // What the browser keeps open after its pages have closed is not waited for.
    teardownTimeout: 1_000,
    projects: [
      {
        plugins: [unitNames()],
        test: {
          name: 'domain',
          maxWorkers,
          // Beside browsers; what is done once for each pair of 100,000 lines takes minutes.
          testTimeout: 30_000,
          root: here('./packages/domain'),
          include: ['src/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'sandbox',
          maxWorkers,
          // The crowded account is megabytes, made while browsers draw stories beside it.
          testTimeout: 30_000,
          root: here('./packages/sandbox'),
          include: ['src/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'tools',
          maxWorkers,
          // Each of the lint rules' tests starts the linter, beside two browsers.
          testTimeout: 30_000,
          root: here('./scripts'),
          include: ['**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'design-system',
          maxWorkers,
          root: here('./packages/design-system'),
          include: ['src/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        plugins: [storybookTest({ configDir: here('./.storybook') })],
        // Everything that the stories import is found before the first one runs: a dependency found
        // later is bundled then, and the page that was running is reloaded under its test.
        optimizeDeps: {
          include: [...deepImports],
          entries: [
            here('./packages/design-system/src/**/*.stories.tsx'),
            here('./.storybook/preview.tsx'),
            here('./.storybook/vitest.setup.ts'),
          ],
        },
        test: {
          name: 'stories',
          maxWorkers,
          ...patience,
          provide: { visual: baselines.mode },
          browser: {
            ...browser(),
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                // Baselines are packed to 256 colours (scripts/visual/pack.ts); this tells what is left.
                comparatorOptions: { threshold: 0.06, allowedMismatchedPixels: 0 },
                resolveScreenshotPath: ({ arg, ext }) => screenshotPath(`${arg}${ext}`),
                resolveDiffPath: ({ arg, ext }) => here(`./.reports/visual/${arg}${ext}`),
              },
            },
          },
          setupFiles: [here('./.storybook/vitest.setup.ts')],
        },
      },
      {
        plugins: [react()],
        optimizeDeps: {
          include: [...deepImports],
          entries: [here('./packages/app/src/main.tsx'), here('./packages/app/src/**/*.test.tsx')],
        },
        test: {
          name: 'app',
          maxWorkers,
          ...patience,
          expect: { poll: { timeout: 10_000 } },
          root: here('./packages/app'),
          include: ['src/**/*.test.tsx'],
          browser: browser(),
        },
      },
    ],
  },
});
