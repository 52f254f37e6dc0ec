export { page } from './graph';
export * from './parts';
