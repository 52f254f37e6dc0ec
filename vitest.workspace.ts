import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { profiledComponents } from './packages/app/vite/profiled-components.ts';
import { compileText } from './packages/text/vite/compileText.ts';
import { findBaselines, type Baselines } from './scripts/baselines.ts';
import { findBrowser, type BrowserLaunch } from './scripts/browser.ts';
import {
  createCompareScreenshot,
  createStructureMemory,
  emulateForcedColors,
  movePointerAway,
} from './scripts/visual/compare.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether stories are compared with their baselines. */
    visual: Baselines['mode'];
    /** Whether every story is checked in every mode, whatever is known of it. */
    isFull: boolean;
    /** CSS by folder of stories, from scripts/visual/planted.ts. */
    planted: Readonly<Record<string, string>>;
  }
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Whether this run may have tests of a project. Vitest configures every project before it applies `--project`, and
 * Storybook's plugin takes longer to start than most tests of the domain run.
 */
function mayRun(project: string): boolean {
  const { values } = parseArgs({
    options: { project: { type: 'string', multiple: true, default: [] } },
    strict: false,
  });
  const names = [values.project].flat().map(String);
  return names.length === 0 || names.some((name) => name.includes(project) || /[*!]/.test(name));
}

/** Whether everything runs: `npm run ci full`. */
const isFull = process.env['FULL'] !== undefined;

/** What builds, packs or needs an installed server runs every night, or when it is asked for by its name. */
const exclude =
  isFull || process.argv.some((argument) => argument.includes('.full'))
    ? configDefaults.exclude
    : [...configDefaults.exclude, '**/*.full.test.ts'];

/**
 * Node's tests and the app's, whose one page leaves a core, first; then stories, with a page for each core.
 */
const order = { units: { groupOrder: 0 }, stories: { groupOrder: 1 } } as const;

/** Files at a time, in the browser each in a separate page: as many as there are cores, and two at least. */
const maxWorkers = Math.min(8, Math.max(2, availableParallelism()));

/** Timeouts in milliseconds for tests in a browser, on a busy machine. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Deep imports that Vite's dependency scan misses. */
const deepImports = [
  'react-dom',
  'react-aria/useHover',
  'react-aria/useObjectRef',
  'react-aria/useProgressBar',
  'react-aria-components/ListBox',
  'react-aria-components/slots',
  'react-aria/private/interactions/useFocusable',
  'react-aria/private/utils/runAfterTransition',
];

/** Modules of the design system whose renders packages/app/src/renders.test.tsx counts. */
const profiledModules = [
  'shell/Sidebar/Sidebar',
  'shell/Sidebar/NavItem',
  'shell/Sidebar/SidebarFoot',
  'shell/TopBar/TopBar',
  'patterns/PageHeader/PageHeader',
  'patterns/EmbedPreview/EmbedPreview',
  'features/plans/PlanCard/PlanCard',
  'patterns/DataTable/DataTable',
  'features/customers/CustomerCard',
  'features/settings/SettingsFields',
  'features/settings/SettingsSections',
  'features/commands/PermissionDialog/TargetIcon',
  'features/monitor/LinksSection',
  'features/monitor/AddInputForm',
  'features/monitor/DetailsSection',
  'features/monitor/WebhooksSection',
  'features/monitor/InputsTable',
];

const hasStories = mayRun('stories');
const launchOptions: BrowserLaunch =
  hasStories || mayRun('app') ? await findBrowser() : { args: [], env: {} };
const baselines: Baselines = hasStories ? findBaselines(launchOptions) : { folder: '', mode: 'off' };

/** A browser of 1280 × 800. A function, because Vitest mutates the object. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions,
    // Larger than any story's viewport, because Vitest scales a viewport down to fit the window.
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

/** The Node tests of a package, or of what the overrides name. */
const nodeProject = (
  name: string,
  overrides: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  plugins: [compileText()],
  test: {
    name,
    sequence: order.units,
    exclude,
    // Each test makes its scope or server, so that the modules load once.
    isolate: false,
    maxWorkers,
    // Property tests over 100,000 lines and the sandbox's large account take long while browsers run.
    testTimeout: 30_000,
    root: here(`./packages/${name}`),
    include: ['src/**/*.test.ts'],
    environment: 'node',
    ...overrides,
  },
});

export default defineConfig({
  test: {
    // Do not wait for connections that the browser keeps open after its pages have closed.
    teardownTimeout: 1_000,
    projects: [
      nodeProject('domain'),
      nodeProject('sandbox'),
      { ...nodeProject('contract-kit', { isolate: true }), plugins: [] },
      nodeProject('tools', {
        root: here('./scripts'),
        include: ['**/*.test.ts', '../packages/app/vite/*.test.ts', '../packages/text/**/*.test.ts'],
        isolate: true,
        // Each test of a lint rule starts the linter, and some build, beside two browsers.
        testTimeout: 120_000,
      }),
      nodeProject('design-system'),
      {
        plugins: hasStories ? [storybookTest({ configDir: here('./.storybook') })] : [],
        // Bundle every dependency before the first story: Vite reloads the page when it finds one later, which
        // fails the story that runs in it.
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
          sequence: order.stories,
          maxWorkers,
          ...patience,
          provide: {
            visual: baselines.mode,
            isFull,
            planted: JSON.parse(process.env['VISUAL_PLANTED'] ?? '{}'),
          },
          // The modules load once for all files; a story renders into a new root.
          isolate: false,
          browser: {
            ...browser(),
            commands: {
              compareScreenshot: createCompareScreenshot(baselines),
              emulateForcedColors,
              movePointerAway,
              ...createStructureMemory(baselines, isFull),
            },
          },
          setupFiles: [here('./.storybook/vitest.setup.ts')],
        },
      },
      {
        plugins: [react(), compileText(), profiledComponents(profiledModules)],
        optimizeDeps: {
          include: [...deepImports],
          entries: [here('./packages/app/src/main.tsx'), here('./packages/*/src/**/*.test.tsx')],
        },
        test: {
          name: 'app',
          sequence: order.units,
          exclude,
          maxWorkers,
          ...patience,
          expect: { poll: { timeout: 10_000 } },
          isolate: false,
          root: here('./packages/app'),
          include: ['src/**/*.test.tsx', '../design-system/src/**/*.test.tsx', '../../.storybook/*.test.tsx'],
          // One page: a second one would load all modules again.
          browser: { ...browser(), fileParallelism: false },
        },
      },
    ],
  },
});
