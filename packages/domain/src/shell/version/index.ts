export { $isNewVersionShown, recoverFx, RELOAD_GUARD_MS, reloadedKey, type Recovery } from './recovery';
