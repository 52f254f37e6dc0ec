import { defineText } from '@dropdeck/text';

/** What the page of an invalid /config.json says. */
export const t = defineText('design-system/features/status-pages/ConfigError', {
  title: '{name} is not configured',
  description: 'The file {file} is not valid. Correct it and reload this page.',
  reload: 'Reload',
});
