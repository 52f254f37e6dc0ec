import { createChunk, lazyPrefetches, type Chunk } from '@dropdeck/design-system';
import type { OverlayName } from '@dropdeck/domain/overlays';
import type { ComponentType } from 'react';

/** What opens over any page, by the names of the domain. */
export const overlays: Readonly<Record<OverlayName, Chunk<{ default: ComponentType }>>> = {
  activity: createChunk(() => import('./shell/overlays/Activity'), 'notice'),
  keys: createChunk(() => import('./shell/overlays/Keys'), 'notice'),
  news: createChunk(() => import('./shell/overlays/News'), 'notice'),
  palette: createChunk(() => import('./shell/overlays/Palette'), 'notice'),
  preferences: createChunk(() => import('./shell/overlays/Preferences'), 'notice'),
  support: createChunk(() => import('./shell/overlays/Support'), 'notice'),
};

/** The parser of the preferences, which is needed once something was chosen. */
export const choicesChunk = createChunk(() => import('@dropdeck/domain/choices'));

/** The conflict dialog, which any save may open. */
export const conflictChunk = createChunk(() => import('./shell/ConflictQuestion'), 'notice');

/** Milliseconds after the first page, so that the prefetch does not compete with it. */
const PREFETCH_DELAY_MS = 2000;

/** Resolves when the browser has nothing else to do. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });

async function prefetchOneByOne(): Promise<void> {
  for (const prefetch of [
    ...lazyPrefetches(),
    ...Object.values(overlays).map((chunk) => chunk.prefetch),
    conflictChunk.prefetch,
  ]) {
    await idle();
    await prefetch().catch(() => undefined);
  }
}

/**
 * Prefetches the chunks of dialogs and menus, so that they open immediately and offline: one at a time while the browser
 * is idle, because evaluating them takes time from the page. A chunk that fails here is fetched again when it is opened.
 */
export function prefetchOverlays(): void {
  setTimeout(() => void prefetchOneByOne(), PREFETCH_DELAY_MS);
}
