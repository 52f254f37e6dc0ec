import { foldText, mapFolded } from '@dropdeck/text';
import { combine, createEvent, sample } from 'effector';
import fuzzysort from 'fuzzysort';
import { getMonitor } from '../../contract/calls/monitor-detail';
import { getMonitors } from '../../contract/calls/monitors';
import { getRedirects } from '../../contract/calls/redirects';
import {
  $info,
  inviteBotRequested,
  isAllowed,
  locationChanged,
  logoutRequested,
} from '../../account/session';
import { $cachedAnswers, cachedAnswer } from '../../kernel/http';
import {
  $readyPageActs,
  $waitingPageAct,
  pageActDropped,
  pageActRequested,
} from '../../kernel/page/page-acts';
import { navigateFx } from '../../kernel/ports';
import { writeQuery } from '../../kernel/page/query-string';
import { overlayClosed, overlayOpened } from '../overlays';
import { INPUT_KEYS, matchPage, monitorHref, pages, searchHref } from '../pages';
import { preferencesChanged } from '../preferences';
import { $ownEntries, type PaletteAction, type PaletteEntry } from './acts';
import { t } from './text.en';

/** The monitors and redirects that pages have loaded, and the inputs of the last monitor. */
const $loadedEntries = combine($cachedAnswers, $info, (cached, info): readonly PaletteEntry[] => {
  if (info === null || !isAllowed(info, pages.monitors)) return [];
  const monitors = cachedAnswer(cached, getMonitors)?.answer.body.monitors ?? [];
  const redirects = cachedAnswer(cached, getRedirects)?.answer.body.data.redirects ?? [];
  const detail = cachedAnswer(cached, getMonitor);
  return [
    ...monitors.map(({ monitor_uuid: uuid, monitor_name: name, product_name: product }): PaletteEntry => ({
      id: `monitors:${uuid}`,
      group: 'monitors',
      label: name || uuid,
      detail: product || undefined,
      icon: 'monitors',
      href: monitorHref(uuid),
    })),
    ...redirects.map(({ id, keyword, type }): PaletteEntry => ({
      id: `redirects:${id}`,
      group: 'redirects',
      label: keyword,
      detail: type,
      icon: 'redirects',
      href: searchHref(pages.redirects, keyword),
    })),
    ...(detail?.answer.body.inputs ?? []).map(({ id, link, note }): PaletteEntry => ({
      id: `inputs:${id}`,
      group: 'inputs',
      label: link,
      detail: note || undefined,
      icon: 'monitors',
      href: monitorHref(detail?.parameters.uuid ?? '', writeQuery('', { [`${INPUT_KEYS}search`]: link })),
    })),
  ];
});

/** All that the palette finds. */
export const $entries = combine($ownEntries, $loadedEntries, (own, loaded) => [...own, ...loaded]);

/** An entry as it is shown, with the ranges of its label that match. */
export interface PaletteRow extends PaletteEntry {
  readonly marks: ReadonlyArray<{ readonly start: number; readonly end: number }>;
}

const MAX_ROWS = 12;
/** Of 1; below it, the letters are scattered. */
const WORST_SCORE = 0.4;

/** The ranges of a text that are at these indexes of the folded one. */
function rangesOf(text: string, indexes: readonly number[]): PaletteRow['marks'] {
  const { starts, ends } = mapFolded(text);
  const ranges: { start: number; end: number }[] = [];
  for (const index of indexes.toSorted((a, b) => a - b)) {
    const [start = 0, end = text.length] = [starts[index], ends[index]];
    const last = ranges.at(-1);
    if (last !== undefined && last.end >= start) last.end = end;
    else ranges.push({ start, end });
  }
  return ranges;
}

const keys = [
  ({ label }: PaletteEntry) => foldText(label),
  ({ also }: PaletteEntry) => foldText(also ?? ''),
] as const;

/** The rows for a query in groups, the best first; the pages and the acts of the open one before anything is typed. */
export function findIn(entries: readonly PaletteEntry[], query: string) {
  const rows: readonly PaletteRow[] =
    query.trim() === ''
      ? entries.flatMap((entry) => (/^pages?$/.test(entry.group) ? [{ ...entry, marks: [] }] : []))
      : fuzzysort
          .go(foldText(query), entries, { keys, limit: MAX_ROWS, threshold: WORST_SCORE })
          .map(({ obj, 0: label }) =>
            Object.assign({}, obj, { marks: rangesOf(obj.label, [...(label?.indexes ?? [])]) }),
          );
  const groups = new Set(rows.map(({ group }) => group));
  return [...groups].map((id) => ({ id, heading: t(id), rows: rows.filter(({ group }) => group === id) }));
}

/** A row was chosen. A link navigates by itself. */
export const chosen = createEvent<PaletteEntry>();

const chose = <Kind extends PaletteAction['kind']>(kind: Kind) =>
  sample({
    clock: chosen,
    filter: ({ action }) => action?.kind === kind,
    fn: ({ action }) => action as Extract<PaletteAction, { readonly kind: Kind }>,
  });

sample({ clock: chose('overlay'), fn: ({ name }) => name, target: overlayOpened });
// Another overlay takes the place of the palette.
sample({ clock: chosen, filter: ({ action }) => action?.kind !== 'overlay', target: overlayClosed });
sample({ clock: chose('preference'), fn: ({ changed }) => changed, target: preferencesChanged });
sample({ clock: chose('invite-bot'), target: inviteBotRequested });
sample({ clock: chose('log-out'), target: logoutRequested });

const chosePageAct = chose('page-act');
// The page may be open and ready; otherwise the act waits for it, and for no other page.
sample({
  clock: chosePageAct,
  source: $readyPageActs,
  filter: (ready, { act }) => !ready.has(`${act.page}/${act.act}`),
  fn: (_, { path }) => ({ to: path }),
  target: navigateFx,
});
sample({ clock: chosePageAct, fn: ({ act }) => act, target: pageActRequested });
sample({
  clock: locationChanged,
  source: $waitingPageAct,
  filter: (waiting, { path }) => waiting !== null && matchPage(path)?.name !== waiting.page,
  target: pageActDropped,
});
