export * from './ports';
export * from './http';
export {
  $isUnfinished,
  $isUnsavedOrUnfinished,
  $unsaved,
  leaveCancelled,
  unsavedDiscarded,
} from './page/unsaved';
export { createPage } from './page/page';
export { $conflict, conflictAnswered, type Conflict } from './save/conflict';
export type { HiddenRows, ListState } from './list';
