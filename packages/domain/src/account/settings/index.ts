export { page } from './settings';
export * from './parts';
