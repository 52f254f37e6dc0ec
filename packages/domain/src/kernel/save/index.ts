export { $conflict, conflictAnswered, type Conflict, type ConflictField } from './conflict';
export { resourceRead, resourceWritten, STALE_AFTER_MS, writtenKey } from './freshness';
export { createGuardedWrite, QUIET_READ_MS, type Edit, type Resource } from './guarded-write';
export { mergeFields, type Field } from './merge';
