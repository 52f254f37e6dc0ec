export * from './browser';
export * from './http';
export { $unsaved, unsavedChanged } from './unsaved';
export { createPage } from './page';
export { $conflict, conflictAnswered, type Conflict } from './guard/conflict';
