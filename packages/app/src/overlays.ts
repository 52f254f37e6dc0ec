import { createChunk, preloadLazyComponents } from '@dropdeck/design-system';

/** The list of what happened, which opens over any page. */
export const activityChunk = createChunk(() => import('./shell/Activity'), 'notice');

/** The question about a change that was made on both sides, which any save may ask. */
export const conflictChunk = createChunk(() => import('./shell/ConflictQuestion'), 'notice');

/** How long a page has the line and the processor for itself, in milliseconds. */
const quiet = 2000;

/**
 * Fetches what opens over a page once the page itself has been there for a while, so that it opens at
 * once and offline too. What could not be fetched is fetched when it is opened.
 */
export function prefetchParts(): void {
  setTimeout(() => {
    void preloadLazyComponents();
    for (const chunk of [activityChunk, conflictChunk]) chunk.prefetch().catch(() => undefined);
  }, quiet);
}
