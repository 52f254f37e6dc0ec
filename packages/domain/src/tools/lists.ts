import { sample } from 'effector';
import { $info, hasMonitors } from '../account/session';
import { getMonitors, type MonitorListItem } from '../contract/calls/monitors';
import { getRedirects, type Redirect } from '../contract/calls/redirects';
import { createCall } from '../kernel/http';
import type { PageScope } from '../kernel/page/page';
import { createQuery } from '../kernel/page/query';

/**
 * The monitors and the redirects that a tool's page loads for itself, for customers who have monitors. Its own calls, so
 * that a failure stays there: on the pages of these lists it may log out.
 */
export function createToolLists(page: PageScope) {
  const $hasMonitors = $info.map((info) => info !== null && hasMonitors(info));
  const loadMonitorsFx = createCall(getMonitors);
  const monitors = createQuery({
    page,
    load: loadMonitorsFx,
    dataOf: ({ body }): readonly MonitorListItem[] => body.monitors,
    initial: [],
  });
  const loadRedirectsFx = createCall(getRedirects);
  const redirects = createQuery({
    page,
    load: loadRedirectsFx,
    dataOf: ({ body }): readonly Redirect[] => body.data.redirects,
    initial: [],
  });
  sample({
    clock: page.started,
    source: $hasMonitors,
    filter: Boolean,
    fn: () => ({}),
    target: [monitors.start, redirects.start],
  });
  return { $hasMonitors, monitors, redirects };
}
