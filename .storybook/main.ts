import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../packages/design-system/src/**/*.mdx', '../packages/design-system/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Nobody reads the tables of props in a test, and reading each component for them takes its time.
  typescript: { reactDocgen: process.env['VITEST'] === undefined ? 'react-docgen' : false },
  staticDirs: ['./public'],
  // What reads the props of components takes a second to get going: it does so while somebody turns to the browser.
  viteFinal: (vite) => ({
    ...vite,
    server: {
      ...vite.server,
      warmup: { clientFiles: ['./packages/design-system/src/primitives/Button/Button.stories.tsx'] },
    },
  }),
};

export default config;
