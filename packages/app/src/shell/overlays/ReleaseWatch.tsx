import * as release from '@dropdeck/domain/shell/release';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ownRelease, readRelease } from '../../browser/release';

/** Reads now and then which release the server has, so that the next page comes from a new one. */
export function ReleaseWatch(): null {
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
