import type * as preferences from '@dropdeck/domain/preferences';

/** Puts a look on the page; `system` leaves it to the device. */
export function applyTheme(theme: preferences.Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}
