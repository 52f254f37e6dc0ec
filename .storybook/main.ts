import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../packages/design-system/src/**/*.mdx', '../packages/design-system/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Tests show no props tables, and generating them takes time.
  typescript: { reactDocgen: process.env['VITEST'] === undefined ? 'react-docgen' : false },
  staticDirs: ['./public'],
  // The props reader takes a second to start; warm it up before the first docs page asks for it.
  viteFinal: (vite) => ({
    ...vite,
    server: {
      ...vite.server,
      warmup: { clientFiles: ['./packages/design-system/src/primitives/Button/Button.stories.tsx'] },
    },
  }),
};

export default config;
