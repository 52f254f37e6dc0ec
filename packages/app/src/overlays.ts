import { loadParts } from '@dropdeck/design-system';

/** What opens over any page, each in a chunk of its own. */
export const overlays = {
  activity: () => import('./shell/Activity'),
  invite: () => import('./shell/InviteAlert'),
  leave: () => import('./shell/LeaveDialog'),
};

/** How long a page has the line and the processor for itself, in milliseconds. */
const quiet = 2000;

/**
 * Fetches what opens over a page once the page itself has been there for a while, so that it opens at
 * once and offline too. What could not be fetched is fetched when it is opened.
 */
export function fetchAhead(): void {
  setTimeout(() => {
    const all = [loadParts(), ...Object.values(overlays).map((load) => load())];
    for (const one of all) one.catch(() => undefined);
  }, quiet);
}
