export * from './browser';
export * from './http';
export { $isUnfinished, $isUnsavedOrUnfinished, $unsaved, leaveCancelled, unsavedDiscarded } from './unsaved';
export { createPage } from './page';
export { $conflict, conflictAnswered, type Conflict } from './guard/conflict';
export type { HiddenRows, ListState } from './list';
