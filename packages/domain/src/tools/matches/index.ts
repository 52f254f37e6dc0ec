import { combine, createEvent, restore, sample } from 'effector';
import { getKeywordLists } from '../../contract/calls/keywords';
import { getMonitor, type MonitorDetail } from '../../contract/calls/monitor-detail';
import { getMonitors } from '../../contract/calls/monitors';
import { getRedirects } from '../../contract/calls/redirects';
import { $info, hasMonitors, isDeveloper } from '../../account/session';
import { $locale } from '../../kernel/format';
import { $cachedAnswers, cachedAnswer, makeCall } from '../../kernel/http';
import { createReads } from '../../kernel/job/reads';
import { createMonitorScan } from '../../monitors/scan';
import { overlayClosed } from '../../shell/overlays';
import { inputsWith, knownOf, takenBy, takersOf } from './match';
import { t } from './text.en';

/** The title, SKU or link. */
const textChanged = createEvent<string>();
const $text = restore(textChanged, '').reset(overlayClosed);

// Only what was loaded: nothing is asked for unless the person says so.
const $redirects = $cachedAnswers.map(
  (cached) => cachedAnswer(cached, getRedirects)?.answer.body.data.redirects ?? null,
);
const $lists = $cachedAnswers.map((cached) => cachedAnswer(cached, getKeywordLists)?.answer.body ?? null);
const $monitors = $cachedAnswers.map(
  (cached) => cachedAnswer(cached, getMonitors)?.answer.body.monitors ?? null,
);
const $lastMonitor = $cachedAnswers.map((cached) => cachedAnswer(cached, getMonitor));

const scan = createMonitorScan('matches');
const $details = combine(scan.$answers, $lastMonitor, (read, last): ReadonlyMap<string, MonitorDetail> =>
  last === null ? read : new Map([[last.parameters.uuid, last.answer.body], ...read]),
);
const $known = $details.map(knownOf);

const calls = { redirects: getRedirects, keywords: getKeywordLists, monitors: getMonitors } as const;

/** A list that is not loaded, by the name that a failure is reported with. */
interface MissingList {
  readonly key: keyof typeof calls;
  readonly name: string;
}

const $missing = combine(
  { info: $info, redirects: $redirects, lists: $lists, monitors: $monitors, locale: $locale },
  ({ info, redirects, lists, monitors }): readonly MissingList[] => {
    if (info === null || !hasMonitors(info)) return [];
    return [
      ...(redirects === null ? [{ key: 'redirects' as const, name: t('redirects') }] : []),
      ...(lists === null && isDeveloper(info) ? [{ key: 'keywords' as const, name: t('keywords') }] : []),
      ...(monitors === null ? [{ key: 'monitors' as const, name: t('monitors') }] : []),
    ];
  },
);

// What pages load is read from their answers, and so is this.
const loading = createReads<MissingList, null>({
  name: 'matches lists',
  keyOf: ({ key }) => key,
  run: async ({ key }, group) => {
    await makeCall(calls[key], { group });
    return null;
  },
});
const loadRequested = createEvent();
sample({ clock: loadRequested, source: $missing, target: loading.started });

const $toScan = $monitors.map((monitors) =>
  (monitors ?? []).map(({ monitor_uuid, monitor_name }) => ({
    uuid: monitor_uuid,
    name: monitor_name || monitor_uuid,
  })),
);
const scanRequested = createEvent();
sample({ clock: scanRequested, source: $toScan, target: scan.started });
sample({ clock: overlayClosed, target: [loading.reset, scan.reset] });

/** Opens a redirect or list, to see what it would take; null closes it. */
const takerToggled = createEvent<string | null>();
const $openId = restore(takerToggled, null).reset(overlayClosed, textChanged);

const $sources = combine($redirects, $lists, (redirects, lists) => ({
  redirects: redirects ?? [],
  lists: lists ?? [],
}));
const $takers = combine($sources, $text, takersOf);

/** With all keywords, also those that do not match the text. */
const $opened = combine($openId, $sources, $known, (id, sources, known) => {
  const taker = id === null ? undefined : takersOf(sources, '').find((one) => one.id === id);
  return taker === undefined ? null : { id: taker.id, taken: takenBy(taker, known) };
});

/** The dialog: which redirects, keyword lists and inputs take a text. */
export const dialog = {
  view: {
    text: $text,
    takers: $takers,
    inputs: combine($known, $text, inputsWith),
    opened: $opened,
    lists: combine($missing, loading.$progress, ({ length }, progress) => ({ total: length, progress })),
    scan: combine($toScan, scan.$progress, ({ length }, progress) => ({ total: length, progress })),
  },
  events: {
    onTextChange: textChanged,
    onToggle: takerToggled,
    onLoad: loadRequested,
    onScan: scanRequested,
    onScanStop: scan.stopped,
    onScanRetry: scan.retried,
    onClose: overlayClosed,
  },
} as const;
