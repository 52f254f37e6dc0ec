import { NewReleaseHint } from '@dropdeck/design-system';
import * as release from '@dropdeck/domain/shell/release';
import { useUnit } from 'effector-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { configSeen } from '@dropdeck/domain/shell/notices';
import { ownRelease, readConfigAgain, readRelease } from '../../browser/release';

/** Reads now and then which release the server has and what its operator says, and offers a new one. */
export function ReleaseWatch(): ReactNode {
  const { pathname } = useLocation();
  const { checks, hint, started, seen, configAgain, pageChanged, dismissed } = useUnit({
    checks: release.$checks,
    hint: release.$releaseHint,
    started: release.watchStarted,
    seen: release.releaseSeen,
    configAgain: configSeen,
    pageChanged: release.pageChanged,
    dismissed: release.hintDismissed,
  });
  useEffect(() => void started({ release: ownRelease() }), [started]);
  useEffect(() => {
    if (checks === 0) return;
    void readConfigAgain().then(configAgain);
    void readRelease().then(seen);
  }, [checks, seen, configAgain]);
  const path = useRef(pathname);
  useEffect(() => {
    if (path.current === pathname) return;
    path.current = pathname;
    pageChanged();
  }, [pathname, pageChanged]);
  return hint && <NewReleaseHint {...hint} onDismiss={dismissed} />;
}
