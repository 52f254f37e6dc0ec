import { pinned } from '../arranging';

/** What is done to selected monitors of the overview; loaded with the first selection. */
export const selected = {
  view: {},
  events: { onPin: pinned },
} as const;
