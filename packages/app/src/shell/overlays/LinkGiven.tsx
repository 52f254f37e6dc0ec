import { linkGiven, pathChanged, started } from '@dropdeck/domain/monitors/add-link';
import { pages } from '@dropdeck/domain/shell/pages';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { takeLink } from '../../browser/takeLink';

/** Takes a link that is pasted on the overview, or that a bookmark or the browser's Share gives by the address. */
export function LinkGiven(): ReactNode {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { start, path, give } = useUnit({ start: started, path: pathChanged, give: linkGiven });
  const isOverview = pathname === pages.monitors.path;
  useEffect(() => start(), [start]);
  useEffect(() => void path(pathname), [path, pathname]);
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
      const text = event.clipboardData?.getData('text/plain').trim() ?? '';
      if (!isElsewhere && /^https?:\/\/\S+$/i.test(text)) give(text);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [isOverview, give]);
  return null;
}
