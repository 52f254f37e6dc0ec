import type { Preferences } from '@dropdeck/domain/shell/preferences';

/** Applies a theme to the document; `system` follows the device. */
export function applyTheme(theme: Preferences['theme']): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}
