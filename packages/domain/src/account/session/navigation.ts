import * as z from 'zod/mini';
import { combine, sample } from 'effector';
import { $locale } from '../../kernel/format';
import { groupName, linkLabel, pages, type PageName, INPUT_KEYS, matchPage } from '../../shell/pages';
import { isAllowed } from './routing';
import { $info, $session } from './state';
import { appStarted, tabKey } from '../../kernel/ports';
import { $location, located } from '../../kernel/page/location';
import { dropKeys } from '../../kernel/page/query-string';
import { createStored } from '../../kernel/page/stored';
import { sessionEnded } from '../../kernel/http';

const queries = createStored<Readonly<Record<string, string>>>({
  key: tabKey('lists'),
  initial: {},
  clock: appStarted,
  schema: z.record(z.string(), z.string()),
});

/** The last query string of each page with a list, by path: the sidebar's links lead back to the same rows. */
export const $listQueries = queries.$value;

const last = sample({
  // The page may be there before the customer info.
  clock: [located, $info],
  source: { place: $location, info: $info, all: $listQueries },
  filter: ({ info }) => info !== null,
  fn: ({ place: { path, query }, all }) => {
    const name = matchPage(path)?.name;
    // A monitor's page keeps the query string of the overview.
    const page = name === 'monitorDetail' ? pages.monitors : name && pages[name];
    const own = dropKeys(query, INPUT_KEYS);
    return page?.hasList === undefined || (all[page.path] ?? '') === own
      ? null
      : { ...all, [page.path]: own };
  },
});
sample({ clock: last, filter: Boolean, target: queries.changed });
sample({ clock: sessionEnded, fn: () => ({}), target: queries.changed });

/** The sidebar's links that the customer may open (specification 2.17); no restricted ones without a session. */
export const $navigation = combine($session, $locale, (session) =>
  (Object.keys(pages) as PageName[]).flatMap((name) => {
    const { navigation, ...page } = pages[name];
    const isShown = session.phase === 'ready' ? isAllowed(session.info, page) : page.access === undefined;
    if (navigation === undefined || !isShown) return [];
    const { icon, group } = navigation;
    const link = { href: page.path, label: linkLabel(name), icon };
    return [group === undefined ? link : { ...link, group: groupName(group) }];
  }),
);
