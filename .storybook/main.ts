import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { compileText } from '../packages/text/vite/compileText.ts';
import { catalogueFacts } from '../scripts/catalogue/plugin.ts';

const isTest = process.env['VITEST'] !== undefined;

const config: StorybookConfig = {
  stories: ['./pages/*.mdx', './foundations/*.mdx', '../packages/design-system/src/**/*.stories.tsx'],
  addons: [
    // Plain MDX has no tables.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, componentsManifest: true },
  previewAnnotations: (entries = []) =>
    isTest ? entries : [...entries, fileURLToPath(new URL('./preview/docs.tsx', import.meta.url))],
  // Tests do not show props tables, and extracting the types of every component is slow.
  typescript: { reactDocgen: isTest ? false : 'react-docgen' },
  staticDirs: ['./public', { from: '../docs/api/openapi.json', to: '/api/openapi.json' }],
  // The docgen plugin takes a second to start. Warming it up takes that off the first page load.
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), compileText(), catalogueFacts()],
    server: {
      ...vite.server,
      warmup: { clientFiles: ['./packages/design-system/src/primitives/Button/Button.stories.tsx'] },
    },
  }),
};

export default config;
