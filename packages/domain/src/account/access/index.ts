export { $hidden, list, page } from './users';
export * from './parts';
