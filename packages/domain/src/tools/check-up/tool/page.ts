import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $info, customerOf } from '../../../account/session';
import { getCommands, type Guild } from '../../../contract/calls/commands';
import { getMonitor, type MonitorDetail } from '../../../contract/calls/monitor-detail';
import { dayOfDate } from '../../../kernel/calendar';
import { makeCall } from '../../../kernel/http';
import { createReads } from '../../../kernel/job/reads';
import { createPage } from '../../../kernel/page/page';
import { createQuery } from '../../../kernel/page/query';
import { nowFx } from '../../../kernel/ports';
import { isUpcoming, renewalOf } from '../../../resources/renewal';
import { settingsOf } from '../../../resources/setting-values';
import { $brandWords } from '../../../shell/config';
import type { Server } from '../../backup/present';
import { readGuilds } from '../../backup/guilds';
import { $closed } from '../../drafts/offers';
import { $isRead as $areDraftsRead } from '../../drafts/store';
import { createToolLists } from '../../lists';
import { idOf, knownProblems, type ProblemKind } from '../problems';
import { $now, isPutAway, started, stored, type PutAway, type Reason } from '../state';
import { loadedProblems, locate, problemKinds, type LocatedProblem } from './deep';

export const page = createPage('check-up');
sample({ clock: page.started, fn: () => undefined, target: started });

export const { $hasMonitors, monitors, redirects } = createToolLists(page);
/** `null` for a person who may not change commands. */
export const guilds = createQuery({
  page,
  load: async (input: { readonly group?: string }) => ({ guilds: await readGuilds(input) }),
  dataOf: (answer): readonly Guild[] | null => answer.guilds,
  initial: null,
});
sample({ clock: page.started, fn: () => ({}), target: guilds.start });

/** Loads the lists again that could not be loaded. */
export const reloadRequested = createEvent();
for (const { $status, reload } of [monitors, redirects, guilds]) {
  sample({
    clock: reloadRequested,
    source: $status,
    filter: (status) => status === 'failed',
    target: reload,
  });
}

/** A monitor, or the commands of a server. */
type Item = { readonly id: string; readonly name: string } & (
  | { readonly uuid: string }
  | { readonly guild: Guild }
);
interface Read {
  readonly monitor?: readonly [uuid: string, detail: MonitorDetail];
  readonly server?: Server;
}

const reading = createReads<Item, Read>({
  name: 'check-up scan',
  keyOf: ({ id }) => id,
  run: async (item, group) => {
    if ('uuid' in item) {
      const { uuid } = item;
      return { monitor: [uuid, (await makeCall(getMonitor, { parameters: { uuid }, group })).body] };
    }
    const { guild } = item;
    const { body } = await makeCall(getCommands, { parameters: { id: guild.id }, group });
    return { server: { guild, commands: body.bots[0].commands } };
  },
});
export const { $progress, stopped: scanStopped, retried: scanRetried } = reading;

/** What a scan reads, one call each. */
export const $toScan = combine(monitors.$data, guilds.$data, (list, servers): readonly Item[] => [
  ...list.map(({ monitor_uuid: uuid, monitor_name }) => ({
    id: `monitor ${uuid}`,
    name: monitor_name || uuid,
    uuid,
  })),
  ...(servers ?? []).map((guild) => ({ id: `server ${guild.id}`, name: guild.name || guild.id, guild })),
]);

/** Reads the monitors, and the commands of the servers. */
export const scanRequested = createEvent();
sample({ clock: scanRequested, source: $toScan, target: reading.started });
sample({ clock: page.closed, target: reading.reset });

/** What was read, monitors by their uuids. */
export const $read = reading.$answers.map((answers) => {
  const all = [...answers.values()];
  return {
    details: new Map(all.flatMap(({ monitor }) => (monitor === undefined ? [] : [monitor]))),
    servers: all.flatMap(({ server }) => server ?? []),
  };
});

/** What was looked at, with the time. */
type Timed = 'monitors' | 'redirects' | 'drafts' | 'scan';
const timeFx = attach({ effect: nowFx, mapParams: (_: Timed) => undefined });
sample({ clock: monitors.loaded, fn: (): Timed => 'monitors', target: timeFx });
sample({ clock: redirects.loaded, fn: (): Timed => 'redirects', target: timeFx });
sample({ clock: page.started, fn: (): Timed => 'drafts', target: timeFx });
sample({ clock: reading.finished, fn: (): Timed => 'scan', target: timeFx });
export const $times = createStore<Readonly<Partial<Record<Timed, number>>>>({})
  .on(timeFx.done, (times, { params, result }) => ({ ...times, [params]: result }))
  .on(page.closed, () => ({}));

