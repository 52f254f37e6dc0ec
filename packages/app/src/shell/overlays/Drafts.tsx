import { createChunk, LazyBoundary } from '@dropdeck/design-system';
import * as drafts from '@dropdeck/domain/tools/drafts';
import { pages } from '@dropdeck/domain/shell/pages';
import { useUnit } from 'effector-react';
import { lazy, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { announceTab, onTabHidden, openTabs, tab } from '../../browser/tabs';

const DraftOffer = lazy(createChunk(() => import('./DraftOffer'), 'notice').load);

/** Stores what editors hold, and offers it again above the page that it belongs to. */
export function Drafts(): ReactNode {
  const { pathname } = useLocation();
  const { offers, checks, started, tabsSeen, hidden, pathChanged, restored, discarded } = useUnit({
    offers: drafts.$offers,
    checks: drafts.$checks,
    started: drafts.started,
    tabsSeen: drafts.tabsSeen,
    hidden: drafts.tabHidden,
    pathChanged: drafts.pathChanged,
    restored: drafts.restored,
    discarded: drafts.discarded,
  });
  useEffect(() => {
    announceTab();
    started(tab);
    return onTabHidden(hidden);
  }, [started, hidden]);
  useEffect(() => {
    if (checks > 0) void openTabs().then(tabsSeen);
  }, [checks, tabsSeen]);
  useEffect(() => void pathChanged(pathname), [pathChanged, pathname]);
  if (offers.length === 0) return null;
  return (
    <LazyBoundary isQuiet>
      <DraftOffer
        drafts={offers}
        listHref={pages.drafts.path}
        onRestore={restored}
        onDiscard={(key) => discarded([key])}
      />
    </LazyBoundary>
  );
}
