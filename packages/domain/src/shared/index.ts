export * from './browser';
export * from './http';
export { $isUnfinished, $unsaved, unfinishedChanged, unsavedChanged } from './unsaved';
export { createPage } from './page';
export { $conflict, conflictAnswered, type Conflict } from './guard/conflict';
