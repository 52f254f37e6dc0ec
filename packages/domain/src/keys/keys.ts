import { combine, createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { createStored } from '../shared/stored';
import { acts, isActId, type ActId, type Bindings } from './acts';
import { keysProblem } from './problems';
import { formatKeys, isSingleKey } from './strokes';

/** What a person has changed. */
interface KeyChanges {
  /** Shortcuts without a modifier work. */
  readonly areSingleKeysOn: boolean;
  /** The changed keys by act. */
  readonly keys: Readonly<Partial<Record<ActId, string>>>;
}

const noChanges: KeyChanges = { areSingleKeysOn: true, keys: {} };

const defaults = Object.fromEntries(acts.map(({ id, keys }) => [id, keys])) as Bindings;

const stored = z.object({ areSingleKeysOn: z.boolean(), keys: z.record(z.string(), z.string()) });

/** Drops changed keys that a person could not have chosen, so that every act stays reachable. */
function valid(keys: Readonly<Record<string, string>>): KeyChanges['keys'] {
  const changed = Object.entries(keys).filter(
    (entry): entry is [ActId, string] =>
      isActId(entry[0]) && !acts.some(({ id, isFixed }) => id === entry[0] && isFixed),
  );
  const bindings = { ...defaults, ...Object.fromEntries(changed) };
  return Object.fromEntries(
    changed.filter(
      ([act, each]) =>
        each !== defaults[act] &&
        keysProblem(each, act, { bindings, areSingleKeysOn: true, isApple: false }) === null,
    ),
  );
}

function read(text: string | null): KeyChanges {
  try {
    const parsed = stored.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success ? { ...parsed.data, keys: valid(parsed.data.keys) } : noChanges;
  } catch {
    return noChanges;
  }
}

/** The keys begin to work. */
export const keysStarted = createEvent<{ readonly isApple: boolean }>();

/** The keys were checked by `keysProblem`. */
export const keysChanged = createEvent<{ readonly act: ActId; readonly keys: string }>();
export const allKeysReset = createEvent();
export const singleKeysChanged = createEvent<boolean>();

const changes = createStored<KeyChanges>({
  key: 'dropdeck:keys',
  initial: noChanges,
  clock: keysStarted,
  read,
  write: ({ areSingleKeysOn, keys }) =>
    areSingleKeysOn && Object.keys(keys).length === 0 ? null : JSON.stringify({ areSingleKeysOn, keys }),
});

export const $isApple = createStore(false).on(keysStarted, (_, { isApple }) => isApple);

/** Whether shortcuts without a modifier work (WCAG 2.1.4). */
export const $areSingleKeysOn = changes.$value.map(({ areSingleKeysOn }) => areSingleKeysOn);

/** The keys of every act, also of those that are off. */
export const $bindings = changes.$value.map(({ keys }): Bindings => ({ ...defaults, ...keys }));

/** The acts whose keys were changed. */
export const $changedActs = changes.$value.map(({ keys }) => new Set(Object.keys(keys)));

/** The keys that the page listens to. */
export const $activeBindings = combine($bindings, $areSingleKeysOn, (bindings, areSingleKeysOn) =>
  Object.fromEntries(
    acts
      .filter(({ id, isFixed }) => !isFixed && (areSingleKeysOn || !isSingleKey(bindings[id])))
      .map(({ id }) => [id, bindings[id]]),
  ),
);

/** The keys that work as people read them, by act: “Ctrl K”. */
export const $keyHints = combine($activeBindings, $isApple, (bindings, isApple) =>
  Object.fromEntries(Object.entries(bindings).map(([id, keys]) => [id, formatKeys(keys, isApple)])),
);

sample({
  clock: keysChanged,
  source: changes.$value,
  fn: (value, { act, keys }) => ({ ...value, keys: valid({ ...value.keys, [act]: keys }) }),
  target: changes.changed,
});
sample({
  clock: singleKeysChanged,
  source: changes.$value,
  fn: (value, areSingleKeysOn) => ({ ...value, areSingleKeysOn }),
  target: changes.changed,
});
sample({ clock: allKeysReset, fn: () => noChanges, target: changes.changed });

/** The keys of an act before any change. */
export const defaultKeys = (act: ActId): string => defaults[act];
