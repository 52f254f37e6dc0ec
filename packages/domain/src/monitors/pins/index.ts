import { createEvent, sample } from 'effector';
import * as z from 'zod/mini';
import { createStored } from '../../kernel/page/stored';

/** A list that begins with the pinned monitors opens. */
export const pinsNeeded = createEvent<unknown>();

const stored = createStored<readonly string[]>({
  key: 'dropdeck:pins',
  initial: [],
  clock: pinsNeeded,
  schema: z.array(z.string()),
});

/** The uuids of the monitors that the person has pinned in this browser. */
export const $pins = stored.$value.map((uuids): ReadonlySet<string> => new Set(uuids));

/** Monitors are pinned, or no longer. */
export const pinned = createEvent<{ readonly uuids: readonly string[]; readonly isPinned: boolean }>();

sample({
  clock: pinned,
  source: stored.$value,
  fn: (pins, { uuids, isPinned }) => {
    const others = pins.filter((uuid) => !uuids.includes(uuid));
    return isPinned ? [...others, ...uuids] : others;
  },
  target: stored.changed,
});
