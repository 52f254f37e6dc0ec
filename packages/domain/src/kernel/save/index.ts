export { resourceRead, resourceWritten, STALE_AFTER_MS } from './freshness';
export { type Edit, type Resource } from './resource';
export { createSave, readQuietly } from './save';
export { mergeFields, type Field } from './merge';
