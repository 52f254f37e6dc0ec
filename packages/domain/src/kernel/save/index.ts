export { resourceRead, resourceWritten, STALE_AFTER_MS } from './freshness';
export { createGuardedWrite, readQuietly, type Edit, type Resource } from './guarded-write';
export { mergeFields, type Field } from './merge';
