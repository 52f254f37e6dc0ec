import * as session from '@dropdeck/domain/session';
import type { ComponentType } from 'react';

type RouteModule = { Component: ComponentType };

/** Each route's own chunk; asked for by the router, or ahead of it when a link is about to be used. */
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

/** Fetches a route's chunk ahead of its use. A failure is left to the real visit, which says so. */
export function prefetch(href: string): void {
  const name = session.routeAt(href.split(/[?#]/)[0] ?? href);
  const load = name === null ? undefined : chunks[name];
  load?.().catch(() => undefined);
}
