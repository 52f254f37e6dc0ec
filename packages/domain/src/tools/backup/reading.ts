import { combine, createEvent, createStore, sample } from 'effector';
import { getCommands, type Guild } from '../../contract/calls/commands';
import { getKeywordLists } from '../../contract/calls/keywords';
import { getMonitor } from '../../contract/calls/monitor-detail';
import type { MonitorListItem } from '../../contract/calls/monitors';
import { getProxyLists } from '../../contract/calls/proxies';
import { getRedirects } from '../../contract/calls/redirects';
import { getCustomerInfo } from '../../contract/calls/session';
import { settingsOf } from '../../account/settings/values';
import { createCall } from '../../kernel/http';
import { createReadJob, type ReadItem } from '../../kernel/job/read-job';
import { nothingPresent, type BackupPart, type Present } from './present';

/** A call of a reading, and what its answer adds. */
export interface Read extends ReadItem {
  readonly run: () => Promise<(present: Present) => Present>;
}

/** What a reading is about. */
export interface Sources {
  readonly parts: ReadonlySet<BackupPart>;
  readonly monitors: readonly MonitorListItem[];
  readonly guilds: readonly Guild[];
}

/** How many calls a reading makes. */
export const callCount = ({ parts, monitors, guilds }: Sources): number =>
  (parts.has('settings') ? 1 : 0) +
  (parts.has('redirects') ? 1 : 0) +
  (parts.has('lists') ? 2 : 0) +
  (parts.has('monitors') ? monitors.length : 0) +
  (parts.has('permissions') ? guilds.length : 0);

/**
 * Reads what the server has, four calls at a time, with progress, stop and retry. A failure is a result and
 * causes no logout.
 *
 * @param name the abort group of its calls; unique.
 */
export function createReading(name: string) {
  const group = { group: name };
  const infoFx = createCall(getCustomerInfo);
  const redirectsFx = createCall(getRedirects);
  const keywordListsFx = createCall(getKeywordLists);
  const proxyListsFx = createCall(getProxyLists);
  const monitorFx = createCall(getMonitor);
  const commandsFx = createCall(getCommands);

  const readsOf = ({ parts, monitors, guilds }: Sources): readonly Read[] => [
    ...(parts.has('settings')
      ? [
          {
            id: 'settings',
            name: 'Settings',
            run: async () => {
              const settings = settingsOf((await infoFx(group)).body);
              return (present: Present): Present => ({ ...present, settings });
            },
          },
        ]
      : []),
    ...(parts.has('redirects')
      ? [
          {
            id: 'redirects',
            name: 'Redirects',
            run: async () => {
              const { redirects } = (await redirectsFx(group)).body.data;
              return (present: Present): Present => ({ ...present, redirects });
            },
          },
        ]
      : []),
    ...(parts.has('lists')
      ? [
          {
            id: 'keyword lists',
            name: 'Keyword lists',
            run: async () => {
              const keywordLists = (await keywordListsFx(group)).body;
              return (present: Present): Present => ({ ...present, keywordLists });
            },
          },
          {
            id: 'proxy lists',
            name: 'Proxy lists',
            run: async () => {
              const proxyLists = (await proxyListsFx(group)).body;
              return (present: Present): Present => ({ ...present, proxyLists });
            },
          },
        ]
      : []),
    ...(parts.has('monitors') ? monitors : []).map(({ monitor_uuid: uuid, monitor_name }): Read => ({
      id: `monitor ${uuid}`,
      name: monitor_name || uuid,
      run: async () => {
        const detail = (await monitorFx({ parameters: { uuid }, ...group })).body;
        return (present) => ({ ...present, monitors: new Map(present.monitors).set(uuid, detail) });
      },
    })),
    ...(parts.has('permissions') ? guilds : []).map((guild): Read => ({
      id: `server ${guild.id}`,
      name: guild.name || guild.id,
      run: async () => {
        const { commands } = (await commandsFx({ parameters: { id: guild.id }, ...group })).body.bots[0];
        return (present) => ({ ...present, servers: [...(present.servers ?? []), { guild, commands }] });
      },
    })),
  ];

  const { $progress, answered, ...job } = createReadJob<Read, (present: Present) => Present>({
    name,
    run: ({ run }) => run(),
  });
  const started = createEvent<Sources>();
  sample({ clock: started, fn: readsOf, target: job.started });

  // The order of the sources, whichever call answers first.
  const $sources = createStore<Sources | null>(null)
    .on(started, (_, sources) => sources)
    .on(job.reset, () => null);
  const $read = createStore<Present>(nothingPresent)
    .on(answered, (present, { data: add }) => add(present))
    .on(started, (_, { parts }) => ({
      ...nothingPresent,
      monitors: parts.has('monitors') ? new Map() : null,
      servers: parts.has('permissions') ? [] : null,
    }))
    .on(job.reset, () => nothingPresent);
  const $present = combine($read, $sources, (present, sources): Present => {
    const { monitors, servers } = present;
    return {
      ...present,
      monitors:
        monitors &&
        new Map(
          (sources?.monitors ?? []).flatMap(({ monitor_uuid: uuid }) => {
            const detail = monitors.get(uuid);
            return detail === undefined ? [] : [[uuid, detail] as const];
          }),
        ),
      servers:
        servers &&
        (sources?.guilds ?? []).flatMap(({ id }) => servers.find(({ guild }) => guild.id === id) ?? []),
    };
  });

  return {
    ...job,
    $progress,
    $present,
    /** Whether everything was read. */
    $isComplete: $progress.map(
      (progress) =>
        progress !== null && !progress.isRunning && progress.done - progress.failed.length === progress.total,
    ),
    started,
  };
}
