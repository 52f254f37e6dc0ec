export { $hidden, list, page } from './desk';
export * from './parts';
