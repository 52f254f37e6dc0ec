import { brandRead } from '@dropdeck/domain/shell/brand';
import * as session from '@dropdeck/domain/account/session';
import * as shared from '@dropdeck/domain/kernel';
import * as version from '@dropdeck/domain/shell/version';
import type { ChunkPolicy } from '@dropdeck/design-system';
import { fork, scopeBind, type Scope } from 'effector';
import { takeConfig } from './browser/bootRequests';
import { createTransport } from './browser/http';
import { takeLock } from './browser/locks';
import { ownRelease, readRelease } from './browser/release';
import { showPage, whenRestored } from './browser/restore';
import { moveEntries, readStorage, writeStorage } from './browser/storage';
import { applyTheme } from './browser/theme';
import { applyLocale } from './languages/applyLocale';

/** The domain's scope with handlers for the browser. Nothing runs before `startApp`. */
export function createAppScope(navigate: (navigation: shared.Navigation) => void): Scope {
  return fork({
    handlers: [
      shared.providePorts({
        ...createTransport(),
        readConfig: takeConfig,
        readStorage,
        writeStorage,
        moveEntries,
        navigate,
        leave: (url) => location.assign(url),
        openTab: (url) => void window.open(url, '_blank', 'noopener,noreferrer'),
        saveFile: async (file) => (await import('./browser/files')).saveFile(file),
        reload: () => location.reload(),
        show: showPage,
        now: () => Date.now(),
        lock: takeLock,
        pause: () => new Promise((resolve) => setTimeout(resolve)),
        delay: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        log: (line) => console.error(line),
        applyTheme,
        applyLocale,
      }),
    ],
  });
}

/** Lets the domain decide what to do about a chunk that a deploy has replaced. */
export function createChunkPolicy(scope: Scope): ChunkPolicy {
  const recover = scopeBind(version.recoverFx, { scope });
  const reloadedAt = Number(readStorage([version.reloadedKey])[version.reloadedKey] ?? 0);
  return {
    recover: async (failureLocation) => {
      const [answer, release] = await Promise.all([
        fetch('/config.json', { method: 'HEAD' }).catch(() => null),
        readRelease(),
      ]);
      const isNewVersion = release !== null && release !== ownRelease();
      const recovery = await recover({
        location: failureLocation,
        isReachable: answer !== null,
        isNewVersion,
      });
      return { recovery, isNewVersion };
    },
    reload: () => location.reload(),
    // If a reload has not fixed it, a second request will not either.
    attempts: Date.now() - reloadedAt < version.RELOAD_GUARD_MS ? 1 : 2,
  };
}

/** Starts the domain at the current location and forwards the browser's events to it. */
export function startApp(scope: Scope): void {
  const kept = window.dropdeckBoot?.brand ?? null;
  if (kept !== null) scopeBind(brandRead, { scope })(kept);
  const started = scopeBind(shared.appStarted, { scope });
  const storageChanged = scopeBind(shared.storageChanged, { scope });
  const onlineChanged = scopeBind(shared.onlineChanged, { scope });
  const tabReturned = scopeBind(shared.tabReturned, { scope });

  window.addEventListener('storage', ({ key, newValue, storageArea }) => {
    if (storageArea === localStorage) storageChanged({ key, value: newValue });
  });
  window.addEventListener('online', () => onlineChanged(true));
  window.addEventListener('offline', () => onlineChanged(false));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tabReturned();
  });
  const restored = scopeBind(session.pageRestored, { scope });
  whenRestored(() => {
    tabReturned();
    restored();
  });
  started({ path: location.pathname, isOnline: navigator.onLine });
}
