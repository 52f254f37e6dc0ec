export { $missingPart, recoverFx, RELOAD_GUARD_MS, reloadedKey } from './recovery';
