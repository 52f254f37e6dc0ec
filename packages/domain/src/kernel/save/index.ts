export { resourceRead, STALE_AFTER_MS } from './freshness';
export { resourceWritten } from './writes';
export { createSave, readQuietly, type Edit, type Resource } from './save';
export { mergeFields, type Field } from './merge';
