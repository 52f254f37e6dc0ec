import { combine, createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { $locale, localeChanged } from '../../kernel/format';
import { readJson } from '../../kernel/page/stored';
import { groupName, linkGroups } from '../pages';
import { appStarted, portFx, storageChanged, toPort, writeStorage } from '../../kernel/ports';
import { withEntries } from '../../kernel/ports/ask';

/** The entry of localStorage. */
export const KEY = 'dropdeck:preferences';

/** The tools, which are needed less often. */
const foldedAtFirst: readonly string[] = ['Tools'];

/**
 * Reads what a person has chosen for this browser; a logout keeps it. A value that is missing, broken or unknown is the
 * default, which is the first of its words; the others stay.
 */
export function readPreferences(text: string | null | undefined) {
  const stored = readJson(text, z.looseObject({})) ?? {};
  const one = <const Word extends string>(name: string, words: readonly [Word, ...Word[]]): Word =>
    words.find((word) => word === stored[name]) ?? words[0];
  const { folded, language } = stored;
  return {
    /** A BCP 47 tag; `null` follows the browser. One that the product does not speak does, too. */
    language: typeof language === 'string' ? language : null,
    /** `system` follows the device. */
    theme: one('theme', ['system', 'light', 'dark']),
    sidebar: one('sidebar', ['expanded', 'collapsed']),
    folded: Array.isArray(folded) ? folded.map(String) : foldedAtFirst,
    /** Shoe sizes: EU, or others beside EU. */
    sizes: one('sizes', ['eu', 'us', 'uk']),
    /** `hidden` for a screen that others see. */
    values: one('values', ['shown', 'hidden']),
  } as const;
}
export type Preferences = ReturnType<typeof readPreferences>;

export const defaultPreferences: Preferences = readPreferences(null);

const defaults: Readonly<Record<string, unknown>> = defaultPreferences;

/** The values that are not the default, as they are stored; `null` without any. */
function textOf(preferences: Preferences): string | null {
  const text = JSON.stringify(preferences, (key, value: unknown) =>
    value === defaults[key] ? undefined : value,
  );
  return text === '{}' ? null : text;
}

/** Some preferences were changed. They apply at once, in every tab. */
export const preferencesChanged = createEvent<Partial<Preferences>>();

/** The sidebar was collapsed or expanded. */
export const sidebarCollapsedChanged = preferencesChanged.prepend((isCollapsed: boolean) => ({
  sidebar: isCollapsed ? ('collapsed' as const) : ('expanded' as const),
}));
/** The names of all groups of the sidebar that are folded. */
export const foldedGroupsChanged = preferencesChanged.prepend((names: readonly string[]) => ({
  folded: linkGroups.filter((group) => names.includes(groupName(group))),
}));

export const $preferences = createStore(defaultPreferences)
  .on(preferencesChanged, (preferences, changed) => ({ ...preferences, ...changed }))
  .on(
    withEntries(appStarted, () => [KEY]),
    (_, { answer }) => readPreferences(answer[KEY]),
  )
  .on(storageChanged, (preferences, { key, value }) => (key === KEY ? readPreferences(value) : preferences));

export const $foldedGroups = combine($preferences, $locale, ({ folded }) =>
  linkGroups.filter((group) => folded.includes(group)).map(groupName),
);

sample({ clock: $preferences, target: [toPort('applyTheme'), toPort('applyLocale')] });
sample({
  clock: portFx.finally,
  filter: ({ params }) => params.port === 'applyLocale',
  fn: () => undefined,
  target: localeChanged,
});
sample({
  clock: preferencesChanged,
  source: $preferences,
  fn: (preferences) => ({ [KEY]: textOf(preferences) }),
  target: writeStorage,
});
