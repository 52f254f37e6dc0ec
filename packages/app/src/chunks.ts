import * as session from '@dropdeck/domain/session';
import { lazy, type ComponentType } from 'react';
import { fetchAhead } from './overlays';

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

/** Pages whose code is there, and pages that are on their way. */
const ready = new Map<session.RouteName, ComponentType>();
const coming = new Map<session.RouteName, ComponentType>();

/** Fetches a page's code. Fails where it cannot be had; asking again asks anew. */
async function load(name: session.RouteName): Promise<ComponentType> {
  const { Component } = (await chunks[name]?.()) ?? {};
  // The bare address leads elsewhere: the routing table never shows a page there.
  if (Component === undefined) throw new Error('Not Found');
  if (!ready.has(name)) fetchAhead();
  ready.set(name, Component);
  return Component;
}

/**
 * The page of a route. One whose code is there already is drawn at once: React shows what it has to wait
 * for no sooner than 300 ms after what stood in its place. One whose code could not be fetched is asked for
 * anew on the next visit.
 */
export function pageOf(name: session.RouteName): ComponentType {
  const known = ready.get(name) ?? coming.get(name);
  if (known !== undefined) return known;
  const Page = lazy(async () => {
    try {
      return { default: await load(name) };
    } catch (error) {
      coming.delete(name);
      throw error;
    }
  });
  coming.set(name, Page);
  return Page;
}

/** Fetches a route's chunk ahead of its use. A failure is left to the real visit, which says so. */
export function prefetch(href: string): void {
  const name = session.routeAt(href.split(/[?#]/)[0] ?? href);
  if (name !== null && chunks[name] !== undefined) load(name).catch(() => undefined);
}
