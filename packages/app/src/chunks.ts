import { createChunk, missingChunk, type Chunk } from '@dropdeck/design-system';
import * as session from '@dropdeck/domain/session';
import { lazy, type ComponentType } from 'react';
import { prefetchParts } from './overlays';

type RouteModule = { Component: ComponentType };

/** Each route's own chunk; asked for by its first visit, or ahead of it when a link is about to be used. */
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

const fetched = new Map<session.RouteName, Chunk<RouteModule>>();
const ready = new Map<session.RouteName, ComponentType>();
const lazies = new Map<session.RouteName, ComponentType>();

function chunkOf(name: session.RouteName): Chunk<RouteModule> {
  const known = fetched.get(name);
  if (known !== undefined) return known;
  // The bare address leads elsewhere: the routing table never shows a page there.
  const chunk = createChunk(chunks[name] ?? (() => Promise.reject(new Error('Not Found'))), 'page');
  fetched.set(name, chunk);
  return chunk;
}

function arrived(name: session.RouteName, { Component }: RouteModule): void {
  if (!ready.has(name)) prefetchParts();
  ready.set(name, Component);
}

/**
 * The page of a route. One whose code is there already renders at once: React shows what it has to wait for no
 * sooner than 300 ms after what stood in its place. While something is unsaved, a page that cannot be fetched
 * stays pending, so that React keeps the one before it.
 */
export function pageOf(name: session.RouteName): ComponentType {
  const known = ready.get(name) ?? lazies.get(name);
  if (known !== undefined) return known;
  const Page = lazy(async () => {
    try {
      const module = await chunkOf(name).load();
      arrived(name, module);
      return { default: module.Component };
    } catch (error) {
      if (missingChunk(error)?.isPageKept !== true) throw error;
      lazies.delete(name);
      return new Promise<never>(() => undefined);
    }
  });
  lazies.set(name, Page);
  return Page;
}

/**
 * Fetches a route's chunk ahead of its use. A failure is left to the real visit, which shows it.
 *
 * @param hasFailed the browser has asked for the chunk already, and did not get it.
 */
export function prefetch(href: string, hasFailed = false): void {
  const name = session.routeAt(href.split(/[?#]/)[0] ?? href);
  if (name === null || chunks[name] === undefined || ready.has(name)) return;
  const chunk = chunkOf(name);
  if (hasFailed) chunk.countFailure();
  chunk.prefetch().then(
    (module) => arrived(name, module),
    () => undefined,
  );
}
