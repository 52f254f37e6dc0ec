export { page } from './success';
export * from './parts';
