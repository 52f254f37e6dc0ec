import { combine } from 'effector';
import { $locale } from '../../kernel/format';
import { groupName, linkLabel, pages, type PageName } from '../../shell/pages';
import { isAllowed } from './routing';
import { $session } from './state';

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
