import { moveEntries } from './storage';

/**
 * What features that were removed on 2026-11-27 kept in this browser: keys, followed by a colon and an account where an
 * account kept it. Delete this file and its call a few releases later.
 */
const removed =
  /^dropdeck:(?:check-up|drafts|job-notice|journal|monitor-hosts|new-inputs|notices|palette|tab:drafts|tab:journal|tags|update-templates)(?::|$)/;

/** Deletes the entries of removed features. Blocked storage is left alone. */
export const deleteRemovedEntries = (): void => moveEntries((key) => (removed.test(key) ? null : key));
