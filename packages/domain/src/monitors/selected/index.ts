import { createEvent, sample } from 'effector';
import { $pins, pinsChanged } from '../arrangement';

/** Monitors are pinned, or no longer. */
const pinned = createEvent<{ readonly uuids: readonly string[]; readonly isPinned: boolean }>();
sample({
  clock: pinned,
  source: $pins,
  fn: (pins, { uuids, isPinned }) => {
    const others = [...pins].filter((uuid) => !uuids.includes(uuid));
    return isPinned ? [...others, ...uuids] : others;
  },
  target: pinsChanged,
});

/** What is done to selected monitors of the overview; loaded with the first selection. */
export const selected = {
  view: {},
  events: { onPin: pinned },
} as const;
