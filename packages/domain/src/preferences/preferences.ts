import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { appStarted, readStorageFx, storageChanged, writeStorageFx } from '../shared/browser';

/** The theme preference; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';

/** Preferences belong to the browser, so a logout keeps them. */
export const preferenceKeys = { theme: 'dropdeck:theme', sidebar: 'dropdeck:sidebar' } as const;

const toTheme = (text: string | null | undefined): Theme =>
  text === 'light' || text === 'dark' ? text : 'system';
const COLLAPSED = 'collapsed';

/** Applies a theme to the document. Its handler is provided at `fork`. */
export const applyThemeFx = createEffect<Theme, void>(() => {
  throw new Error('applyThemeFx has no handler: give one at fork');
});

export const themeChanged = createEvent<Theme>();
export const sidebarCollapsedChanged = createEvent<boolean>();

const readPreferencesFx = attach({
  effect: readStorageFx,
  mapParams: (_: unknown) => Object.values(preferenceKeys),
});

export const $theme = createStore<Theme>('system')
  .on(themeChanged, (_, theme) => theme)
  .on(readPreferencesFx.doneData, (_, entries) => toTheme(entries[preferenceKeys.theme]))
  .on(storageChanged, (theme, { key, value }) => (key === preferenceKeys.theme ? toTheme(value) : theme));

export const $isSidebarCollapsed = createStore(false)
  .on(sidebarCollapsedChanged, (_, isCollapsed) => isCollapsed)
  .on(readPreferencesFx.doneData, (_, entries) => entries[preferenceKeys.sidebar] === COLLAPSED);

sample({ clock: appStarted, target: readPreferencesFx });
sample({ clock: $theme, target: applyThemeFx });

sample({
  clock: themeChanged,
  fn: (theme) => ({ [preferenceKeys.theme]: theme === 'system' ? null : theme }),
  target: writeStorageFx,
});
sample({
  clock: sidebarCollapsedChanged,
  fn: (isCollapsed) => ({ [preferenceKeys.sidebar]: isCollapsed ? COLLAPSED : null }),
  target: writeStorageFx,
});
