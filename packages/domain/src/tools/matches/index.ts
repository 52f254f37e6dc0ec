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
import { $askedTakers, takersAsked } from '../../monitors/taker';
import { overlayClosed } from '../../shell/overlays';
import { $lastKnown } from '../changes/record';
import { inputsWith, knownOf, takenBy, takersOf } from './match';
import { t } from './text.en';

/** The title, SKU or link. */
const textChanged = createEvent<string>();
const $text = restore(textChanged, '').reset(overlayClosed);

// Only what was loaded: nothing is asked for unless the person says so. What was written since is known to Changes.
const $loaded = combine($cachedAnswers, $lastKnown, (cached, known) => {
  const redirects = cachedAnswer(cached, getRedirects)?.answer.body.data.redirects ?? null;
  const lists = cachedAnswer(cached, getKeywordLists)?.answer.body ?? null;
  const last = cachedAnswer(cached, getMonitor);
  return {
    redirects: redirects && (known?.redirects ?? redirects),
    lists: lists && (known?.keywordLists ?? lists),
    monitors: cachedAnswer(cached, getMonitors)?.answer.body.monitors ?? null,
    details:
      known?.monitors ??
      new Map<string, MonitorDetail>(last === null ? [] : [[last.parameters.uuid, last.answer.body]]),
  };
});

const scan = createMonitorScan('matches');
const $details = combine(
  scan.$answers,
  $loaded,
  (read, { details }): ReadonlyMap<string, MonitorDetail> => new Map([...read, ...details]),
);
const $known = $details.map(knownOf);

const calls = { redirects: getRedirects, keywords: getKeywordLists, monitors: getMonitors } as const;

/** A list that is not loaded, by the name that a failure is reported with. */
interface MissingList {
  readonly key: keyof typeof calls;
  readonly name: string;
}

const $missing = combine(
  { info: $info, loaded: $loaded, asked: $askedTakers, locale: $locale },
  ({ info, loaded: { redirects, lists, monitors }, asked }): readonly MissingList[] => {
    if (info === null || !hasMonitors(info)) return [];
    // The page that asks for some has loaded them.
    const isForAny = asked.length === 0;
    return [
      ...(isForAny && redirects === null ? [{ key: 'redirects' as const, name: t('redirects') }] : []),
      ...(isForAny && lists === null && isDeveloper(info)
        ? [{ key: 'keywords' as const, name: t('keywords') }]
        : []),
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

/** The monitors that neither a page nor the scan has read. */
const $toScan = combine($loaded, $details, ({ monitors }, details) =>
  (monitors ?? [])
    .filter(({ monitor_uuid }) => !details.has(monitor_uuid))
    .map(({ monitor_uuid, monitor_name }) => ({ uuid: monitor_uuid, name: monitor_name || monitor_uuid })),
);
const scanRequested = createEvent();
sample({ clock: scanRequested, source: $toScan, target: scan.started });
sample({ clock: overlayClosed, target: [loading.reset, scan.reset] });

/** Opens a redirect or list, to see what it would take; null closes it. */
const takerToggled = createEvent<string | null>();
const $openId = restore(takerToggled, null).reset(overlayClosed, textChanged);

const $sources = $loaded.map(({ redirects, lists }) => ({ redirects: redirects ?? [], lists: lists ?? [] }));
/** With all keywords, also those that do not match the text. */
const $all = $sources.map((sources) => takersOf(sources, ''));
/** Those that the dialog was opened for. */
const $asked = combine($all, $askedTakers, (all, ids) => all.filter(({ id }) => ids.includes(id)));
const $takers = combine($sources, $text, $asked, (sources, text, asked) =>
  asked.length > 0 ? asked : takersOf(sources, text),
);

/** One that the dialog was opened for is open. */
const $opened = combine($openId, $all, $asked, $known, (openId, all, asked, known) => {
  const [only, ...others] = asked;
  const taker = only !== undefined && others.length === 0 ? only : all.find(({ id }) => id === openId);
  return taker === undefined ? null : { id: taker.id, taken: takenBy(taker, known) };
});

/** How many were compared; `null` for what is not loaded. */
const $compared = combine($loaded, $known, $details, ({ redirects, lists }, known, details) => ({
  redirects: redirects?.length ?? null,
  keywordLists: lists?.length ?? null,
  known: known.length,
  monitors: details.size,
}));

/** The dialog: which redirects, keyword lists and inputs take a text. */
export const dialog = {
  view: {
    text: $text,
    takers: $takers,
    inputs: combine($known, $text, inputsWith),
    opened: $opened,
    isAsked: $asked.map(({ length }) => length > 0),
    compared: $compared,
    lists: combine($missing, loading.$progress, ({ length }, progress) => ({ total: length, progress })),
    scan: combine($toScan, scan.$progress, ({ length }, progress) => ({ total: length, progress })),
  },
  events: {
    onTextChange: textChanged,
    onToggle: takerToggled,
    onAll: takersAsked.prepend(() => []),
    onLoad: loadRequested,
    onScan: scanRequested,
    onScanStop: scan.stopped,
    onScanRetry: scan.retried,
    onClose: overlayClosed,
  },
} as const;
