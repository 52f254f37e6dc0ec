import { sample } from 'effector';
import { $left, lookPressed, progressed } from '..';
import { tokenSet } from '../../../kernel/http';
import { $details, detailsLoaded } from '../../loaded';
import { createMonitorScan } from '../../scan';

/** Reads monitors for the search in all of them. A module for itself, because the palette of every page has the search. */
const scan = createMonitorScan('all monitors');
sample({ clock: scan.$progress, target: progressed });
// What the monitor's page has read in the meantime is newer.
sample({
  clock: scan.$answers,
  source: $details,
  fn: (known, answers) => new Map([...answers].filter(([uuid]) => !known.has(uuid))),
  target: detailsLoaded,
});
sample({ clock: tokenSet, target: scan.reset });

const pressed = sample({ clock: lookPressed, source: { left: $left, progress: scan.$progress } });
sample({
  clock: pressed,
  filter: ({ left, progress }) => progress?.isRunning !== true && left.length > 0,
  fn: ({ left }) => left,
  target: scan.started,
});
sample({ clock: pressed, filter: ({ progress }) => progress?.isRunning === true, target: scan.stopped });
