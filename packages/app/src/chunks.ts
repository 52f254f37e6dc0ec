/// <reference types="vite/client" />
import { createChunk, missingChunk, type Chunk } from '@dropdeck/design-system';
import { matchPage, type PageName } from '@dropdeck/domain/shell/pages';
import { lazy, useSyncExternalStore, type ComponentType } from 'react';
import { moduleOf } from './moduleOf';

type RouteModule = { Component: ComponentType };

/** The routes, each a chunk that is loaded on its first visit or by `prefetch`. */
const modules = import.meta.glob<RouteModule>('./routes/*Route.tsx');

const chunksByPage = new Map<PageName, Chunk<RouteModule>>();
/** The component of a page that has loaded, or a lazy one. */
const components = new Map<PageName, ComponentType>();

function chunkOf(name: PageName): Chunk<RouteModule> {
  const existing = chunksByPage.get(name);
  if (existing !== undefined) return existing;
  // The root path has no module: the routing table redirects it.
  const load = modules[moduleOf(name)] ?? (() => Promise.reject(new Error('Not Found')));
  const chunk = createChunk(load, 'page');
  chunksByPage.set(name, chunk);
  return chunk;
}

/**
 * A page's component. A loaded page is not lazy, because React shows a suspended one at the earliest 300 ms after
 * its fallback. With unsaved changes, a page that cannot be fetched stays pending, so React keeps the current one.
 */
export function pageOf(name: PageName): ComponentType {
  const existing = components.get(name);
  if (existing !== undefined) return existing;
  const Page = lazy(async () => {
    try {
      const { Component } = await chunkOf(name).load();
      components.set(name, Component);
      return { default: Component };
    } catch (error) {
      if (missingChunk(error)?.isPageKept !== true) throw error;
      components.delete(name);
      return new Promise<never>(() => undefined);
    }
  });
  components.set(name, Page);
  return Page;
}

/**
 * Fetches a page's chunk before the visit. Ignores a failure: the visit retries and shows it.
 *
 * @param hasFailed the browser's own preload of the chunk has failed.
 */
export function prefetch(href: string, hasFailed = false): Promise<void> {
  const name = matchPage(href.split(/[?#]/)[0] ?? href)?.name;
  if (name === undefined || modules[moduleOf(name)] === undefined) return Promise.resolve();
  const chunk = chunkOf(name);
  if (hasFailed) chunk.countFailure();
  return chunk.prefetch().then(
    ({ Component }) => void components.set(name, Component),
    () => undefined,
  );
}

let isFirstPending = false;
const firstListeners = new Set<() => void>();

/**
 * Fetches the chunk of the page that the visit begins at. Until it has loaded, or failed, the loading screen is shown
 * without suspending: React renders a page that was suspended in slices, which takes half as long again.
 */
export async function prefetchFirst(href: string, hasFailed?: boolean): Promise<void> {
  isFirstPending = true;
  await prefetch(href, hasFailed);
  isFirstPending = false;
  for (const listener of firstListeners) listener();
}

function subscribeFirst(listener: () => void): () => void {
  firstListeners.add(listener);
  return () => firstListeners.delete(listener);
}

/** Whether the chunk of the first page is being fetched. */
export const useIsFirstPagePending = (): boolean =>
  useSyncExternalStore(subscribeFirst, () => isFirstPending);
