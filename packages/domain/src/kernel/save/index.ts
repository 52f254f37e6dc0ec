export { resourceRead, resourceWritten, STALE_AFTER_MS } from './freshness';
export { createSave, readQuietly, saveInJob, type Edit, type Resource } from './save';
export { mergeFields, mergeRows, type Field } from './merge';
