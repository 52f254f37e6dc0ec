export { localeChanged } from './format';
export * from './ports';
export * from './http';
export { $isUnsavedOrUnfinished, $unsaved, leaveCancelled, unsavedDiscarded } from './page/unsaved';
export { $conflict, conflictAnswered } from './save/conflict';
export { $location, located } from './page/location';
