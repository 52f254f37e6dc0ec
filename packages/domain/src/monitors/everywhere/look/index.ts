import { sample } from 'effector';
import { $left, lookPressed } from '..';
import { readRequested, reading } from '../reading';

/** Looks in all monitors. A module for itself, because the palette of every page has the search. */
const pressed = sample({ clock: lookPressed, source: { left: $left, progress: reading.$progress } });
sample({
  clock: pressed,
  filter: ({ progress }) => progress?.isRunning !== true,
  fn: ({ left }) => left,
  target: readRequested,
});
sample({ clock: pressed, filter: ({ progress }) => progress?.isRunning === true, target: reading.stopped });
