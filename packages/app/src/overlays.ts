import { createChunk, preloadLazyComponents } from '@dropdeck/design-system';

/** The activity log, which opens over any page. */
export const activityChunk = createChunk(() => import('./shell/Activity'), 'notice');

/** The conflict dialog, which any save may open. */
export const conflictChunk = createChunk(() => import('./shell/ConflictQuestion'), 'notice');

/** Milliseconds after the first page, so that the prefetch does not compete with it. */
const PREFETCH_DELAY_MS = 2000;

/**
 * Prefetches the chunks of dialogs and menus, so that they open immediately and offline. A chunk that fails here is
 * fetched again when it is opened.
 */
export function prefetchOverlays(): void {
  setTimeout(() => {
    void preloadLazyComponents();
    for (const chunk of [activityChunk, conflictChunk]) chunk.prefetch().catch(() => undefined);
  }, PREFETCH_DELAY_MS);
}
