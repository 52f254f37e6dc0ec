import { createEvent, sample } from 'effector';
import { $pins, $tags, pinsChanged, tagsChanged } from '../arrangement';
import { changeTags, type TagChange } from './change';

/** Monitors are pinned, or no longer. */
export const pinned = createEvent<{ readonly uuids: readonly string[]; readonly isPinned: boolean }>();
sample({
  clock: pinned,
  source: $pins,
  fn: (pins, { uuids, isPinned }) => {
    const others = [...pins].filter((uuid) => !uuids.includes(uuid));
    return isPinned ? [...others, ...uuids] : others;
  },
  target: pinsChanged,
});

/** Monitors get tags and lose others. A tag that no monitor has is gone. */
export const tagged = createEvent<TagChange>();
sample({ clock: tagged, source: $tags, fn: changeTags, target: tagsChanged });
