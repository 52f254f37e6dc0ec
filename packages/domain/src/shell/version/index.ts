export { $isNewVersionShown, recoverFx, RELOAD_GUARD_MS, reloadedKey } from './recovery';
