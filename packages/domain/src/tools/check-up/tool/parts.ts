import { combine } from 'effector';
import { $info, hasMonitors } from '../../../account/session';
import { $locale } from '../../../kernel/format';
import { failureReason } from '../../../kernel/http/failure-reason';
import { pages } from '../../../shell/pages';
import { setupFields } from '../../../shell/setup';
import { idOf } from '../problems';
import { problemKinds, type LocatedProblem } from './deep';
import * as checkUp from './page';

/** The label of the field where a problem is mended; none where its page leads there by itself. */
function controlOf({ kind, key, others }: LocatedProblem): string | undefined {
  switch (kind) {
    case 'noWebhook':
      return setupFields.webhook();
    case 'oddWebhook':
      if (key === '') return setupFields.webhook();
      return key.startsWith('region:') ? others[0] : undefined;
    case 'noServers':
      return setupFields.servers();
    case 'monitorSetup':
      return setupFields.link();
    default:
      return undefined;
  }
}

/** Something that was looked at, or not. */
export interface Area {
  readonly id: 'settings' | 'monitors' | 'redirects' | 'drafts' | 'details' | 'permissions';
  /** `refused` for who may not read it, `open` for what waits for the scan. */
  readonly state: 'looked' | 'loading' | 'failed' | 'refused' | 'open';
  /** How many were looked at, of how many; none where there is nothing to count. */
  readonly read?: number;
  readonly total?: number;
  /** Milliseconds since the epoch. */
  readonly at?: number | undefined;
  /** Why it could not be loaded. */
  readonly reason?: string | undefined;
  /** Where it is allowed. */
  readonly href?: string;
}

type List = Pick<typeof checkUp.monitors, '$status' | '$error'>;

const loadOf = ({ $status, $error }: List) =>
  combine($status, $error, $locale, (status, error): Pick<Area, 'state' | 'reason'> => {
    if (status === 'failed')
      return { state: 'failed', reason: error === null ? undefined : failureReason(error) };
    return { state: status === 'ready' ? 'looked' : 'loading' };
  });

const scanned = (id: Area['id'], read: number, total: number, at: number | undefined): Area => ({
  id,
  state: read === 0 ? 'open' : 'looked',
  read,
  total,
  at,
});

const $areas = combine(
  {
    hasList: $info.map((info) => info !== null && hasMonitors(info)),
    ofMonitors: loadOf(checkUp.monitors),
    ofRedirects: loadOf(checkUp.redirects),
    ofServers: loadOf(checkUp.guilds),
    list: checkUp.monitors.$data,
    guilds: checkUp.guilds.$data,
    redirects: checkUp.redirects.$data,
    read: checkUp.$read,
    times: checkUp.$times,
  },
  ({
    hasList,
    ofMonitors,
    ofRedirects,
    ofServers,
    list,
    guilds,
    redirects,
    read,
    times,
  }): readonly Area[] => {
    const { length: total } = list;
    return [
      { id: 'settings', state: 'looked' },
      ...(hasList
        ? [
            { id: 'monitors' as const, ...ofMonitors, read: total, total, at: times.monitors },
            {
              id: 'redirects' as const,
              ...ofRedirects,
              read: redirects.length,
              total: redirects.length,
              at: times.redirects,
            },
          ]
        : []),
      { id: 'drafts', state: 'looked', at: times.drafts },
      ...(hasList && total > 0 ? [scanned('details', read.details.size, total, times.scan)] : []),
      ...(ofServers.state !== 'looked'
        ? [{ id: 'permissions' as const, ...ofServers }]
        : guilds === null
          ? [{ id: 'permissions' as const, state: 'refused' as const, href: pages.commands.path }]
          : guilds.length > 0
            ? [scanned('permissions', read.servers.length, guilds.length, times.scan)]
            : []),
    ];
  },
);

const $areListsLoading = combine([checkUp.monitors.$status, checkUp.guilds.$status], (statuses) =>
  statuses.includes('loading'),
);

/** The page of the check-up. */
export const screen = {
  view: {
    groups: combine(checkUp.$sorted, $locale, ({ open }) =>
      problemKinds.flatMap((kind) => {
        const items = open
          .filter((problem) => problem.kind === kind)
          .map((problem) => Object.assign({ id: idOf(problem), control: controlOf(problem) }, problem));
        return items.length === 0 ? [] : [{ kind, items }];
      }),
    ),
    away: checkUp.$sorted.map(({ away }) =>
      away.map((problem) => Object.assign({ id: idOf(problem) }, problem)),
    ),
    areas: $areas,
    // The number of calls is known once the lists have loaded.
    scan: combine(checkUp.$toScan, checkUp.$progress, $areListsLoading, (items, progress, areLoading) => ({
      monitors: items.filter((item) => 'uuid' in item).length,
      servers: items.filter((item) => 'guild' in item).length,
      calls: areLoading ? 0 : items.length,
      progress,
    })),
  },
  events: {
    onScan: checkUp.scanRequested,
    onScanStop: checkUp.scanStopped,
    onScanRetry: checkUp.scanRetried,
    onRetry: checkUp.reloadRequested,
    onPutAway: checkUp.putAway,
    onBringBack: checkUp.broughtBack,
  },
} as const;
