export { resourceRead, resourceWritten, STALE_AFTER_MS } from './freshness';
export { createSave, readQuietly, type Edit, type Resource } from './save';
export { mergeFields, type Field } from './merge';
