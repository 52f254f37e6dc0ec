import { createChunk, missingChunk, type Chunk } from '@dropdeck/design-system';
import * as session from '@dropdeck/domain/session';
import { lazy, type ComponentType } from 'react';
import { prefetchOverlays } from './overlays';

type RouteModule = { Component: ComponentType };

/** The chunk of each route, loaded on its first visit or by `prefetch`. */
export const chunks: Partial<Record<session.RouteName, () => Promise<RouteModule>>> = {
  callback: () => import('./routes/SignInReturnRoute'),
  settings: () => import('./routes/SettingsRoute'),
  commands: () => import('./routes/CommandsRoute'),
  payment: () => import('./routes/PaymentRoute'),
  monitors: () => import('./routes/MonitorsRoute'),
  redirects: () => import('./routes/RedirectsRoute'),
  monitor: () => import('./routes/MonitorDetailRoute'),
  dashboardAccess: () => import('./routes/DashboardAccessRoute'),
  customers: () => import('./routes/CustomersRoute'),
  paymentError: () => import('./routes/PaymentErrorRoute'),
  success: () => import('./routes/SuccessRoute'),
};

const chunksByRoute = new Map<session.RouteName, Chunk<RouteModule>>();
const loadedPages = new Map<session.RouteName, ComponentType>();
const lazyPages = new Map<session.RouteName, ComponentType>();

function chunkOf(name: session.RouteName): Chunk<RouteModule> {
  const existing = chunksByRoute.get(name);
  if (existing !== undefined) return existing;
  // The root path has no page: the routing table redirects it.
  const chunk = createChunk(chunks[name] ?? (() => Promise.reject(new Error('Not Found'))), 'page');
  chunksByRoute.set(name, chunk);
  return chunk;
}

function markLoaded(name: session.RouteName, { Component }: RouteModule): void {
  if (!loadedPages.has(name)) prefetchOverlays();
  loadedPages.set(name, Component);
}

/**
 * The page of a route. A loaded page is not lazy, because React shows a suspended one at the earliest 300 ms after
 * its fallback. With unsaved changes, a page that cannot be fetched stays pending, so React keeps the current one.
 */
export function pageOf(name: session.RouteName): ComponentType {
  const existing = loadedPages.get(name) ?? lazyPages.get(name);
  if (existing !== undefined) return existing;
  const Page = lazy(async () => {
    try {
      const module = await chunkOf(name).load();
      markLoaded(name, module);
      return { default: module.Component };
    } catch (error) {
      if (missingChunk(error)?.isPageKept !== true) throw error;
      lazyPages.delete(name);
      return new Promise<never>(() => undefined);
    }
  });
  lazyPages.set(name, Page);
  return Page;
}

/**
 * Fetches a route's chunk before the visit. Ignores a failure: the visit retries and shows it.
 *
 * @param hasFailed the browser's own preload of the chunk has failed.
 */
export function prefetch(href: string, hasFailed = false): void {
  const name = session.routeAt(href.split(/[?#]/)[0] ?? href);
  if (name === null || chunks[name] === undefined || loadedPages.has(name)) return;
  const chunk = chunkOf(name);
  if (hasFailed) chunk.countFailure();
  chunk.prefetch().then(
    (module) => markLoaded(name, module),
    () => undefined,
  );
}
