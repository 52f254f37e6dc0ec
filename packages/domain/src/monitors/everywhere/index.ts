import { createMatcher, foldText } from '@dropdeck/text';
import { combine, createEvent, type StoreValue } from 'effector';
import { getMonitors } from '../../contract/calls/monitors';
import { getRedirects, type Redirect } from '../../contract/calls/redirects';
import { $locale } from '../../kernel/format';
import { $cachedAnswers, cachedAnswer } from '../../kernel/http';
import { inputHref, pages, searchHref } from '../../shell/pages';
import { $details, $reading } from '../loaded';
import { t } from './text.en';

/** An input or a redirect that the search of the palette and of the overview finds. */
export interface FoundEntry {
  /** `inputs:<uuid>:7`, `redirects:7`; unique. */
  readonly id: string;
  readonly group: 'inputs' | 'redirects';
  /** The link without its scheme, of which a row has room for the rest; or the keyword. */
  readonly label: string;
  /** The monitor, or the redirect's type. */
  readonly detail: string;
  /** What finds it besides: the whole link, the note. */
  readonly also: string;
  /** Its row on the page that has it. */
  readonly href: string;
}

/** The monitors that a page has loaded. */
const $monitors = $cachedAnswers.map((cached) =>
  (cachedAnswer(cached, getMonitors)?.answer.body.monitors ?? []).map(({ monitor_uuid, monitor_name }) => ({
    uuid: monitor_uuid,
    name: monitor_name || monitor_uuid,
  })),
);
/** The monitors whose inputs are not known yet. */
export const $left = combine($monitors, $details, (monitors, details) =>
  monitors.filter(({ uuid }) => !details.has(uuid)),
);

/** Reads the monitors whose inputs are not known yet, once in a visit; while it reads, stops. `look` does it, which loads with the first press. */
export const lookPressed = createEvent();

/** What `lookPressed` does, in words, and how far the reading is; `null` once every monitor is known. */
export const $look = combine(
  { monitors: $monitors, left: $left, progress: $reading, locale: $locale },
  ({ monitors: { length: total }, left: { length: left }, progress }) => {
    if (left === 0) return null;
    const isRunning = progress?.isRunning === true;
    const read = total - left;
    const failed = progress?.failed.length ?? 0;
    const label = isRunning
      ? t('looking', { read, count: total })
      : failed > 0
        ? t('lookAgain', { failed, count: left })
        : left === total
          ? t('lookInAll', { count: total })
          : t('lookInOthers', { count: left });
    return { label, isRunning };
  },
);

/** What is searched: the monitors that were read, and the redirects if a page has loaded them. */
export const $searched = combine(
  $details,
  $cachedAnswers.map(
    (cached): readonly Redirect[] => cachedAnswer(cached, getRedirects)?.answer.body.data.redirects ?? [],
  ),
  (details, redirects) => ({ details, redirects }),
);

/** Everything that can be found. */
export const foundEntries = ({ details, redirects }: StoreValue<typeof $searched>): readonly FoundEntry[] => [
  ...[...details].flatMap(([uuid, { data, inputs }]) =>
    inputs.map(({ id, link, note }): FoundEntry => ({
      id: `inputs:${uuid}:${id}`,
      group: 'inputs',
      label: link.replace(/^https?:\/\/(?:www\.)?/i, ''),
      detail: note ? `${data.monitor_name || uuid} · ${note}` : data.monitor_name || uuid,
      also: note ? `${link} ${note}` : link,
      href: inputHref(uuid, id),
    })),
  ),
  ...redirects.map(({ id, keyword, type }): FoundEntry => ({
    id: `redirects:${id}`,
    group: 'redirects',
    label: keyword,
    detail: type,
    also: '',
    href: searchHref(pages.redirects, keyword),
  })),
];

/** The shortest search that looks beyond the names of monitors. */
const MIN_LENGTH = 2;
const MAX_SHOWN = 8;

/** The entries that have every word of a search in their link, note or keyword, the first of them. */
export function findEntries(entries: readonly FoundEntry[], search: string) {
  if (search.trim().length < MIN_LENGTH) return { shown: [], count: 0 };
  const isMatch = createMatcher(search);
  const found = entries.filter(({ label, also }) => isMatch(foldText(`${label}\n${also}`)));
  return { shown: found.slice(0, MAX_SHOWN), count: found.length };
}
