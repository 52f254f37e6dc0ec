export { $conflict, conflictAnswered, type Conflict, type ConflictField } from './conflict';
export { resourceRead, resourceWritten, STALE_AFTER_MS, writtenKey } from './freshness';
export { createGuardedWrite, QUIET_READ_MS, type Edit } from './guarded-write';
export { mergeFields, type GuardedField } from './merge';
