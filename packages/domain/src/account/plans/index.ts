export { page } from './page';
export * from './parts';
