import { pages } from '../../shell/pages';
import { isAllowed } from './routing';
import { $session } from './state';

/** The sidebar's links that the customer may open (specification 2.17); no restricted ones without a session. */
export const $navigation = $session.map((session) =>
  Object.values(pages).flatMap((page) => {
    const isShown = session.phase === 'ready' ? isAllowed(session.info, page) : page.access === undefined;
    return page.navigation !== undefined && isShown ? [{ href: page.path, ...page.navigation }] : [];
  }),
);
