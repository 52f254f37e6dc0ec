export { page } from './payment';
export * from './parts';
