import { combine, createEffect, createEvent, createStore, sample, type Effect } from 'effector';
import type { Guild } from '../../contract/calls/commands';
import { getMonitors, type MonitorListItem } from '../../contract/calls/monitors';
import { $info, $isDeveloper, hasMonitors } from '../../account/session';
import { failureReason } from '../../kernel/http/failure-reason';
import { makeCall, tokenSet, type Failure } from '../../kernel/http';
import { readGuilds } from './guilds';
import type { BackupPart } from './present';
import { t } from './text.en';

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
    ...(hasMonitors(info) ? (['arrangement'] as const) : []),
  ];
});

/** The lists of monitors and servers, which say how many calls a reading makes. */
const loadMonitorsFx = createEffect<void, readonly MonitorListItem[] | null, Failure>(
  async () => (await makeCall(getMonitors, {})).body.monitors,
);

const loadGuildsFx = createEffect<void, readonly Guild[] | null, Failure>(() => readGuilds({}));

/** Loads the lists again that could not be loaded. */
export const listsRequested = createEvent<ReadonlySet<BackupPart>>();

function createList<Item>(part: BackupPart, loadFx: Effect<void, readonly Item[] | null, Failure>) {
  const $list = createStore<readonly Item[] | null>(null)
    .on(loadFx.doneData, (_, list) => list)
    .on(tokenSet, () => null);
  sample({
    clock: listsRequested,
    source: { list: $list, isPending: loadFx.pending },
    filter: ({ list, isPending }, parts) => parts.has(part) && list === null && !isPending,
    target: loadFx,
  });
  return $list;
}
export const $monitors = createList('monitors', loadMonitorsFx);
export const $guilds = createList('permissions', loadGuildsFx);

/** Whether the lists of what some parts have are loaded: only then the number of calls is known. */
export const isCountKnown = (
  parts: ReadonlySet<BackupPart>,
  monitors: readonly MonitorListItem[] | null,
  guilds: readonly Guild[] | null,
): boolean => (!parts.has('monitors') || monitors !== null) && (!parts.has('permissions') || guilds !== null);

/** Why a list could not be loaded; `null` without. */
export const $listError = createStore<string | null>(null)
  .on([loadMonitorsFx.failData, loadGuildsFx.failData], (_, failure) => failureReason(failure))
  .on(sample({ clock: loadGuildsFx.doneData, filter: (guilds) => guilds === null }), () => t('commandsFirst'))
  .on([listsRequested, closed, tokenSet], () => null);
