export { $hidden } from './list';
export { listState as list } from './list-state';
export { page } from './oauth-check';
export * from './parts';