export const $problems = combine(
  {
    info: $info,
    monitors: monitors.$data,
    drafts: $closed,
    now: $now,
    redirects: redirects.$data,
    read: $read,
    brandWords: $brandWords,
  },
  ({ info, monitors: list, drafts, now, redirects: rules, read, brandWords }): readonly LocatedProblem[] => {
    if (info === null || now === 0) return [];
    const found = [
      ...knownProblems({
        info,
        isRenewalDue: isUpcoming(renewalOf(customerOf(info)?.next_renewal, dayOfDate(new Date(now)))),
        monitors: list,
        drafts,
        now,
      }).map(locate),
      ...loadedProblems({
        settings: settingsOf(info),
        redirects: rules,
        ...read,
        brandWords,
      }),
    ];
    return problemKinds.flatMap((kind) => found.filter((problem) => problem.kind === kind));
  },
);

/** A person puts a problem away, for a reason. */
export const putAway = createEvent<{ readonly id: string; readonly reason: Reason }>();
export const broughtBack = createEvent<string>();

const putAwayFx = attach({
  effect: nowFx,
  mapParams: (_: { readonly id: string; readonly fact: string; readonly reason: Reason }) => undefined,
});
sample({
  clock: putAway,
  source: $problems,
  filter: (problems, { id }) => problems.some((problem) => idOf(problem) === id),
  fn: (problems, { id, reason }) => ({
    id,
    reason,
    fact: problems.find((problem) => idOf(problem) === id)?.fact ?? '',
  }),
  target: putAwayFx,
});
sample({
  clock: putAwayFx.done,
  source: stored.$value,
  fn: (all, { params: { id, fact, reason }, result: at }): PutAway => ({
    ...all,
    [id]: { fact, reason, at },
  }),
  target: stored.changed,
});
const without = (all: PutAway, isGone: (id: string) => boolean): PutAway =>
  Object.fromEntries(Object.entries(all).filter(([id]) => !isGone(id)));
sample({
  clock: broughtBack,
  source: stored.$value,
  fn: (all, gone) => without(all, (id) => id === gone),
  target: stored.changed,
});

/** Whether it was looked whether there is a problem of this id. */
const $wasLookedAt = combine(
  {
    list: monitors.$status,
    rules: redirects.$status,
    read: $read,
    areDraftsRead: $areDraftsRead,
  },
  ({ list, rules, read, areDraftsRead }) =>
    (id: string): boolean => {
      const [kind = '', subject = '', uuid = ''] = id.split(':');
      const isRead = (monitor: string): boolean => read.details.has(monitor);
      switch (kind as ProblemKind) {
        case 'noWebhook':
        case 'noServers':
        case 'renewal':
          return true;
        case 'oddWebhook':
          return subject === '' || (subject === 'redirect' ? rules === 'ready' : isRead(uuid));
        case 'monitorSetup':
          return list === 'ready';
        case 'shadowed':
          return rules === 'ready';
        case 'inputsOff':
          return isRead(subject);
        case 'denied':
          return read.servers.some(({ guild }) => guild.id === subject);
        case 'draft':
          return areDraftsRead;
        // What repeats a webhook may not have been read.
        case 'repeated':
          return false;
      }
    },
);
// What was mended is news if it comes again.
sample({
  clock: sample({
    clock: [$problems, $wasLookedAt],
    source: {
      all: stored.$value,
      problems: $problems,
      wasLookedAt: $wasLookedAt,
      isOpen: page.$isOpen,
      now: $now,
    },
    filter: ({ isOpen, now }) => isOpen && now > 0,
    fn: ({ all, problems, wasLookedAt }) => {
      const found = new Set(problems.map(idOf));
      const rest = without(all, (id) => !found.has(id) && wasLookedAt(id));
      return Object.keys(rest).length === Object.keys(all).length ? null : rest;
    },
  }),
  filter: Boolean,
  target: stored.changed,
});

/** The problems to look at, and those that are put away. */
export const $sorted = combine($problems, stored.$value, (problems, all) => ({
  open: problems.filter((problem) => !isPutAway(problem, all)),
  away: problems.flatMap((problem) => {
    const entry = all[idOf(problem)];
    return entry !== undefined && isPutAway(problem, all)
      ? [{ ...problem, reason: entry.reason, at: entry.at }]
      : [];
  }),
}));
