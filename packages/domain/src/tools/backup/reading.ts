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

type Single = 'settings' | 'redirects' | 'keyword lists' | 'proxy lists';

/** A call of a reading. */
type Read = ReadItem &
  (
    | { readonly kind: Single }
    | { readonly kind: 'monitor'; readonly uuid: string }
    | { readonly kind: 'server'; readonly guild: Guild }
  );

const single = (kind: Single, name: string): Read => ({ id: kind, name, kind });

/** The calls of a reading, in the order of the parts. */
const readsOf = ({ parts, monitors, guilds }: Sources): readonly Read[] => [
  ...(parts.has('settings') ? [single('settings', 'Settings')] : []),
  ...(parts.has('redirects') ? [single('redirects', 'Redirects')] : []),
  ...(parts.has('lists')
    ? [single('keyword lists', 'Keyword lists'), single('proxy lists', 'Proxy lists')]
    : []),
  ...(parts.has('monitors') ? monitors : []).map(({ monitor_uuid: uuid, monitor_name }): Read => ({
    id: `monitor ${uuid}`,
    name: monitor_name || uuid,
    kind: 'monitor',
    uuid,
  })),
  ...(parts.has('permissions') ? guilds : []).map((guild): Read => ({
    id: `server ${guild.id}`,
    name: guild.name || guild.id,
    kind: 'server',
    guild,
  })),
];

/** What a reading is about. */
export interface Sources {
  readonly parts: ReadonlySet<BackupPart>;
  readonly monitors: readonly MonitorListItem[];
  readonly guilds: readonly Guild[];
}

/** How many calls a reading makes. */
export const callCount = (sources: Sources): number => readsOf(sources).length;

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

  /** Reads one of them; what its answer adds. */
  async function run(item: Read): Promise<(present: Present) => Present> {
    switch (item.kind) {
      case 'settings': {
        const settings = settingsOf((await infoFx(group)).body);
        return (present) => ({ ...present, settings });
      }
      case 'redirects': {
        const { redirects } = (await redirectsFx(group)).body.data;
        return (present) => ({ ...present, redirects });
      }
      case 'keyword lists': {
        const keywordLists = (await keywordListsFx(group)).body;
        return (present) => ({ ...present, keywordLists });
      }
      case 'proxy lists': {
        const proxyLists = (await proxyListsFx(group)).body;
        return (present) => ({ ...present, proxyLists });
      }
      case 'monitor': {
        const { uuid } = item;
        const detail = (await monitorFx({ parameters: { uuid }, ...group })).body;
        return (present) => ({ ...present, monitors: new Map(present.monitors).set(uuid, detail) });
      }
      case 'server': {
        const { guild } = item;
        const { commands } = (await commandsFx({ parameters: { id: guild.id }, ...group })).body.bots[0];
        return (present) => ({ ...present, servers: [...(present.servers ?? []), { guild, commands }] });
      }
    }
  }

  const { $progress, answered, ...job } = createReadJob<Read, (present: Present) => Present>({ name, run });
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
