export * from './browser';
export * from './http';
export { $unsaved, unsavedChanged } from './unsaved';
export { createPage } from './page';
