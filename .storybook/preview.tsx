import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import '@dropdeck/design-system/fonts.css';
import { themeCss } from '@dropdeck/design-system/theme-css';

const sheet = document.createElement('style');
sheet.textContent = themeCss;
document.head.prepend(sheet);

function ThemedCanvas({ theme, children }: { theme: string; children: ReactNode }): ReactNode {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return children;
}

const preview: Preview = {
  initialGlobals: { theme: 'light' },
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
  },
  decorators: [
    (Story, { globals }) => (
      <ThemedCanvas theme={globals['theme'] === 'dark' ? 'dark' : 'light'}>
        <Story />
      </ThemedCanvas>
    ),
  ],
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    options: {
      storySort: {
        order: ['Introduction', 'Foundations', 'Primitives', 'Patterns', 'Dialogs', 'Layout', 'Screens'],
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
  },
};

export default preview;
