export * from './browser';
export * from './http';
export { $isUnfinished, $unsaved, unfinishedChanged, unsavedChanged } from './unsaved';
export { createPage } from './page';
