import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { getGuilds, type Guild } from '../../contract/calls/commands';
import { getMonitors, type MonitorListItem } from '../../contract/calls/monitors';
import { $info, $isDeveloper, hasMonitors } from '../../account/session';
import { checkOAuth } from '../../contract/calls/session';
import { failureReason } from '../../kernel/http/failure-reason';
import { makeCall, tokenSet, type Failure } from '../../kernel/http';
import type { BackupPart } from './present';

/** The tool is on the page. */
export const opened = createEvent();
export const closed = createEvent();

/** The parts that the person may read and write. */
export const $available = combine($info, $isDeveloper, (info, isDeveloper): readonly BackupPart[] => {
  if (info === null) return [];
  return [
    'settings',
    ...(hasMonitors(info) ? (['monitors', 'redirects'] as const) : []),
    ...(hasMonitors(info) && isDeveloper ? (['lists'] as const) : []),
    'permissions',
  ];
});

/** The lists of monitors and servers, which say how many calls a reading makes. */
const loadMonitorsFx = createEffect<void, readonly MonitorListItem[], Failure>(
  async () => (await makeCall(getMonitors, {})).body.monitors,
);

/** As on /commands, only who may change commands gets the servers; without the redirect to the authorization. */
const loadGuildsFx = createEffect<void, readonly Guild[] | null, Failure>(async () => {
  const { status } = await makeCall(checkOAuth, {});
  return status === 200 ? (await makeCall(getGuilds, {})).body.bots[0].guilds : null;
});

/** Loads the lists again that could not be loaded. */
export const listsRequested = createEvent<ReadonlySet<BackupPart>>();

export const $monitors = createStore<readonly MonitorListItem[] | null>(null)
  .on(loadMonitorsFx.doneData, (_, monitors) => monitors)
  .on(tokenSet, () => null);
export const $guilds = createStore<readonly Guild[] | null>(null)
  .on(loadGuildsFx.doneData, (_, guilds) => guilds)
  .on(tokenSet, () => null);

sample({
  clock: listsRequested,
  source: { monitors: $monitors, isPending: loadMonitorsFx.pending },
  filter: ({ monitors, isPending }, parts) => parts.has('monitors') && monitors === null && !isPending,
  fn: () => undefined,
  target: loadMonitorsFx,
});
sample({
  clock: listsRequested,
  source: { guilds: $guilds, isPending: loadGuildsFx.pending },
  filter: ({ guilds, isPending }, parts) => parts.has('permissions') && guilds === null && !isPending,
  fn: () => undefined,
  target: loadGuildsFx,
});

export const $isListing = combine(loadMonitorsFx.pending, loadGuildsFx.pending, (a, b) => a || b);

/** Why a list could not be loaded; `null` without. */
export const $listError = createStore<string | null>(null)
  .on([loadMonitorsFx.failData, loadGuildsFx.failData], (_, failure) => failureReason(failure))
  .on(
    sample({ clock: loadGuildsFx.doneData, filter: (guilds) => guilds === null }),
    () => 'Open Commands first to allow access to the permissions.',
  )
  .on([listsRequested, closed, tokenSet], () => null);
