export { page } from './list';
export { $hidden, list } from './view';
export * from './parts';
