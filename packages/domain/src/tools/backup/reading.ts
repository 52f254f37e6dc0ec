import { combine, createEvent, createStore, sample } from 'effector';
import { getCommands, type Guild } from '../../contract/calls/commands';
import { getKeywordLists } from '../../contract/calls/keywords';
import { getMonitor } from '../../contract/calls/monitor-detail';
import { getMonitors, type MonitorListItem } from '../../contract/calls/monitors';
import { getProxyLists } from '../../contract/calls/proxies';
import { getRedirects } from '../../contract/calls/redirects';
import { getCustomerInfo } from '../../contract/calls/session';
import { settingsOf } from '../../resources/setting-values';
import { makeCall } from '../../kernel/http';
import { createReads } from '../../kernel/job/reads';
import { nothingPresent, type BackupPart, type Present } from './present';
import { t } from './text.en';

type Single = 'settings' | 'redirects' | 'keyword lists' | 'proxy lists' | 'listed monitors';

/** A call of a reading. */
type Read = { readonly id: string; readonly name: string } & (
  | { readonly kind: Single }
  | { readonly kind: 'monitor'; readonly uuid: string }
  | { readonly kind: 'server'; readonly guild: Guild }
);

const single = (kind: Single, name: string): Read => ({ id: kind, name, kind });

/** The calls of a reading, in the order of the parts. */
const readsOf = ({ parts, monitors, guilds }: Sources): readonly Read[] => [
  ...(parts.has('settings') ? [single('settings', t('settings'))] : []),
  ...(parts.has('redirects') ? [single('redirects', t('redirects'))] : []),
  ...(parts.has('lists')
    ? [single('keyword lists', t('keywordLists')), single('proxy lists', t('proxyLists'))]
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
  ...(parts.has('arrangement') ? [single('listed monitors', t('arrangement'))] : []),
];

/** What a reading is about. */
export interface Sources {
  readonly parts: ReadonlySet<BackupPart>;
  readonly monitors: readonly MonitorListItem[];
  readonly guilds: readonly Guild[];
}

/** How many calls a reading makes. */
export const callCount = (sources: Sources): number => readsOf(sources).length;

/** What was read, in the order of the sources, whichever call answered first. */
function presentOf(sources: Sources, answers: ReadonlyMap<string, Partial<Present>>): Present {
  const read = readsOf(sources).flatMap(({ id }) => answers.get(id) ?? []);
  return {
    ...Object.assign({}, nothingPresent, ...read),
    monitors: sources.parts.has('monitors')
      ? new Map(read.flatMap(({ monitors }) => [...(monitors ?? [])]))
      : null,
    servers: sources.parts.has('permissions') ? read.flatMap(({ servers }) => servers ?? []) : null,
  };
}

/**
 * Reads what the server has; see `createReads`.
 *
 * @param name the abort group of its calls; unique.
 */
export function createBackupReading(name: string) {
  const group = { group: name };

  async function run(item: Read): Promise<Partial<Present>> {
    switch (item.kind) {
      case 'settings':
        return { settings: settingsOf((await makeCall(getCustomerInfo, group)).body) };
      case 'redirects':
        return { redirects: (await makeCall(getRedirects, group)).body.data.redirects };
      case 'keyword lists':
        return { keywordLists: (await makeCall(getKeywordLists, group)).body };
      case 'proxy lists':
        return { proxyLists: (await makeCall(getProxyLists, group)).body };
      case 'listed monitors':
        return { listed: (await makeCall(getMonitors, group)).body.monitors };
      case 'monitor': {
        const { uuid } = item;
        return {
          monitors: new Map([[uuid, (await makeCall(getMonitor, { parameters: { uuid }, ...group })).body]]),
        };
      }
      case 'server': {
        const { guild } = item;
        const { commands } = (await makeCall(getCommands, { parameters: { id: guild.id }, ...group })).body
          .bots[0];
        return { servers: [{ guild, commands }] };
      }
    }
  }

  const { $answers, ...reads } = createReads<Read, Partial<Present>>({ name, keyOf: ({ id }) => id, run });
  const started = createEvent<Sources>();
  sample({ clock: started, fn: readsOf, target: reads.started });
  const $sources = createStore<Sources | null>(null)
    .on(started, (_, sources) => sources)
    .on(reads.reset, () => null);

  return {
    ...reads,
    $present: combine($sources, $answers, (sources, answers) =>
      sources === null ? nothingPresent : presentOf(sources, answers),
    ),
    /** Whether everything was read. */
    $isComplete: reads.$progress.map(
      (progress) =>
        progress !== null && !progress.isRunning && progress.done - progress.failed.length === progress.total,
    ),
    started,
  };
}
