import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { catalogueThemes } from './theme';

// The manager is a separate document, so the preview's stylesheet does not apply to it.
const fonts = document.createElement('style');
fonts.textContent = `@font-face{font-family:'Inter Variable';font-weight:100 900;font-display:swap;src:url('${interUrl}') format('woff2')}`;
document.head.append(fonts);

addons.setConfig({ theme: catalogueThemes.light });

addons.register('dropdeck/theme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }): void =>
    api.setOptions({ theme: catalogueThemes[globals['theme'] === 'dark' ? 'dark' : 'light'] });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
