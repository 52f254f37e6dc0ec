export { opened } from './list';
export * from './parts';
