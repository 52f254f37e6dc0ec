import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
// Not from the package as a whole: a story would wait for every screen there is.
import { preloadLazyComponents } from '../packages/design-system/src/internal/lazy';
import '@dropdeck/design-system/fonts.css';
import { themeCss } from '@dropdeck/design-system/theme-css';
import { catalogueTheme } from './theme';

/** Nobody reads in a run what passes, and to tell each passing element's place takes long. The panel shows it all. */
const isRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

const sheet = document.createElement('style');
// The motion switch stands in for the device's preference, which a page cannot change.
const still = ['', '::before', '::after'].map((pseudo) => `[data-motion='reduced'] *${pseudo}`).join(',');
sheet.textContent = `${themeCss}${still}{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important}.sbdocs-ol{list-style:decimal}`;
document.head.prepend(sheet);

interface CanvasProps {
  theme: 'light' | 'dark';
  motion: 'full' | 'reduced';
  children: ReactNode;
}

/** Wears what the toolbar says, on the root element, as the product does. */
function Canvas({ theme, motion, children }: CanvasProps): ReactNode {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = theme;
    if (motion === 'reduced') dataset['motion'] = 'reduced';
    else delete dataset['motion'];
  }, [theme, motion]);
  return children;
}

const preview: Preview = {
  // What the product fetches ahead is there before a story begins.
  loaders: [preloadLazyComponents],
  initialGlobals: { theme: 'light', motion: 'full' },
  globalTypes: {
    theme: {
      description: 'The look of the canvas',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
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
    (Story, { globals }) => (
      <Canvas
        theme={globals['theme'] === 'dark' ? 'dark' : 'light'}
        motion={globals['motion'] === 'reduced' ? 'reduced' : 'full'}
      >
        <Story />
      </Canvas>
    ),
  ],
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        ...(isRun ? { resultTypes: ['violations'] as const } : {}),
      },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
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
        phone: { name: 'Phone (390)', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet (834)', styles: { width: '834px', height: '1112px' } },
        desktop: { name: 'Desktop (1440)', styles: { width: '1440px', height: '900px' } },
      },
    },
    backgrounds: { disable: true },
    docs: { toc: true, theme: catalogueTheme },
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } },
  },
};

export default preview;
