import type { Preferences } from '@dropdeck/domain/shell/preferences';

/** Applies a theme to the document; `system` follows the device. */
export function applyTheme(theme: Preferences['theme']): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}

/** Switches animations off; otherwise the device decides. */
export function applyReducedMotion(isReduced: boolean): void {
  const { dataset } = document.documentElement;
  if (isReduced) dataset['motion'] = 'reduced';
  else delete dataset['motion'];
}
