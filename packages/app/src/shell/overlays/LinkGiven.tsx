import { linkGiven, linkIn, pathChanged } from '@dropdeck/domain/monitors/add-link';
import { $session } from '@dropdeck/domain/account/session';
import { pages } from '@dropdeck/domain/shell/pages';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { takeKeptLink, takeLink } from '../../browser/takeLink';

function Taker(): ReactNode {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { path, give } = useUnit({ path: pathChanged, give: linkGiven });
  const isOverview = pathname === pages.monitors.path;
  useEffect(() => void path(pathname), [path, pathname]);
  useEffect(() => {
    const kept = takeKeptLink();
    if (kept !== null && takeLink(search).link === null)
      navigate(`${pages.monitors.path}${kept}`, { replace: true });
  }, [search, navigate]);
  useEffect(() => {
    const { link, rest } = takeLink(search);
    if (!isOverview || link === null) return;
    navigate(`${pages.monitors.path}${rest}`, { replace: true });
    give(link);
  }, [isOverview, search, navigate, give]);
  useEffect(() => {
    if (!isOverview) return undefined;
    const onPaste = (event: ClipboardEvent): void => {
      const isElsewhere =
        event.target instanceof Element &&
        event.target.closest('input, textarea, [contenteditable], [role=dialog], [role=alertdialog]');
      const link = linkIn(event.clipboardData?.getData('text/plain') ?? '');
      if (!isElsewhere && link !== null) give(link);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [isOverview, give]);
  return null;
}

const $isReady = $session.map(({ phase }) => phase === 'ready');

/**
 * Takes a link that is pasted on the overview, or that the address gives, also before a
 * sign-in.
 */
export function LinkGiven(): ReactNode {
  return useUnit($isReady) && <Taker />;
}
