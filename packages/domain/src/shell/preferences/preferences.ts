import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { $numbers, numberFormats } from '../../kernel/format';
import { appStarted, readStorageFx, storageChanged, writeStorageFx } from '../../kernel/ports';

/** The theme preference; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';

/** Preferences belong to the browser, so a logout keeps them. */
export const preferenceKeys = {
  theme: 'dropdeck:theme',
  sidebar: 'dropdeck:sidebar',
  folded: 'dropdeck:sidebar-folded',
  choices: 'dropdeck:preferences',
} as const;

const toTheme = (text: string | null | undefined): Theme =>
  text === 'light' || text === 'dark' ? text : 'system';
const COLLAPSED = 'collapsed';
const toFolded = (text: string | null | undefined): readonly string[] => text?.split(',') ?? ['Tools'];

/** Applies a theme to the document. Its handler is provided at `fork`. */
export const applyThemeFx = createEffect<Theme, void>(() => {
  throw new Error('applyThemeFx has no handler: give one at fork');
});

export const themeChanged = createEvent<Theme>();
/** The text of all other preferences, written by the choices feature; `null` for the defaults. */
export const choicesWritten = createEvent<string | null>();
export const sidebarCollapsedChanged = createEvent<boolean>();
/** Groups of the sidebar were folded or unfolded; the labels of all that are folded. */
export const foldedGroupsChanged = createEvent<readonly string[]>();

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
  .on(readPreferencesFx.doneData, (_, entries) => entries[preferenceKeys.sidebar] === COLLAPSED)
  .on(storageChanged, (was, { key, value }) => (key === preferenceKeys.sidebar ? value === COLLAPSED : was));

/** The folded groups of the sidebar: at first the tools, which are needed less often. */
export const $foldedGroups = createStore<readonly string[]>(toFolded(null))
  .on(foldedGroupsChanged, (_, labels) => labels)
  .on(readPreferencesFx.doneData, (_, entries) => toFolded(entries[preferenceKeys.folded]));

/** All other preferences as they are stored. The choices feature parses them, which no first page waits for. */
export const $choicesText = createStore<string | null>(null)
  .on(choicesWritten, (_, text) => text)
  .on(readPreferencesFx.doneData, (_, entries) => entries[preferenceKeys.choices] ?? null)
  .on(storageChanged, (text, { key, value }) => (key === preferenceKeys.choices ? value : text));

// Read from the text at once, because a toast may be shown before it is parsed.
sample({
  clock: $choicesText,
  fn: (text) => numberFormats.find((format) => text?.includes(`"numbers":"${format}"`)) ?? 'comma',
  target: $numbers,
});

sample({ clock: appStarted, target: readPreferencesFx });
sample({ clock: $theme, target: applyThemeFx });

sample({
  clock: themeChanged,
  fn: (theme) => ({ [preferenceKeys.theme]: theme === 'system' ? null : theme }),
  target: writeStorageFx,
});
sample({
  clock: choicesWritten,
  fn: (text) => ({ [preferenceKeys.choices]: text }),
  target: writeStorageFx,
});
sample({
  clock: sidebarCollapsedChanged,
  fn: (isCollapsed) => ({ [preferenceKeys.sidebar]: isCollapsed ? COLLAPSED : null }),
  target: writeStorageFx,
});
sample({
  clock: foldedGroupsChanged,
  fn: (labels) => ({ [preferenceKeys.folded]: labels.join(',') }),
  target: writeStorageFx,
});
