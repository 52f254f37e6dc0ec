import { createEvent, sample } from 'effector';
import { navigateFx } from '../../kernel/ports';
import { compareHref } from '../../shell/pages';
import { pinned } from '../arranging';

/** Opens the comparison of two monitors, by their uuids. */
const compared = createEvent<{ readonly a: string; readonly b: string }>();
sample({ clock: compared, fn: (uuids) => ({ to: compareHref(uuids) }), target: navigateFx });

/** What is done to selected monitors of the overview; loaded with the first selection. */
export const selected = {
  view: {},
  events: { onCompare: compared, onPin: pinned },
} as const;
