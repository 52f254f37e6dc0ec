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

const pages = new Map<session.RouteName, ComponentType>();

/** The page of a route. One whose code could not be fetched is asked for anew on the next visit. */
export function pageOf(name: session.RouteName): ComponentType {
  const known = pages.get(name);
  if (known !== undefined) return known;
  const load = chunks[name];
  // The bare address leads elsewhere: the routing table never shows a page there.
  if (load === undefined) throw new Error('Not Found');
  const Page = lazy(async () => {
    try {
      const { Component } = await load();
      fetchAhead();
      return { default: Component };
    } catch (error) {
      pages.delete(name);
      throw error;
    }
  });
  pages.set(name, Page);
  return Page;
}

/** Fetches a route's chunk ahead of its use. A failure is left to the real visit, which says so. */
export function prefetch(href: string): void {
  const name = session.routeAt(href.split(/[?#]/)[0] ?? href);
  const load = name === null ? undefined : chunks[name];
  load?.().catch(() => undefined);
}
