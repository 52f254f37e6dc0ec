import { createChunk } from '@dropdeck/design-system';
import { $session } from '@dropdeck/domain/account/session';
import { linkGiven, linksIn, pathChanged } from '@dropdeck/domain/monitors/add-link/given';
import * as pageActs from '@dropdeck/domain/shell/page-acts';
import { pages } from '@dropdeck/domain/shell/pages';
import { searchGiven } from '@dropdeck/domain/shell/overlays';
import * as release from '@dropdeck/domain/shell/release';
import { $reportSink } from '@dropdeck/domain/shell/reports';
import { useProvidedScope, useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ownRelease, readRelease } from '../../browser/release';
import { deleteRemovedEntries } from '../../browser/removedEntries';
import { takeKeptLink, takeLink } from '../../browser/takeLink';
import { lazyPart } from '../../late';
import { onMount, together } from '../connect';

const Remembered = lazyPart(() => import('./Remembered'));

/** What a search is for at most; a longer text was hardly copied to be searched. */
const MAX_SEARCH = 100;

/**
 * Takes links that are pasted on the overview, or one that the address gives, also before a sign-in. Another line that is
 * pasted there, such as a SKU, is searched.
 */
function LinkGiven(): null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { path, give, searchFor } = useUnit({
    path: pathChanged,
    give: linkGiven,
    searchFor: searchGiven,
  });
  const isOverview = pathname === pages.monitors.path;
  useEffect(() => void path(pathname), [path, pathname]);
  useEffect(() => {
    const kept = takeKeptLink();
    const { link, rest } = takeLink(search);
    const show = (query: string): void => navigate(`${pages.monitors.path}${query}`, { replace: true });
    if (link === null && kept !== null) show(kept);
    if (link === null || !isOverview) return;
    show(rest);
    give(link);
  }, [isOverview, search, navigate, give]);
  useEffect(() => {
    if (!isOverview) return undefined;
    const onPaste = (event: ClipboardEvent): void => {
      const isElsewhere =
        event.target instanceof Element &&
        event.target.closest('input, textarea, [contenteditable], [role=dialog], [role=alertdialog]');
      if (isElsewhere) return;
      const text = event.clipboardData?.getData('text/plain').trim() ?? '';
      const links = linksIn(text);
      if (links.length > 0) give(links.join(' '));
      else if (text !== '' && text.length <= MAX_SEARCH && !text.includes('\n')) searchFor(text);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [isOverview, give, searchFor]);
  return null;
}

const reportsChunk = createChunk(() => import('../../browser/startReports'), 'notice');

/** Starts the reports that the operator wants; without a sink not even their code is fetched. */
function Reports(): null {
  const sink = useUnit($reportSink);
  const scope = useProvidedScope();
  useEffect(() => {
    if (sink === null || scope === null) return undefined;
    const ending = new AbortController();
    void reportsChunk.prefetch().then(
      ({ startReports }) => startReports(sink, scope, ending.signal),
      // Without the reports the page is the same.
      () => undefined,
    );
    return () => ending.abort();
  }, [sink, scope]);
  return null;
}

/** Reads now and then which release the server has, so that the next page comes from a new one. */
function ReleaseWatch(): null {
  const { pathname } = useLocation();
  const { checks, started, seen, pageChanged } = useUnit({
    checks: release.$checks,
    started: release.watchStarted,
    seen: release.releaseSeen,
    pageChanged: release.pageChanged,
  });
  useEffect(() => void started({ release: ownRelease() }), [started]);
  useEffect(() => {
    if (checks > 0) void readRelease().then(seen);
  }, [checks, seen]);
  const path = useRef(pathname);
  useEffect(() => {
    if (path.current === pathname) return;
    path.current = pathname;
    pageChanged();
  }, [pathname, pageChanged]);
  return null;
}

const $isReady = $session.map(({ phase }) => phase === 'ready');

function RemovedEntries(): null {
  useEffect(deleteRemovedEntries, []);
  return null;
}

/**
 * What comes last in a visit: links from other pages, reports, new releases, and what this browser remembers. Two chunks,
 * so that each is evaluated and rendered in a short task.
 */
export default together(
  () => useUnit($isReady) && <LinkGiven />,
  Reports,
  ReleaseWatch,
  RemovedEntries,
  onMount(pageActs.started),
  Remembered,
);
