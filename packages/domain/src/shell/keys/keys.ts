import { combine, createEvent, createStore, sample } from 'effector';
import { $locale } from '../../kernel/format';
import * as z from 'zod/mini';
import { readJson } from '../../kernel/page/read-json';
import { createStored } from '../../kernel/page/stored';
import { acts } from './acts';
import { formatKeys, isSingleKey } from './strokes';

const stored = z.object({ areSingleKeysOn: z.boolean() });

/** The keys begin to work. */
export const keysStarted = createEvent<{ readonly isApple: boolean }>();
export const singleKeysChanged = createEvent<boolean>();

const singleKeys = createStored<boolean>({
  key: 'dropdeck:keys',
  initial: true,
  clock: keysStarted,
  read: (text) => readJson(text, stored)?.areSingleKeysOn ?? true,
  write: (areSingleKeysOn) => (areSingleKeysOn ? null : JSON.stringify({ areSingleKeysOn })),
});
sample({ clock: singleKeysChanged, target: singleKeys.changed });

export const $isApple = createStore(false).on(keysStarted, (_, { isApple }) => isApple);

/** Whether shortcuts without a modifier work (WCAG 2.1.4). */
export const $areSingleKeysOn = singleKeys.$value;

/** The keys that the page listens to, by act. */
export const $activeBindings = $areSingleKeysOn.map((areSingleKeysOn) =>
  Object.fromEntries(
    acts
      .filter(({ keys, isFixed }) => !isFixed && (areSingleKeysOn || !isSingleKey(keys)))
      .map(({ id, keys }) => [id, keys]),
  ),
);

/** The keys that work as people read them, by act: “Ctrl K”. */
export const $keyHints = combine($activeBindings, $isApple, $locale, (bindings, isApple) =>
  Object.fromEntries(Object.entries(bindings).map(([id, keys]) => [id, formatKeys(keys, isApple)])),
);
