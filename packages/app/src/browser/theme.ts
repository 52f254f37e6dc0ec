import type { Preferences } from '@dropdeck/domain/shell/preferences';

/** Applies a theme to the document, where `system` follows the device, and hides values or shows them. */
export function applyTheme({ theme, values }: Pick<Preferences, 'theme' | 'values'>): void {
  const { dataset } = document.documentElement;
  if (values === 'shown') delete dataset['values'];
  else dataset['values'] = values;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}
