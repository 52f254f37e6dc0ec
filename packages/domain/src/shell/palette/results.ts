import { pages, type PageRecord, searchHref } from '../pages';
import { sourceNames, type PaletteEntry, type SourceName, link } from './entries';
import { createFuzzyMatcher, type MatchRange } from './match';
import { bestOf, tierOf, type Best, type Ranks } from './rank';
import type { SourceIndex } from './source-index';
import { t } from './text.en';
import { MAX_USES } from './uses';

/** An entry as it is shown, with the ranges of its label that match. */
export interface PaletteRow extends PaletteEntry {
  readonly marks: readonly MatchRange[];
}

export interface PaletteGroup {
  readonly id: string;
  readonly heading: string;
  readonly rows: readonly PaletteRow[];
}

/** Everything that is searched. */
export interface Searched {
  readonly indexes: Readonly<Record<SourceName, SourceIndex>>;
  /** The acts of the open page. */
  readonly pageActs: readonly PaletteEntry[];
  /** The ids of used entries by their rank, the highest first. */
  readonly ranks: ReadonlyMap<string, number>;
  /** The ids of what the person has pinned. */
  readonly pins: readonly string[];
}

/** Rows of one group, and of all groups. */
const ROWS_OF_GROUP = 5;
const ROWS = 12;
const RECENT = 5;

/** The lists whose page can show every match. */
const searchable: Readonly<
  Partial<
    Record<
      SourceName,
      { readonly page: PageRecord; readonly all: 'allMonitors' | 'allRedirects' | 'allCustomers' }
    >
  >
> = {
  monitors: { page: pages.monitors, all: 'allMonitors' },
  redirects: { page: pages.redirects, all: 'allRedirects' },
  customers: { page: pages.customers, all: 'allCustomers' },
};

const unmarked = (entry: PaletteEntry): PaletteRow => ({ ...entry, marks: [] });
const withRows = (groups: readonly PaletteGroup[]): readonly PaletteGroup[] =>
  groups.filter(({ rows }) => rows.length > 0);

/** The source of an entry's id; `null` for a row that is not remembered. */
export const sourceOf = (id: string): SourceName | null =>
  sourceNames.find((name) => id.startsWith(`${name}:`)) ?? null;

function entryOf({ indexes }: Searched, id: string): PaletteEntry | null {
  const name = sourceOf(id);
  const at = name === null ? undefined : indexes[name].byId.get(id);
  return name === null || at === undefined ? null : (indexes[name].entries[at] ?? null);
}

/** Before anything is typed: what was used last, then the acts of the page, then the pages. */
function suggestions(searched: Searched): readonly PaletteGroup[] {
  const recent = [...searched.ranks.keys()].flatMap((id) => entryOf(searched, id) ?? []).slice(0, RECENT);
  const isNew = ({ id }: PaletteEntry): boolean => recent.every((one) => one.id !== id);
  const pinned = searched.pins.flatMap((id) => entryOf(searched, id) ?? []).filter(isNew);
  return withRows([
    { id: 'pinned', heading: t('pinned'), rows: pinned.slice(0, ROWS_OF_GROUP).map(unmarked) },
    { id: 'recent', heading: t('recent'), rows: recent.map(unmarked) },
    { id: 'page', heading: t('onThisPage'), rows: searched.pageActs.filter(isNew).map(unmarked) },
    { id: 'pages', heading: t('pages'), rows: searched.indexes.pages.entries.filter(isNew).map(unmarked) },
  ]);
}

/** Above all that is used. */
const PINNED_RANK = MAX_USES + 1;

const ranksIn = (index: SourceIndex, { ranks, pins }: Searched): Ranks =>
  new Map(
    [...ranks, ...pins.map((id) => [id, PINNED_RANK] as const)].flatMap(([id, rank]) => {
      const at = index.byId.get(id);
      return at === undefined ? [] : [[at, rank] as const];
    }),
  );

interface Ordered {
  readonly order: number;
  readonly group: PaletteGroup;
}

const showAll = (
  name: SourceName,
  { page, all }: NonNullable<(typeof searchable)[SourceName]>,
  query: string,
): PaletteRow => ({
  id: `all:${name}`,
  label: t(all),
  icon: 'palette',
  href: searchHref(page, query.trim()),
  action: link,
  marks: [],
});

function matches(searched: Searched, query: string): readonly PaletteGroup[] {
  const matcher = createFuzzyMatcher(query);
  const found = new Map<SourceName, Best>();
  for (const name of sourceNames) {
    const index = searched.indexes[name];
    found.set(name, bestOf(index, matcher, ranksIn(index, searched), ROWS_OF_GROUP));
  }
  const least =
    [...found.values()]
      .flatMap(({ hits }) => hits.map(({ order }) => order))
      .toSorted((a, b) => b - a)
      .at(ROWS - 1) ?? 0;
  const groups = [...found].map(([name, { hits, plain }]): Ordered => {
    const index = searched.indexes[name];
    const shown = hits.filter(({ order }) => order >= least);
    const rows = shown.flatMap(({ at }): PaletteRow[] => {
      const entry = index.entries[at];
      return entry === undefined ? [] : [{ ...entry, marks: matcher.rangesOf(entry.label) }];
    });
    const list = searchable[name];
    const rest =
      list !== undefined && rows.length > 0 && plain > rows.length ? [showAll(name, list, query)] : [];
    return {
      order: tierOf(hits[0]?.order ?? 0),
      group: { id: name, heading: t(name), rows: [...rows, ...rest] },
    };
  });
  return withRows(groups.toSorted((a, b) => b.order - a.order).map(({ group }) => group));
}

/** What the palette shows for a query. */
export const findIn = (searched: Searched, query: string): readonly PaletteGroup[] =>
  query.trim() === '' ? suggestions(searched) : matches(searched, query);
