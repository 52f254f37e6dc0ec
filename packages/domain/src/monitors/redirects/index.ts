export { $hidden, list, page } from './list';
export * from './parts';
