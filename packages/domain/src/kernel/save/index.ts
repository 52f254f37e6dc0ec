export { resourceWritten, STALE_AFTER_MS } from './freshness';
export { resourceRead, type Edit, type Resource } from './resource';
export { createSave, readQuietly } from './save';
export { mergeFields, type Field } from './merge';
