import type { Preview } from '@storybook/react-vite';
// Deep imports, because the package's index would load every screen for each story.
import { ignoreDoubleClicks } from '../packages/design-system/src/lib/react/doubleClicks';
import { trackModality } from '../packages/design-system/src/lib/react/trackModality';
import { preloadLazyComponents } from '../packages/design-system/src/loading/lazy';
import '@dropdeck/design-system/fonts.css';
import { themeCss } from '@dropdeck/design-system/theme-css';
import { languages } from '../packages/app/src/languages/languages';
import { axeRules, axeTags } from './accessibility';
import { brands } from './kit/brands';
import { Canvas } from './preview/Canvas';
import { docsCss } from './preview/docsCss';

/** Vitest does not show the interaction steps, and resolving their elements is slow. */
const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

const sheet = document.createElement('style');
sheet.textContent = `${themeCss}${docsCss}`;
document.head.prepend(sheet);
ignoreDoubleClicks();
trackModality();

const preview: Preview = {
  // Loads lazy components up front, as the product's prefetching does.
  loaders: [preloadLazyComponents],
  // The tests do not rely on the device's preference alone: a page may lose its emulation.
  initialGlobals: {
    theme: 'light',
    brand: 'dropdeck',
    language: 'en',
    direction: 'ltr',
    motion: isTestRun ? 'reduced' : 'full',
  },
  globalTypes: {
    theme: {
      description: 'The theme of stories and docs pages',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'both', title: 'Both' },
        ],
        dynamicTitle: true,
      },
    },
    brand: {
      description: 'Whose product it is',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        items: Object.entries(brands).map(([value, { name }]) => ({ value, title: name })),
        dynamicTitle: true,
      },
    },
    language: {
      description:
        'What the product speaks; “Pseudo” is English that shows what is clipped or not translated',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: languages.map(({ code, name }) => ({ value: code, title: name })),
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Where lines begin',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'How much moves',
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    (Story, { globals, canvasElement, parameters, title }) => (
      <Canvas
        globals={globals}
        canvasElement={canvasElement}
        // Layouts that depend on the width of the window get all of it.
        isStacked={!/^(?:Foundations|Primitives)\//.test(title)}
        isFlush={parameters['layout'] === 'fullscreen'}
        hasPicture={parameters['picture'] !== false}
        renderStory={() => <Story />}
      />
    ),
  ],
  parameters: {
    a11y: {
      // In a test run, vitest.setup.ts asks axe itself, unless it knows the answer.
      test: isTestRun ? 'off' : 'error',
      options: {
        runOnly: axeTags,
        rules: axeRules,
        ...(isTestRun ? { resultTypes: ['violations'] as const } : {}),
      },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Accessibility',
          'Journeys',
          'Foundations',
          'Brand',
          'Primitives',
          'Patterns',
          'Dialogs',
          'Layout',
          'Screens',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: '390 phone', styles: { width: '390px', height: '844px' } },
        desktop: { name: '1440 desktop', styles: { width: '1440px', height: '900px' } },
        smallPhone: { name: '360 small phone', styles: { width: '360px', height: '740px' } },
        tablet: { name: '834 tablet', styles: { width: '834px', height: '1112px' } },
        smallLaptop: { name: '1024 small laptop', styles: { width: '1024px', height: '600px' } },
      },
    },
    backgrounds: { disable: true },
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } },
  },
};

export default preview;
