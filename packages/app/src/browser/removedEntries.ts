/**
 * What features that were removed on 2026-11-27 kept in this browser: keys, followed by a colon and an account where an
 * account kept it. Delete this file and its call a few releases later.
 */
const removed = [
  'dropdeck:check-up',
  'dropdeck:drafts',
  'dropdeck:job-notice',
  'dropdeck:journal',
  'dropdeck:monitor-hosts',
  'dropdeck:new-inputs',
  'dropdeck:notices',
  'dropdeck:palette',
  'dropdeck:tab:drafts',
  'dropdeck:tab:journal',
  'dropdeck:tags',
  'dropdeck:update-templates',
];

const isRemoved = (key: string): boolean =>
  removed.some((name) => key === name || key.startsWith(`${name}:`));

/** Deletes the entries of removed features. Blocked storage is left alone. */
export function deleteRemovedEntries(): void {
  for (const storageOf of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = storageOf();
      for (const key of Object.keys(storage).filter(isRemoved)) storage.removeItem(key);
    } catch {
      // The getter throws where storage is blocked.
    }
  }
}
