const PREFIX = 'dropdeck:tab:';

/** The id of this tab. */
export const tab = crypto.randomUUID();

/**
 * Marks this tab as open until it is closed or crashes: the browser releases the lock then. It is released while the page is
 * in the back/forward cache, which takes no page with a lock.
 */
export function announceTab(): void {
  // Old browsers have no locks; drafts of other tabs are offered there as well.
  if (!('locks' in navigator)) return;
  let release = (): void => undefined;
  const acquire = (): void => {
    void navigator.locks.request(
      PREFIX + tab,
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    );
  };
  acquire();
  window.addEventListener('pagehide', () => release());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) acquire();
  });
}

/** The ids of the tabs of this browser that are open. */
export async function openTabs(): Promise<readonly string[]> {
  if (!('locks' in navigator)) return [];
  try {
    const { held = [] } = await navigator.locks.query();
    return held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
  } catch {
    // The browser does not say: drafts are stored and offered all the same.
    return [];
  }
}

/** Calls back when the tab is hidden; it may be closed from then on. Returns what removes the listener. */
export function onTabHidden(report: () => void): () => void {
  const listener = (): void => {
    if (document.visibilityState === 'hidden') report();
  };
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
