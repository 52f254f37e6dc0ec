export { resourceRead, STALE_AFTER_MS } from './freshness';
export { resourceWritten } from './writes';
export { type Edit, type Resource } from './resource';
export { createSave, readQuietly } from './save';
export { mergeFields, type Field } from './merge';
